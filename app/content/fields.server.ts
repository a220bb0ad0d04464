import { basename, dirname } from "node:path";
import { z } from "zod";
import { areAddressesKnown, asAddress } from "./addresses.server.ts";
import { isVisible } from "./characters.server.ts";
import type { NamedFile, PictureKind } from "./field-meta.server.ts";
import { PHOTO, PICTURE } from "./file-kinds.server.ts";
import { fromRoot, isThere, namesIn } from "./load-content.server.ts";
import { mistakeInFile } from "./named-files.server.ts";
import { nearest } from "./nearest.server.ts";
import {
  asOwnPage,
  linksInstead,
  lostFolder,
  missingPartOfHome,
  pagePaths,
} from "./pages.server.ts";
import { printedAsTyped } from "./printed-text.server.ts";
import { linksOf, plainText, richText } from "./rich-text.server.ts";
import { addressMistake } from "./web-address.server.ts";

/** Adds what a schema's own check found: a whole sentence, and what to do about it. */
export function report(
  context: z.RefinementCtx,
  message: string,
  remedy: string,
  path: PropertyKey[] = [],
) {
  context.addIssue({ code: "custom", message, path, params: { remedy } });
}

/** Adds once what is missing itself, instead of each thing that needs it. */
export function reportMissing(context: z.RefinementCtx, file: string, what: "folder" | "file") {
  if (dirname(file) !== "." && !isThere(dirname(file)))
    return reportMissing(context, dirname(file), "folder");
  const problem = isThere(file)
    ? `this is no ${what}, an empty one, or one that may not be read.`
    : `the ${what} is not there, and other files name what was in it.`;
  // Not another year’s folder.
  const names = namesIn(fromRoot(dirname(file))).filter((name) => !/^\d+$/.test(name));
  const near = isThere(file)
    ? undefined
    : (nearest(basename(file), names) ??
      names.find((name) => name.startsWith(`${basename(file)}-`)));
  const remedy = near
    ? `Give ${dirname(file)}/${near} this name if that is meant.`
    : `Put the ${what} back, with all that was in it, or make it.`;
  context.addIssue({ code: "custom", message: problem, params: { remedy, file } });
}

/** For ids that name entries of a list elsewhere. People write the name, too. */
export function reportUnknown(
  context: z.RefinementCtx,
  id: string,
  list: { ids: string[]; of: string; place: string },
  path: PropertyKey[],
) {
  if (list.ids.includes(id)) return;
  const near = nearest(asAddress(id), list.ids);
  const remedy = near
    ? `Write ${near} if that is meant, or add it to ${list.place}.`
    : `Write an id from ${list.place}, or add it there.`;
  report(context, `“${id}” is not the id of ${list.of}.`, remedy, path);
}

/** For lists whose entries have a field that must differ, because it is part of a URL or identifies them. */
export function uniqueBy<Field extends string>(field: Field) {
  return (list: Record<Field, string | number>[], context: z.RefinementCtx) => {
    const seen = new Set<string | number>();
    list.forEach((entry, index) => {
      const value = entry[field];
      if (seen.has(value)) {
        report(
          context,
          `the ${field} “${value}” is in this list twice.`,
          `Give one of the two entries another ${field}, or delete it.`,
          [index, field],
        );
      }
      seen.add(value);
    });
  };
}

export function unique(list: string[], context: z.RefinementCtx) {
  list.forEach((text, index) => {
    if (list.indexOf(text) === index) return;
    report(context, `“${text}” is in this list twice.`, "Delete one of the two lines.", [index]);
  });
}

/** A text for visitors of a certain length. */
function text(min: number, max: number) {
  return z.string().min(min).max(max).superRefine(reportUnprintable);
}

function reportUnprintable(value: string, context: z.RefinementCtx, lines = value) {
  const typed = printedAsTyped(value, lines);
  if (typed) report(context, typed.problem, typed.remedy);
  else if (value !== "" && !isVisible(value))
    report(context, "the text has nothing that one could see.", "Write a text.");
}

/** For two fields that are shown together, such as a button’s words and where it leads, or both left out. */
export function together(one: string, other: string) {
  return (group: Record<string, unknown>, context: z.RefinementCtx) => {
    needs(one, other)(group, context);
    needs(other, one)(group, context);
  };
}

/** For a field that is not shown without another, such as a list without its heading. */
export function needs(field: string, other: string, path: PropertyKey[] = []) {
  return (group: Record<string, unknown>, context: z.RefinementCtx) => {
    if (group[field] === undefined || group[other] !== undefined) return;
    report(
      context,
      `${other} is missing, which ${field} needs.`,
      `Add a line “${other}: …”, or leave ${field} out.`,
      [...path, field],
    );
  };
}

