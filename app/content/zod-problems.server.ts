import type { z } from "zod";
import type { ContentProblem } from "./content-error.server.ts";
import { entryName, schemaAt } from "./field-meta.server.ts";
import { nearest } from "./nearest.server.ts";

/** Names the entry as a person sees it, not by its index. */
export function problemsFrom(
  error: z.ZodError,
  content: unknown,
  file: string,
  schema: z.ZodType,
): ContentProblem[] {
  return joinMisspelt(error.issues).map((issue) => {
    // A custom issue's message is a whole sentence, so the place names the field.
    if (issue.code === "custom") {
      const remedy = String(issue.params?.remedy ?? "Correct it.");
      return { file, entry: placeOf(issue.path, content, schema), problem: issue.message, remedy };
    }
    const { entry, field } = locate(issue.path, content, schema);
    return { file, entry, ...inWords(issue, field) };
  });
}

type Issue = z.core.$ZodIssue & { meant?: string };

/** Zod reports a misspelt field twice, as unknown and as missing; one problem names both. */
function joinMisspelt(issues: z.core.$ZodIssue[]): Issue[] {
  const missing = issues.filter(({ input, path }) => input === undefined && path.length > 0);
  const explained = new Set<z.core.$ZodIssue>();
  const joined = issues.flatMap((issue): Issue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    return issue.keys.map((key) => {
      const beside = missing.filter(
        ({ path }) =>
          path.length === issue.path.length + 1 &&
          issue.path.every((step, index) => step === path[index]),
      );
      const meant = nearest(
        key,
        beside.map(({ path }) => String(path.at(-1))),
      );
      const twin = beside.find(({ path }) => path.at(-1) === meant);
      if (twin) explained.add(twin);
      return { ...issue, keys: [key], meant };
    });
  });
  return joined.filter((issue) => !explained.has(issue));
}

const ARROW = " → ";

/** The place of a value, by the names in the content: `cards → “ProjectX” → title`. */
export function placeOf(path: PropertyKey[], content: unknown, schema: z.ZodType): string {
  const { entry, field } = locate(path, content, schema);
  return [entry, field].filter(Boolean).join(ARROW);
}

function locate(
  path: PropertyKey[],
  content: unknown,
  schema: z.ZodType,
): { entry: string; field: string } {
  let value = content;
  let valueSchema: z.ZodType | undefined = schema;
  const entry: string[] = [];
  let fields: string[] = [];
  for (const step of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    valueSchema = schemaAt(valueSchema, step);
    if (typeof step !== "number") {
      fields.push(String(step));
      continue;
    }
    entry.push(...fields);
    fields = [];
    // A plain text in a list has no name but itself, and the sentence quotes that.
    if (value && typeof value === "object") {
      const name = entryName(valueSchema, value);
      entry.push(name === undefined ? `entry ${step + 1}` : show(name));
    } else if (typeof value !== "string" || value.trim() === "") fields.push(`entry ${step + 1}`);
  }
  return { entry: entry.join(ARROW), field: fields.join(ARROW) };
}

type Words = Pick<ContentProblem, "problem" | "remedy">;

function inWords(issue: Issue, field: string): Words {
  const { input } = issue;
  const key = field.split(ARROW).at(-1) ?? "";
  // In a list of plain texts there is no field to name, so the text itself is the subject.
  const subject = field || (typeof input === "string" ? show(input) : "the content");
  const isField = key !== "" && !key.startsWith("entry ");
  const after = isField ? ` after “${key}:”` : "";

  if (issue.code === "unrecognized_keys") return unknownField(issue, field);

  const expected = expectedValue(issue);
  if (input === undefined) {
    return {
      problem: `${subject} is missing.`,
      remedy: isField ? `Add a line “${key}: …” with ${expected}.` : `Add ${expected}.`,
    };
  }
  if (input === null || (typeof input === "string" && input.trim() === "")) {
    return { problem: `${subject} is empty.`, remedy: `Write ${expected}${after}.` };
  }

  const is = field ? `${subject} is ${show(input)}` : subject;
  switch (issue.code) {
    case "invalid_type":
      return {
        problem: field ? `${is}, not ${expected}.` : `${show(input)} is where ${expected} belongs.`,
        remedy: `Write ${expected}${after}${issue.expected === "string" ? QUOTING : ""}.`,
      };
    case "invalid_value":
      return issue.values.includes(true)
        ? { problem: `${is}.`, remedy: `Write “${key}: true”, or take the line out.` }
        : {
            problem: `${is}, which is not one of the choices.`,
            remedy: `Write ${expected}.`,
          };
    case "too_small":
      if (issue.origin === "array") {
        return {
          problem: `${subject} has too few entries (${(input as unknown[]).length}).`,
          remedy: `Give at least ${issue.minimum}, each on a line that begins with “- ”.`,
        };
      }
      if (issue.origin === "string") {
        return {
          problem: `${subject} is too short (${String(input).trim().length} characters).`,
          remedy: `Write at least ${issue.minimum} characters.`,
        };
      }
      return {
        problem: `${is}, which is too small.`,
        remedy: `Write a number from ${issue.minimum} up.`,
      };
    case "too_big":
      if (issue.origin === "array") {
        return {
          problem: `${subject} has too many entries (${(input as unknown[]).length}).`,
          remedy: `Keep at most ${issue.maximum}.`,
        };
      }
      if (issue.origin === "string") {
        return {
          problem: `${subject} is too long for its place (${String(input).trim().length} characters).`,
          remedy: `Shorten it to ${issue.maximum} characters or fewer.`,
        };
      }
      return {
        problem: `${is}, which is too large.`,
        remedy: `Write a number up to ${issue.maximum}.`,
      };
    case "invalid_format": {
      const [what, remedy] = issue.message.split("\n");
      return { problem: `${is}, which is ${what}`, remedy: remedy ?? "Correct it." };
    }
    default:
      return { problem: `${is}: ${issue.message}.`, remedy: "Correct it." };
  }
}

const QUOTING =
  ", in quotation marks if it begins with a brace or looks like a number or like true and false";

function unknownField(
  { keys, meant }: z.core.$ZodIssueUnrecognizedKeys & { meant?: string },
  field: string,
): Words {
  const problem = `${field ? `${field} has` : "there is"} a field “${keys.join("”, “")}” that the site does not know.`;
  return meant
    ? { problem, remedy: `Write “${meant}: …” instead.` }
    : { problem, remedy: "Correct its spelling, or take the line out." };
}

function expectedValue(issue: Issue): string {
  if (issue.code === "invalid_value") {
    const words = issue.values.map(String).join(", ");
    return issue.values.length > 1 ? `one of: ${words}` : words;
  }
  return (issue.code === "invalid_type" && EXAMPLES[issue.expected]) || "a text";
}

const EXAMPLES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with “- ”)",
  object: "fields of its own, indented by two spaces",
};

function show(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  if (input && typeof input === "object") return "a group of fields";
  if (typeof input !== "string") return String(input);
  const text = input.trim();
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}
