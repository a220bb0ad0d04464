import { z } from "zod";
import { isThere, namesIn } from "./files.server.ts";
import { didYouMean } from "./mistakes.server.ts";
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
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "write small letters, digits and hyphens, such as ada-example.",
  )
  .meta({
    description: "A name for addresses. Leave it once anyone may have shared it.",
    examples: ["ada-example"],
  });

export const day = z.iso
  .date("is no day of the calendar. Write it as year-month-day, such as 2025-01-25.")
  .meta({ description: "A day, written year-month-day.", examples: ["2025-01-25"] });

export const email = z.email("is no email address. Write it like name@club.example.").meta({
  description: "An email address of a role, if possible.",
  examples: ["hello@club.example"],
});

export const webLink = z
  .url({
    protocol: /^https?$/,
    hostname: /\./,
    error: "is no web address. Begin it with https://.",
  })
  .meta({ description: "A full web address.", examples: ["https://ada.example"] });

/** A page of the site, with a part of it after #. */
export const internalLink = z
  .string()
  .superRefine((to, context) => {
    const [page = ""] = to.split("#");
    const pages = pagePaths();
    if (!pages.includes(page))
      context.addIssue(
        `there is no page “${page}”.${didYouMean(page, pages) || ` The pages are ${pages.join(", ")}.`}`,
      );
  })
  .meta({
    description: "A page of the site, with a part of it after #.",
    examples: ["/newsletter", "/#about"],
  });

/** The path of a PDF in `public/documents/`. */
export const documentFile = z
  .string()
  .regex(/^\/documents\/[\w./-]+\.pdf$/, {
    error:
      "must be the address of a PDF, such as /documents/projectx-2023/code-of-conduct.pdf, without spaces.",
    abort: true, // because no such file is there
  })
  .superRefine((path, context) => checkFile(`public${path}`, context))
  .meta({
    description: "The address of a PDF in public/documents/.",
    examples: ["/documents/map.pdf"],
  });

function checkLink(to: string, context: z.RefinementCtx) {
  const schema = to.startsWith("mailto:")
    ? email
    : to.startsWith("/documents/")
      ? documentFile
      : /^[/#]|^[\w-]+$/.test(to)
        ? internalLink
        : webLink;
  const { error } = schema.safeParse(to.replace(/^mailto:([^?]*).*/, "$1"));
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
  if (isThere(file)) return;
  const [, folder = "", name = ""] = /^(.*)\/(.*)$/.exec(file) ?? [];
  context.addIssue(`there is no file ${file}.${didYouMean(name, namesIn(folder))}`);
}

/** For lists in which a field must differ, because it identifies the entry or is part of its address. */
export function unique<Field extends string>(field: Field) {
  return (list: Record<Field, string | number>[], context: z.RefinementCtx) => {
    const values = list.map((entry) => entry[field]);
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;
      context.addIssue({
        code: "custom",
        message: `“${value}” is in this list twice. Give one of the two another ${field}, or delete it.`,
        path: [index, field],
      });
    });
  };
}

/** For entries named by their ids, each once. `known` are those of `file`, if it can be read. */
export function checkIds(
  ids: string[],
  known: string[] | undefined,
  file: string,
  context: z.RefinementCtx,
  path: PropertyKey[] = [],
) {
  ids.forEach((id, index) => {
    const report = (message: string) =>
      context.addIssue({ code: "custom", message, path: [...path, index] });
    if (known?.includes(id) === false)
      report(`there is no “${id}” in ${file}.${didYouMean(id, known)}`);
    else if (ids.indexOf(id) !== index) report(`“${id}” is in this list twice.`);
  });
}

/** Whether a parser that throws accepts what it is given. */
export function works(parse: () => unknown): boolean {
  try {
    return Boolean(parse());
  } catch {
    return false;
  }
}
