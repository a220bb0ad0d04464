import { z } from "zod";
import { addresses, redirects } from "./address-fields.server.ts";
import { SITE_FILE } from "./addresses.server.ts";
import { ContentError } from "./content-error.server.ts";
import {
  currency,
  day,
  email,
  singleLine,
  listOf,
  namedEntry,
  externalLink,
  uniqueBy,
  pageDescription,
  pageOrWebLink,
  paragraph,
  pattern,
  report,
  sample,
  webLink,
  year,
} from "./fields.server.ts";
import { FIGURES_FILE, hasContent, loadContent, readYaml } from "./load-content.server.ts";
import { LANGUAGE, type Placeholders } from "./placeholders.server.ts";
import { plainText, type RichText } from "./rich-text.server.ts";

const calendarService = z.strictObject({
  label: singleLine(40, "What the link says.", "Google Calendar"),
  url: externalLink,
});

const navigationItem = namedEntry("label", {
  label: singleLine(24, "The link’s words.", "Newsletter"),
  to: pageOrWebLink,
});

/** At its end may be another calendar, clock or digits than the site writes in the language. */
const LANGUAGE_CODE =
  /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-(?:[A-Z]{2}|\d{3}))?)(-u(?=-)(-ca-(?:buddhist|persian))?(-hc-h(?:12|23))?(-nu-[a-z]{4,8})?)?$/;
const LANGUAGES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

export const siteSchema = z
  .strictObject({
    sample,
    club: singleLine(60, "The club’s name, as in the header. Best under 24 letters.", "UofX AI"),
    clubFullName: singleLine(
      90,
      "The club’s full name, where it has a longer one: in the copyright line and for search engines.",
      "University of X Artificial Intelligence Society",
    ).optional(),
    university: singleLine(
      60,
      "The university’s full name, for {university} in other files.",
      "University of X",
    ).optional(),
    universityAbbreviation: singleLine(
      24,
      "The university’s short name, for {abbreviation} in other files.",
      "UofX",
    ).optional(),
    address: externalLink
      .overwrite((address) => address.replace(/(?<=^https:\/\/[^/]+)\/$/, ""))
      .superRefine((address, context) => {
        if (!URL.canParse(address)) return;
        const { origin, pathname, search, hash, username } = new URL(address);
        if (pathname !== "/" || search || hash || username) {
          report(
            context,
            `“${address}” is more than a host name, but every link of the site begins at the root of its host.`,
            `Write ${origin}, or ask your host for a name of the club’s own.`,
          );
        }
      })
      .meta({
        description: "Where the site is published.",
        examples: ["https://uofxai.example"],
      }),
    language: pattern(
      LANGUAGE_CODE,
      "not a language code.\nWrite it like en or en-CA.",
      "The language of the pages, as a code.",
      "en-CA",
    ).superRefine((code, context) => {
      const [, language] = LANGUAGE_CODE.exec(code) ?? [];
      if (language && !LANGUAGES.of(language))
        report(context, `no language has the code ${code}.`, "Write it like en or en-CA.");
    }),
    addresses,
    redirects,
    currency: currency.optional().meta({
      description:
        "The currency of the partner page’s prices, as a code. Without it they are numbers alone.",
      examples: ["CAD"],
    }),
    tagline: singleLine(120, "The club’s tagline, on every page.").optional(),
    newsletterName: singleLine(40, "The newsletter’s name.", "Neural Notes").optional(),
    navigation: z.array(navigationItem).min(1).max(12).optional(),
    footerNavigation: z.array(navigationItem).min(1).max(12).optional(),
    partnerButton: navigationItem.optional(),
    contacts: z
      .strictObject({
        heading: singleLine(40, "The heading over the contacts.", "Contacts"),
        people: listOf("label", {
          label: singleLine(40, "Whom the address reaches.", "Partnerships"),
          email,
        })
          .min(1)
          .max(20),
        affiliatedSite: z
          .strictObject({
            label: singleLine(60, "What the site is to the club.", "Affiliated site"),
            name: singleLine(60, "The site’s name."),
            url: webLink,
          })
          .optional()
          .meta({ description: "A site that belongs to the club. Leave it out if there is none." }),
      })
      .optional(),
    social: listOf("label", {
      label: singleLine(24, "The network’s name.", "Instagram"),
      url: pageOrWebLink,
    })
      .min(1)
      .max(12)
      .optional()
      .meta({
        description:
          "The club’s own pages elsewhere, at the foot of every page and for search engines.",
      }),
    partnershipsEmail: email.optional(),
    newsletterSignup: webLink.optional(),
    /** Each calendar's page for a new entry. */
    calendarServices: z
      .strictObject({ google: calendarService.optional(), outlook: calendarService.optional() })
      .optional(),
    /** For /.well-known/security.txt. */
    security: z.strictObject({ email, expires: day }).optional(),
    copyrightYear: year("The year of the copyright line.").optional(),
    footerNote: paragraph(200, "The sentence at the very end of every page.").optional(),
    notFound: z
      .strictObject({
        page: pageDescription,
        heading: singleLine(40, "The page’s heading.", "Page not found"),
        text: paragraph(200, "What has happened, in a sentence or two."),
        links: z.array(navigationItem).min(1).max(8),
      })
      .optional()
      .meta({ description: "Without it, the page has the number 404 and a link to Home." }),
  })
  .superRefine(neededBy("newsletter", "newsletterName"))
  .superRefine(neededBy("partner-with-us", "partnershipsEmail"));

