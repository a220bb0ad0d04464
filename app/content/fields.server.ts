import { basename, dirname } from "node:path";
import { z } from "zod";
import { namesIn } from "./files.server.ts";
import { didYouMean, sentenceOf } from "./mistakes.server.ts";
import { pagePaths } from "./pages.server.ts";
import { linksOf, plainText, richText } from "./rich-text.server.ts";

/** A text of one line. `max` is the room on the page. VS Code shows the description and the examples. */
export function text(max: number, description: string, ...examples: string[]) {
  return z.string().max(max).meta({ description, examples });
}

/** A text in which `[words](/newsletter)` is a link, `**words**` are bold and `*words*` italic. `max` counts what is shown. */
export function paragraph(max: number, description: string, ...examples: string[]) {
  return z
    .string()
    .superRefine((written, context) => {
      const rich = richText(written);
      const { length } = plainText(rich);
      if (length > max)
        context.addIssue(`is too long: ${length} characters, and there is room for ${max}.`);
      for (const to of linksOf(rich)) checkLink(to, context);
    })
    .meta({ description, examples, maxLength: max })
    .transform(richText);
}

export function year(description: string) {
  return z
    .string()
    .regex(/^20\d\d$/, "must be a year, such as 2025, without a comma.")
    .meta({ description, examples: ["2025"] })
    .transform(Number);
}

export const slug = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, "write small letters, digits and hyphens, like ada-example.")
  .meta({
    description: "A name for addresses. Leave it once anyone may have shared it.",
    examples: ["ada-example"],
  });

export const day = z.iso
  .date()
  .meta({ description: "A day, written year-month-day.", examples: ["2025-01-25"] });

export const email = z.email().meta({
  description: "An email address of a role, if possible.",
  examples: ["hello@club.example"],
});

export const webLink = z
  .url({ protocol: /^https?$/, hostname: /\./ })
  .meta({ description: "A full web address.", examples: ["https://ada.example"] });

function checkLink(to: string, context: z.RefinementCtx) {
  if (/^(?:tel:\+?[\d-]+|#[\w-]+)$/.test(to)) return;
  const [page = ""] = to.split("#");
  if (to.startsWith("/documents/")) return checkFile(`public${page}`, context);
  if (/^[/#]|^[\w-]+$/.test(to)) return checkKnown(page, pagePaths(), `page “${page}”`, context);
  const schema = to.startsWith("mailto:") ? email : webLink;
  const { error } = schema.safeParse(to.replace(/^mailto:([^?]*).*/, "$1"), { error: sentenceOf });
  for (const { message } of error?.issues ?? []) context.addIssue(`“${to}”: ${message}`);
}

/** Where a link may lead: a page, a PDF, another site, an email. */
export const link = z
  .string()
  .superRefine(checkLink)
  .meta({
    description: "A page or PDF of this site, a full web address, or an email after mailto:.",
    examples: ["/conferencex#highlights", "/documents/map.pdf", "https://maps.example"],
  });

/** Reports a file that is not there, with capitals as the web has them. */
export function checkFile(file: string, context: z.RefinementCtx) {
  checkKnown(basename(file), namesIn(dirname(file)), `file ${file}`, context);
}

/** Reports a name that is not among those there are, and which of them may be meant. */
export function checkKnown(
  name: string,
  known: string[],
  called: string,
  context: z.RefinementCtx,
  path: PropertyKey[] = [],
) {
  if (known.includes(name)) return;
  const message = `there is no ${called}.${didYouMean(name, known)}`;
  context.addIssue({ code: "custom", message, path });
}

/** For lists in which no entry, or no such field of one, may be there twice. */
export function unique(field?: string) {
  return (list: unknown[], context: z.RefinementCtx) => {
    const values = list.map((entry) => (field ? Object(entry)[field] : entry));
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;
      const message = `“${value}” is in this list twice. Give one of the two another ${field ?? "id"}, or delete it.`;
      context.addIssue({ code: "custom", message, path: field ? [index, field] : [index] });
    });
  };
}
