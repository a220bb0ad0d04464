import { distance } from "fastest-levenshtein";
import type { ErrorCode } from "yaml";
import { z } from "zod";

/** “ Did you mean “photo”?” for the word of a list that is at most two letters away, and otherwise nothing. */
export function didYouMean(word: string, known: string[]): string {
  const distanceTo = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [near] = known
    // A short word is two letters away from half the dictionary.
    .filter((other) => distanceTo(other) <= Math.min(2, other.length / 2))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return near ? ` Did you mean “${near}”?` : "";
}

/** What people do most often, where YAML's own words help only those who know YAML. */
export const YAML: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "a text with “: ” in it needs quotation marks around it, or the next line begins with too many spaces.",
  MULTILINE_IMPLICIT_KEY:
    "a colon is missing after a field’s name, or a text with “: ” in it needs quotation marks from its first letter to its last.",
  BAD_INDENT:
    "this line begins with too many or too few spaces. Entries of one list begin below each other.",
  DUPLICATE_KEY: "this field is in the entry twice. Delete one, or begin a new entry with “- ”.",
  MISSING_CHAR:
    "a quotation mark, a bracket or a colon is missing, or a line begins with a wrong number of spaces.",
  UNEXPECTED_TOKEN:
    "this cannot be read. Check the quotation marks, colons and spaces here and in the line before.",
  MULTIPLE_DOCS: "a line of hyphens begins another document. Delete the line.",
};

/** YAML reads a text that begins with one of these as something else, often without an error. */
export const SIGNS = /^[\s-]*(?:[\w-]+: +)?[*&!%@`{[>|#]/;
export const SIGN = "a text that begins with {, @, * or another sign needs quotation marks.";

/** People write a space after the sign of a comment. */
export const COMMENT =
  "what follows “ #” would not be shown. Put the whole text in quotation marks, or leave a space after the #.";

/** Lines that are no YAML. */
export const LINES: [pattern: RegExp, message: string][] = [
  [/^ *\t[\t ]*\S/m, "this line is indented with a tab. Use two spaces for each level."],
  [
    /^(?:<{7}|>{7}) /m,
    "Git left two versions here. Keep the lines you want, and delete the others and the lines of signs.",
  ],
];

/** For a file in which nothing is written. */
export function emptyFile(file: string): string {
  return file.endsWith(".md")
    ? "begin the file with four lines: ---, title: …, description: … and --- again."
    : "the file is empty. Put back what was in it, or delete it.";
}

/** The sentences of schemas that say none of their own. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input, code } = issue;
  if (input === undefined) return "is missing.";
  switch (code) {
    case "invalid_type":
      return KINDS[issue.expected];
    case "unrecognized_keys": {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return issue.keys
        .map((key) => `there is no field “${key}” here.${didYouMean(key, known)}`)
        .join(" ");
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      return `must be one of ${values.join(", ")}.${didYouMean(String(input), values)}`;
    }
    case "invalid_format":
      return FORMATS[issue.format];
    case "too_big":
      return `is too long: ${Object(input).length} ${UNITS[issue.origin]}, and there is room for ${issue.maximum}.`;
    case "too_small":
      return `must have at least ${issue.minimum} ${UNITS[issue.origin]}.`;
    default:
      return undefined;
  }
}

const FORMATS: Record<string, string> = {
  date: "is no day of the calendar. Write it as year-month-day, such as 2025-01-25.",
  email: "is no email address. Write it like name@club.example.",
  url: "is no web address. Begin it with https://, or an email with mailto:.",
};

const UNITS: Record<string, string> = { string: "characters", array: "entries" };

const KINDS: Record<string, string> = {
  string: "must be a text. One that begins with a sign, such as {, needs quotation marks.",
  array: "must be a list: each entry begins with “- ”.",
  object: "must be a group of fields, each indented below it.",
};
