import type { z } from "zod";
import { conferencePath, conferenceYears } from "./addresses.server.ts";
import { currentConferenceYear, editionSchema, recapSchema } from "./conference.server.ts";
import { homeSchema } from "./home.server.ts";
import { learnaiSchema } from "./learnai.server.ts";
import { newsletterSchema } from "./newsletter.server.ts";
import { organisationsSchema } from "./organisations.server.ts";
import { partnerSchema } from "./partner.server.ts";
import { projectxSchema } from "./projectx.server.ts";
import { figuresSchema, siteSchema } from "./site.server.ts";
import { teamSchema } from "./team.server.ts";

/** One content file, as the tools that help to edit it know it. */
export type ContentFile = {
  /** Path from the project's root. */
  file: string;
  /** What a person calls it. */
  label: string;
  schema: z.ZodType;
  /** The page on which one sees it first. */
  page: string;
};

/** Every content file there is now, with its schema (B10): the editing page and the checks go through this list. */
export function contentFiles(): ContentFile[] {
  return [
    at("site", "Every page: name, menus, contacts", siteSchema, "/"),
    at("figures", "Figures", figuresSchema, "/"),
    at("home", "Home", homeSchema, "/"),
    at("team", "Team", teamSchema, "/#meet-the-team"),
    at("organisations", "Organisations and logos", organisationsSchema, "/"),
    at("partner-with-us", "Partner with us", partnerSchema, "/partner-with-us"),
    ...conferenceYears().map((year) =>
      year === currentConferenceYear()
        ? at(`conferencex/${year}`, `ConferenceX ${year}`, editionSchema(year), "/conferencex")
        : at(
            `conferencex/${year}`,
            `ConferenceX ${year} (look-back)`,
            recapSchema(year),
            conferencePath(year),
          ),
    ),
    at("projectx", "ProjectX", projectxSchema, "/projectx"),
    at("newsletter", "Newsletter", newsletterSchema, "/newsletter"),
    at("learnai", "LearnAI", learnaiSchema, "/learnai"),
  ];
}

function at(name: string, label: string, schema: z.ZodType, page: string): ContentFile {
  return { file: `content/${name}.yaml`, label, schema, page };
}
