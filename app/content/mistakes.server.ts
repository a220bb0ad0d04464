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
export const YAML_MISTAKES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "a text with “: ” in it needs quotation marks around it, or the next line begins with too many spaces.",
  BAD_DQ_ESCAPE: "write \\\\ for a \\ between double quotation marks, or use single ones.",
  BAD_INDENT: "the spaces at the beginning of this line do not fit the lines around it.",
  DUPLICATE_KEY: "this field is in the entry twice. Delete one, or begin a new entry with “- ”.",
  MISSING_CHAR:
    "a quotation mark, a bracket or a colon is missing, or a line begins with a wrong number of spaces.",
  UNEXPECTED_TOKEN:
    "this cannot be read. Check the quotation marks, colons and spaces here and in the line before.",
  MULTIPLE_DOCS: "a line of hyphens begins another document. Delete the line.",
};

/** YAML reads a text that begins with one of these as something else, often without an error. */
export const SIGNS = /^[\s-]*(?:[\w-]+: +)?([*&!%@`{[>|#])/;

export const quoted = (sign: string) =>
  `a text that begins with ${sign} needs quotation marks around it.`;

/** Lines that are no YAML. */
export const LINE_MISTAKES: [pattern: RegExp, message: string][] = [
  [/^ *\t[\t ]*\S/m, "this line is indented with a tab. Use two spaces for each level."],
  [
    /^(?:<{7}|>{7}) /m,
    "Git left two versions here. Keep the lines you want, and delete the others and the lines of signs.",
  ],
];

/** The sentences of schemas that say none of their own. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing." : KINDS[issue.expected];
    case "unrecognized_keys": {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return issue.keys
        .map((key) => `there is no field “${key}” here.${didYouMean(key, known)}`)
        .join(" ");
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      const meant = typeof issue.input === "string" ? didYouMean(issue.input, values) : "";
      return issue.input === undefined
        ? "is missing."
        : `must be one of ${values.join(", ")}.${meant}`;
    }
    case "too_big":
      return typeof issue.input === "string"
        ? `is too long: ${issue.input.length} characters, and there is room for ${issue.maximum}.`
        : `must be at most ${issue.maximum}${issue.origin === "array" ? " entries" : ""}.`;
    case "too_small":
      return typeof issue.input === "string"
        ? `is too short: at least ${issue.minimum} characters.`
        : `must be at least ${issue.minimum}${issue.origin === "array" ? " entries" : ""}.`;
    default:
      return undefined;
  }
}

const KINDS: Record<string, string> = {
  string: "must be a text. One that begins with a sign, such as {, needs quotation marks.",
  array: "must be a list: each entry begins with “- ”.",
  object: "must be a group of fields, each indented below it.",
};
