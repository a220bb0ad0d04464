import { z } from "zod";
import { email, link, paragraph, text, unique, webLink, year } from "./fields.server.ts";
import { labelledLink, links } from "./groups.server.ts";
import { loadContent } from "./load-content.server.ts";
import { isThere } from "./files.server.ts";
import { pagePaths } from "./pages.server.ts";
import type { Placeholders } from "./placeholders.server.ts";

export const SITE_FILE = "content/site.yaml";
export const FIGURES_FILE = "content/figures.yaml";

/** en, en-CA, zh-Hant-TW: what Intl accepts. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

const menuItem = z.strictObject({ label: text(24, "The link’s words.", "Newsletter"), to: link });

const oldAddress = z
  .string()
  .regex(
    /^(?:\/[\p{L}\p{M}\p{N}._~-]+)+\/?$/u,
    "write what was behind the site’s name, such as /events/2019.",
  )
  .refine((from) => !pagePaths().includes(from.toLowerCase().replace(/(?:\.html|\/)$/, "")), {
    error: "is a page of the site. Delete the entry.", // hosts ignore these differences
  })
  .meta({ description: "An address that a page had before.", examples: ["/events/2019"] });

const redirects = z
  .array(z.strictObject({ from: oldAddress, to: link }))
  .superRefine(unique("from"))
  .optional()
  .meta({ description: "Old addresses, and the page each leads on to for good." });

export const siteSchema = z.strictObject({
  club: text(60, "The club’s name, as in the header.", "UofX AI"),
  university: text(60, "The university’s full name, for {university} in other files.").optional(),
  universityAbbreviation: text(24, "The university’s short name, for {abbreviation}.").optional(),
  address: webLink
    .regex(/^https:\/\/[^/?#]+\/?$/, "must be a host’s name alone, such as https://uofxai.example.")
    .meta({
      description: "Where the site is published.",
      examples: ["https://uofxai.example"],
    })
    .transform((address) => address.replace(/\/$/, "")),
  language: z
    .string()
    .regex(LANGUAGE, "is no code of a language. Write it like en or en-CA.")
    .meta({ description: "The language of the pages, dates and numbers.", examples: ["en-CA"] }),
  redirects,
  tagline: text(200, "The club’s tagline, on every page.").optional(),
  newsletterName: text(40, "The newsletter’s name.", "Neural Notes").optional(),
  navigation: z.array(menuItem).optional(),
  footerNavigation: z.array(menuItem).optional(),
  partnerButton: menuItem.optional(),
  contacts: z
    .array(z.strictObject({ label: text(40, "Whom the address reaches.", "Partnerships"), email }))
    .optional(),
  affiliatedSite: labelledLink.optional(),
  social: links.meta({ description: "The club’s own pages elsewhere, on every page." }),
  newsletterSignup: webLink.optional(),
  copyrightYear: year("The year of the copyright line.").optional(),
  footerNote: paragraph(200, "The sentence at the very end of every page.").optional(),
});

export const figuresSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z][a-zA-Z]*$/, "write letters alone, the first a small one.")
        .meta({
          description: "The figure’s name in other files, in braces.",
          examples: ["conferenceAttendees"],
        }),
      value: text(16, "The figure as it is printed.", "500+", "$40k"),
      inSentences: text(24, "The figure within a sentence, if it differs.", "over 15").optional(),
    }),
  )
  .superRefine(unique("id"));

export function loadSite() {
  return loadContent(SITE_FILE, siteSchema, figuresById());
}

export type Site = z.output<typeof siteSchema>;

export function loadFigures() {
  return isThere(FIGURES_FILE) ? loadContent(FIGURES_FILE, figuresSchema) : [];
}

function figuresById(): Placeholders {
  return Object.fromEntries(loadFigures().map((figure) => [figure.id, figure]));
}

/** English if the file has mistakes, which it reports itself. */
export function siteLanguage(): string {
  try {
    return loadSite().language;
  } catch {
    return "en";
  }
}

/** The names that every page's texts may have in braces. `standIn` is there if a file with mistakes may have others. */
export function sitePlaceholders(): { known: Placeholders; standIn?: string | undefined } {
  try {
    const site = loadSite();
    const { club, university, universityAbbreviation: abbreviation } = site;
    const { tagline, newsletterName } = site;
    const words = Object.entries({ club, university, abbreviation, tagline, newsletterName });
    const stated = words.flatMap(([name, word]) => (word ? [[name, word]] : []));
    return { known: { ...Object.fromEntries(stated), ...figuresById() } };
  } catch {
    return { known: {}, standIn: "0" };
  }
}

/** Reads a page's file, whose texts may name figures and words of the site. Throws a ContentError. */
export function loadPageContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  more: Placeholders = {},
): z.output<Schema> {
  const { known, standIn } = sitePlaceholders();
  return loadContent(file, schema, { ...known, ...more }, standIn);
}
