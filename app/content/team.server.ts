import { z } from "zod";
import { allContent } from "./content-error.server.ts";
import { paragraph, slug, text, unique } from "./fields.server.ts";
import { focus, links } from "./groups.server.ts";
import { isThere } from "./files.server.ts";
import { pictureIn } from "./pictures.server.ts";
import { portraitOf } from "./portraits.server.ts";
import { loadPageContent } from "./site.server.ts";

export const teamSchema = z
  .array(
    z.strictObject({
      id: slug,
      name: text(120, "The person’s name, as they want it written.", "Ada Example"),
      role: text(120, "What they do in the club.", "Co-President").optional(),
      photo: pictureIn("content/team", "portrait").optional(),
      focus,
      description: paragraph(2000, "A few sentences, shown when the card is opened.").optional(),
      links,
    }),
  )
  .superRefine(unique("id"));

export const TEAM_FILE = "content/team.yaml";

export async function loadTeam() {
  const members = isThere(TEAM_FILE) ? loadPageContent(TEAM_FILE, teamSchema) : [];
  return allContent(members, async (member) => ({ ...member, ...(await portraitOf(member)) }));
}

export type TeamMember = Awaited<ReturnType<typeof loadTeam>>[number];