/** A prefilled email: its subject, and the questions in its body. */
export const inquiry = z.strictObject({
  subject: singleLine(90, "The subject of the email.", "Sponsoring {club}"),
  body: text(1, 900)
    .meta({
      description: "The text of the email: a greeting and the questions you need answers to.",
    })
    .optional(),
});

/** `max` is the room on the page. VS Code shows the description and the examples. */
export function singleLine(max: number, description: string, ...examples: string[]) {
  return text(1, max).meta({ description, examples });
}

/** A text in which `[words](/newsletter)` is a link and `**words**` are bold. `max` counts what is shown of it. */
export function paragraph(max: number, description: string, ...examples: string[]) {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const rich = richText(text);
      reportUnprintable(plainText(rich), context, text);
      if (plainText(rich).length > max)
        context.addIssue({ code: "too_big", origin: "string", maximum: max, input: text });
      for (const to of linksOf(rich)) checkLink(to, context);
    })
    .meta({ description, examples, maxLength: max })
    .transform(richText);
}

/** The address of a page or PDF of this site, of another, or of an email. */
function checkLink(to: string, context: z.RefinementCtx) {
  if (/^mailto:|^[^/\s]+@[^/\s]+$/.test(to)) {
    const [, address] = /^mailto:([^?]+)/.exec(to) ?? [];
    if (email.safeParse(address).success) return;
    const remedy = "Write it like mailto:name@club.example.";
    return report(context, `“${to}” leads to no email address.`, remedy);
  }
  const own = to.startsWith("/documents/") ? documentFile : internalLink;
  const isInside = /^(?!\/\/.*\.)[./#]|^[\w-]+$/.test(to);
  const { error } = (isInside ? own : webLink).safeParse(to);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
}

/** A text in a certain form. `mistake` is the end of “… which is”, then the remedy on a line of its own. */
export function pattern(form: RegExp, mistake: string, description: string, ...examples: string[]) {
  return z.string(mistake).regex(form, mistake).meta({ description, examples });
}

/** An entry of a list, called by one of its fields. */
export function namedEntry<Shape extends z.core.$ZodLooseShape>(
  namedBy: keyof Shape & string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ namedBy });
}

/** A list of entries, each called by one of its fields. */
export function listOf<Shape extends z.core.$ZodLooseShape>(
  namedBy: keyof Shape & string,
  shape: Shape,
) {
  return z.array(namedEntry(namedBy, shape));
}

/** A part of a page that a club may leave out. */
export function optionalGroup<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).optional();
}

/** `readable` is the address as the check has to read it. */
function webAddress(readable: (address: string) => string) {
  return z
    .string()
    .superRefine((address, context) => {
      const [mistake, remedy] = addressMistake(readable(address)) ?? [];
      if (mistake && remedy) report(context, `“${address}” ${mistake}.`, remedy);
    })
    .meta({ format: "uri" });
}

/** An external link, encrypted only. */
export const externalLink = webAddress((address) => address).meta({
  description: "A full web address on another site, beginning with https://.",
  examples: ["https://uofxai.example"],
});

/** An address of others, who may not encrypt theirs. */
export const webLink = webAddress((address) => address.replace(/^http:/i, "https:")).meta({
  description: "A full web address, beginning with https:// or http://.",
  examples: ["https://ada.example"],
});