function neededBy(page: string, field: string) {
  return (site: Record<string, unknown>, context: z.RefinementCtx) => {
    if (site[field] !== undefined || !hasContent(page)) return;
    report(
      context,
      `${field} is missing, but there is a file content/${page}.yaml.`,
      `Add a line “${field}: …”, or delete that file if the club leaves the page out.`,
    );
  };
}

/** For search engines and the browser’s tab, if a page's file has no words for them: the heading and the first paragraph. */
export function pageFrom(heading: string, text: RichText) {
  return {
    title: `${heading} | ${loadSite().club}`,
    description: plainText(text).replace(/\n.*/s, ""),
  };
}

export const figuresSchema = listOf("id", {
  id: pattern(
    /^[a-z][a-zA-Z]*$/,
    "not made of letters alone, the first of them small.\nWrite it like conferenceAttendees.",
    "The figure’s name in the other files, in braces.",
    "conferenceAttendees",
  ),
  /** As it is printed: 500+, $40k, 8. */
  value: singleLine(16, "The figure as it is printed.", "500+", "$40k"),
  inSentences: singleLine(24, "The figure within a sentence, if it differs.", "over 15").optional(),
  /** Such as “attendees of ConferenceX 2025”, so that no page uses the figure for something else. */
  scope: singleLine(160, "What it counts, so that nobody uses it for something else."),
}).superRefine(uniqueBy("id"));

export function loadSite() {
  return loadPageContent(SITE_FILE, siteSchema, figurePlaceholders);
}

export type Site = ReturnType<typeof loadSite>;

export function loadFigures() {
  return loadContent(FIGURES_FILE, figuresSchema);
}

function figurePlaceholders(): Placeholders {
  const figures = loadFigures().map((figure) => [figure.id, figure]);
  return { ...Object.fromEntries(figures), [LANGUAGE]: siteLanguage() };
}

/** Words of the site, whatever else is wrong in its file. */
const siteWords = z
  .object(siteSchema.shape)
  .pick({
    club: true,
    clubFullName: true,
    university: true,
    universityAbbreviation: true,
    tagline: true,
    newsletterName: true,
  })
  .superRefine(neededBy("newsletter", "newsletterName"));

export function loadPlaceholders(): Placeholders {
  const site = loadContent(SITE_FILE, siteWords, figurePlaceholders());
  const { club, clubFullName, university, tagline, newsletterName } = site;
  const words = { club, clubFullName, university, abbreviation: site.universityAbbreviation };
  const stated = Object.entries({ ...words, tagline, newsletterName }).filter(([, word]) => word);
  return { ...Object.fromEntries(stated), ...figurePlaceholders() };
}

/** English if it cannot be read or is no language code, which is reported with site.yaml. */
export function siteLanguage(): string {
  try {
    const { language } = readYaml(SITE_FILE) as Placeholders;
    return siteSchema.shape.language.parse(language);
  } catch {
    return "en";
  }
}

/** A page's own problems come first, then those of the files that its placeholders come from. */
export function loadPageContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  load: () => Placeholders = loadPlaceholders,
): z.output<Schema> {
  let placeholders: Placeholders;
  try {
    placeholders = load();
  } catch (cause) {
    try {
      loadContent(file, schema, null);
    } catch (error) {
      if (!(error instanceof ContentError) || error.problems.length > 0) throw error;
    }
    throw cause;
  }
  return loadContent(file, schema, placeholders);
}