/** Without signs that end or change a mailto: link, such as ? and %. The last part may be in the form xn--…. */
const EMAIL =
  /^[\w!$&'*+/=~^-]+(?:\.[\w!$&'*+/=~^-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/i;

export const email = z
  .email({
    pattern: EMAIL,
    error: ({ input }) =>
      /@.*[^\0-\x7f]/.test(String(input))
        ? "not an email address for every program.\nWrite what is after the @ in the form xn--…, which its owner knows."
        : "not an email address.\nWrite it like name@club.example.",
  })
  .superRefine((address, context) => {
    const [mistake] = addressMistake(`https://${address.replace(/^.*@/, "")}`) ?? [];
    if (mistake) report(context, `“${address}” ${mistake}.`, "Correct what is after the @.");
  })
  .meta({
    description: "An email address of a role, if possible.",
    examples: ["hello@uofxai.example"],
  });

/** A day, written 2025-01-25. */
export const day = z.iso
  .date({
    error: ({ input }) =>
      typeof input === "string" && /^\d{4}-\d\d-\d\d$/.test(input)
        ? "not a day of any calendar.\nCorrect the month or the day."
        : /[^\0-\x7f]/.test(String(input))
          ? "not a day: its hyphens or digits are of another kind.\nType it again, such as 2025-01-25."
          : "not a day.\nWrite it as year-month-day, such as 2025-01-25.",
  })
  .superRefine((date, context) => {
    if (!/^(?:19|20)/.test(date))
      report(context, `“${date}” is not a day of our time.`, "Correct the year.");
  })
  .meta({ description: "A day, written year-month-day.", examples: ["2025-01-25"] });

const DAY_MONTH_OR_YEAR =
  "Write it like 2025-01-25, 2025-01 for a month or 2025 for a year, or leave the line out.";

/** For an event that names its month or year only, written 2025-01 or 2025. */
export const dayMonthOrYear = z
  .string(`not a day.\n${DAY_MONTH_OR_YEAR}`)
  .superRefine((date, context) => {
    if (/^\d{4}(-\d\d){0,2}$/.test(date) && day.safeParse(`${date}-01-01`.slice(0, 10)).success)
      return;
    report(context, `“${date}” is not a day.`, DAY_MONTH_OR_YEAR);
  })
  .meta({
    description: "A day, written year-month-day, a month, written year-month, or a year.",
    examples: ["2025-01-25", "2025-01", "2025"],
  });

/** A time of day on the 24-hour clock, written "09:00". */
export const timeOfDay = pattern(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "not a time of day.\nWrite it on the 24-hour clock, such as 09:00.",
  "A time of day on the 24-hour clock.",
  "09:00",
  "17:00",
);

export const currency = pattern(
  /^[A-Z]{3}$/,
  "not the code of a currency.\nWrite it like CAD.",
  "The currency, by its three capital letters.",
  "CAD",
).superRefine((code, context) => {
  if (!/^[A-Z]{3}$/.test(code) || Intl.supportedValuesOf("currency").includes(code)) return;
  report(context, `no currency has the code ${code}.`, "Write it like CAD.");
});

export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "not made of small letters, digits and single hyphens alone.\nWrite it like northwind-labs.",
  "A name for addresses, of small letters, digits and hyphens. Leave it once anyone may have shared it.",
  "ada-example",
);

/** The name of a picture in a folder. It becomes what `picture()` reads. */
export function pictureIn(folder: string, kind: PictureKind) {
  return fileIn(folder, kind, "picture", PHOTO, "a .jpg, .png, .webp or .avif");
}

/** The name of a logo, which becomes what `logoPicture()` reads. */
export const logoFile = fileIn(
  "content/logos",
  "logo",
  "logo",
  PICTURE,
  "an .svg, .png, .jpg, .webp or .avif",
);

const PDF = /\.pdf$/;

/** A document's path, such as /documents/projectx-2023/code-of-conduct.pdf. It must be in public/. */
export const documentFile = z
  .string()
  .superRefine((path, context) => {
    const [, folder, name] = /^(\/documents(?:\/[a-z0-9-]+)*)\/([^/]+\.pdf)$/.exec(path) ?? [];
    if (folder && name) return checkFile(`public${folder}`, name, "document", PDF, context);
    report(
      context,
      `“${path}” is not the address of a PDF.`,
      "Write it like /documents/projectx-2023/code-of-conduct.pdf.",
    );
  })
  .meta({
    description: "The address of a PDF in public/documents/.",
    examples: ["/documents/projectx-2023/code-of-conduct.pdf"],
    file: { folder: "public", kind: "document" },
  });

function fileIn<Kind extends NamedFile["kind"]>(
  folder: string,
  kind: Kind,
  what: string,
  extension: RegExp,
  kinds: string,
) {
  return z
    .string()
    .superRefine((name, context) => {
      const isName = !/[\\/]/.test(name) && extension.test(name);
      if (isName) return checkFile(folder, name, what, extension, context);
      const whole = namesIn(fromRoot(folder)).find((each) => each.startsWith(`${name}.`));
      report(
        context,
        `“${name}” is not the file name of a ${what}.`,
        whole
          ? `Write the whole name, ${whole}. Windows and macOS hide its ending.`
          : extension.test(name)
            ? `Put the ${what} into ${folder}/ and write only what is after the last slash.`
            : `Save the ${what} as ${kinds} file in ${folder}/ and write its name here.`,
      );
    })
    .meta({
      // The schema of an edition is the same for every year.
      description: `The file name of a ${what}: ${kinds} file in ${folder.replace(/\d{4}$/, "<year>")}/.`,
      examples: [what === "logo" ? "northwind-labs.svg" : "ada-example.jpg"],
      file: { folder, kind },
    })
    .transform((name) => ({ path: `${folder}/${name}`, kind }));
}

function checkFile(
  folder: string,
  name: string,
  what: string,
  kinds: RegExp,
  context: z.RefinementCtx,
) {
  // Not existsSync: macOS and Windows ignore capitals, web servers do not.
  const files = isThere(folder) ? namesIn(fromRoot(folder)).map((each) => each.normalize()) : [];
  if (files.length === 0) return reportMissing(context, folder, "folder");
  if (files.includes(name.normalize())) {
    const mistake = mistakeInFile(`${folder}/${name}`, kinds);
    if (mistake) report(context, mistake.problem, mistake.remedy);
    return;
  }
  // Windows hides the ending that a program adds to a name typed with one.
  const near =
    nearest(name.replaceAll("%20", " "), files) ??
    files.find((each) => each.startsWith(`${name}.`));
  const isAlike = near?.normalize("NFKC") === name.normalize("NFKC");
  report(
    context,
    `there is no ${what} ${folder}/${name}.`,
    isAlike
      ? "There is one that only differs in the kind of its spaces: rename it, without spaces."
      : near
        ? `There is one called ${near}: write that name, or add the missing ${what}.`
        : `Add the ${what} there, or correct the name.`,
  );
}

/** `sample: true` marks invented content, for the content check. No page shows it. */
export const sample = z
  .boolean()
  .optional()
  .meta({ description: "Marks invented content. Delete the line once everything here is yours." })
  .transform(() => undefined);

export const alt = singleLine(
  200,
  "What the picture shows, in one sentence, for people who cannot see it.",
  "A full lecture hall during the panel.",
);

export const pageDescription = z.strictObject({
  title: text(2, 60).meta({
    description: "The page’s title in search results and on the browser’s tab.",
  }),
  // Ten Chinese characters are a sentence.
  description: text(10, 160).meta({
    description: "What search results and link previews say under the title.",
  }),
});

export const question = namedEntry("question", {
  question: singleLine(140, "The question, as a visitor would ask it.", "Will there be food?"),
  answer: paragraph(900, "The answer, its first sentence being the shortest true one."),
});

export const questions = z
  .array(question)
  .min(1)
  .superRefine(uniqueBy("question"))
  .meta({ description: "Questions and answers, in page order." });

export const internalLink = z
  .string()
  .overwrite(asOwnPage)
  .superRefine((path, context) => {
    const pages = pagePaths();
    const instead = linksInstead(path);
    const lost = lostFolder(path);
    const isKnown = (each: string) => pages.includes(each.replace(/#.*$/, ""));
    // As people write it: with the site's own name, a slash at the end, capitals.
    const bare = path.replaceAll(/^https?:\/\/[^/]+|(?:\.html|\/+)(?=#|$)|#$/gi, "");
    const meant = `/${bare.replace(/^[./]+/, "").toLowerCase()}`;
    const form = /^\/[a-z0-9-]*(#[\p{L}\p{M}\p{N}%-]+)?$/u;
    const isMeant = form.test(meant) && isKnown(meant) && meant !== "/";
    const asMeant = isMeant ? `Write ${meant} if that is meant.` : undefined;
    if (!form.test(path)) {
      report(
        context,
        `“${path}” is not an address inside the site.`,
        asMeant ?? "Write it like /newsletter or /#about.",
      );
    } else if (lost) {
      reportMissing(context, lost, "folder");
    } else if (!isKnown(path) && areAddressesKnown()) {
      report(context, `there is no page “${path}”.`, `The pages are: ${pages.join(", ")}.`);
    } else if (instead) {
      report(
        context,
        `“${path}” leads to a part that Home does not have.`,
        `Write ${nearest(path, instead) ?? instead.join(" or ")}, or take away the # and what follows.`,
      );
    } else if (missingPartOfHome(path)) {
      const people = path === "/#meet-the-team" ? " and people in content/team.yaml" : "";
      report(
        context,
        `“${path}” is a part of Home that is left out.`,
        `Take the link out, or write “${missingPartOfHome(path)}:” in content/home.yaml${people}.`,
      );
    }
  })
  .meta({
    description: "An address inside the site: a page, with a part of it after # if wanted.",
    examples: ["/newsletter", "/#about"],
  });

export const pageOrWebLink = z
  .string()
  .overwrite(asOwnPage)
  .superRefine(checkLink)
  .meta({
    description: "A page or PDF of this site, a full web address, or an email after mailto:.",
    examples: ["/conferencex#highlights", "/documents/map.pdf", "https://maps.example"],
  });

export const buttonLink = z.strictObject({
  label: singleLine(50, "The button’s words.", "Look back at ConferenceX 2024"),
  to: pageOrWebLink,
});

/** A person’s pages elsewhere. */
export const links = listOf("label", {
  label: singleLine(40, "What the link leads to.", "Website", "Mastodon"),
  url: pageOrWebLink,
});

export function year(description: string) {
  return z
    .int()
    .min(2000)
    .max(2100)
    .meta({ description, examples: [2025] });
}
