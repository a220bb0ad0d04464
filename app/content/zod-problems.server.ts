import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { isVisible } from "./characters.server.ts";
import type { Words } from "./content-error.server.ts";
import { entryName, fieldNames, schemaAt } from "./field-meta.server.ts";
import { nearest } from "./nearest.server.ts";

/** A problem with the path of its value, from which the caller finds the line. */
type ProblemAt = Words & {
  entry: string;
  path: PropertyKey[];
  /** Another file, which is the cause. */
  file?: string;
};

/** Names the entry as a person sees it, not by its index. */
export function problemsFrom(error: z.ZodError, content: unknown, schema: z.ZodType): ProblemAt[] {
  const unwritten = (path: PropertyKey[]) => {
    const written = path.reduce<unknown>(valueOf, content);
    const names = fieldNames(path.reduce<z.ZodType | undefined>(schemaAt, schema));
    return names.filter((name) => valueOf(written, name) === undefined);
  };
  const causes = withoutConsequences(error.issues);
  return joinMissing(joinMisspelt(causes, unwritten)).map((issue) => {
    const { path, missing = [] } = issue;
    if (missing.length > 1) {
      const { entry, field } = locate(path.slice(0, -1), content, schema);
      const problem = `${field && field + ARROW}${AND.format(missing)} are missing.`;
      const lines = AND.format(missing.map((name) => `“${name}: …”`));
      const or = typeof path.at(-2) === "number" ? ", or delete the entry" : "";
      return { path, entry, problem, remedy: `Add lines ${lines}${or}.` };
    }
    // A custom issue's message is a whole sentence, so the place names the field.
    if (issue.code === "custom") {
      const { remedy = "Correct it.", file } = issue.params ?? {};
      const entry = file ? "" : placeOf(path, content, schema);
      return { path, entry, problem: visible(issue.message), remedy, ...(file && { file }) };
    }
    const { entry, field } = locate(path, content, schema);
    const keys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const { problem, remedy } = inWords(issue, field);
    const isOptional = path.reduce<z.ZodType | undefined>(schemaAt, schema)?.isOptional();
    const isUnknown = /(?:is empty|not an? (?:whole )?number|too small)\.$/.test(problem);
    const also = isOptional && isUnknown ? " Or take the line out." : "";
    return { path: [...path, ...keys], entry, problem, remedy: remedy + also };
  });
}

const isAt = (path: PropertyKey[]) => (issue: z.core.$ZodIssue) =>
  isDeepStrictEqual(issue.path, path);

/**
 * A value of a wrong type has no length, the length of what is wrong in itself does not matter yet, and one mistake in a
 * text is enough.
 */
function withoutConsequences(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const graver = {
    too_small: /invalid_type|custom/,
    too_big: /invalid_type|custom/,
    custom: /invalid_type/,
  };
  return issues
    .filter(({ code, path }) => {
      const by = graver[code as keyof typeof graver];
      return !issues.some((other) => by?.test(other.code) && isAt(path)(other));
    })
    .filter(
      ({ path, input }, index, left) =>
        typeof input !== "string" || left.findIndex(isAt(path)) === index,
    );
}

type Issue = z.core.$ZodIssue & { meant?: string; missing?: string[] };

const AND = new Intl.ListFormat("en");

/** Zod reports a misspelt field twice, as unknown and, if it may not be missing, as that; one problem names both. */
function joinMisspelt(
  issues: z.core.$ZodIssue[],
  unwritten: (path: PropertyKey[]) => string[],
): Issue[] {
  const missing = issues.filter(({ input, path }) => input === undefined && path.length > 0);
  const explained = new Set<z.core.$ZodIssue>();
  const joined = issues.flatMap((issue): Issue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    return issue.keys.map((key) => {
      const lacking = missing.filter(({ path }) =>
        isDeepStrictEqual(path.slice(0, -1), issue.path),
      );
      const [only, ...others] = lacking.map(({ path }) => String(path.at(-1)));
      const isOnly = issue.keys.length === 1 && others.length === 0 && !key.includes(" ");
      const meant = nearest(key, unwritten(issue.path)) ?? (isOnly ? only : undefined);
      const twin = missing.find(({ path }) =>
        isDeepStrictEqual(path, [...issue.path, meant ?? ""]),
      );
      if (twin) explained.add(twin);
      return { ...issue, keys: [key], meant };
    });
  });
  return joined.filter((issue) => !explained.has(issue));
}

/** A group or an entry that lacks several fields is one problem. */
function joinMissing(issues: Issue[]): Issue[] {
  const groups = Map.groupBy(issues, (issue) =>
    issue.input === undefined && issue.code !== "custom"
      ? JSON.stringify(issue.path.slice(0, -1))
      : issue,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? { ...first, missing: [first, ...others].map(({ path }) => String(path.at(-1))) } : [],
  );
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
    value = valueOf(value, step);
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

function valueOf(holder: unknown, step: PropertyKey): unknown {
  return (holder as Record<PropertyKey, unknown> | undefined)?.[step];
}

function inWords(issue: Issue, field: string): Words {
  const { input } = issue;
  const key = field.split(ARROW).at(-1) ?? "";
  // In a list of plain texts there is no field to name, so the text itself is the subject.
  const subject = field || (typeof input === "string" ? show(input) : "the content");
  const isField = key !== "" && !key.startsWith("entry ");
  const after = isField ? ` after “${key}:”` : "";

  if (issue.code === "unrecognized_keys") {
    const name = issue.keys.join();
    const goesOn = name.includes(" ")
      ? " A text that goes on is indented further than its field."
      : "";
    return {
      problem: `${field ? `${field} has` : "there is"} a field “${name}” that the site does not know.`,
      remedy: issue.meant
        ? `Write “${issue.meant}: …” instead.`
        : `Correct its spelling, or take the line out.${goesOn}`,
    };
  }

  const expected = expectedValue(issue);
  const [what, remedy] = issue.message.split("\n");
  if (input === undefined) {
    return {
      problem: `${subject} is missing.`,
      remedy: isField
        ? `Add a line “${key}: …”${remedy ? `. ${remedy}` : ` with ${expected}.`}`
        : `Add ${expected}.`,
    };
  }
  if (issue.path.length === 0 && issue.code === "invalid_type") {
    const problem =
      input === null
        ? "the file is empty."
        : `the file is ${show(input)}, not ${WHOLE[issue.expected]}.`;
    return { problem, remedy: "Put it back as it was: git keeps every earlier version." };
  }
  if (input === null || (typeof input === "string" && !isVisible(input))) {
    return { problem: `${subject} is empty.`, remedy: remedy ?? `Write ${expected}${after}.` };
  }

  const shown = show(input);
  const is = field ? `${subject} is ${shown}` : subject;
  if (remedy) return { problem: `${is}, which is ${what}`, remedy };
  switch (issue.code) {
    case "invalid_type":
      return {
        problem: field ? `${is}, not ${expected}.` : `${shown} is where ${expected} belongs.`,
        remedy: `Write ${expected}${after}${QUOTING[issue.expected] ?? ""}.`,
      };
    case "invalid_value":
      return { problem: `${is}, which is not one of the choices.`, remedy: `Write ${expected}.` };
    case "too_small":
    case "too_big": {
      const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
      const [kind, size] = sizeOf(input);
      const [problem, remedy] = LIMITS[issue.code][kind];
      return {
        problem: `${subject} ${problem.replace("N", String(size))}`,
        remedy: remedy.replace("N", String(limit)),
      };
    }
    default:
      return { problem: `${is}: ${issue.message}.`, remedy: "Correct it." };
  }
}

/** N is what the content has, or the limit. */
const LIMITS = {
  too_small: {
    list: ["has too few entries (N).", "Give at least N, each on a line that begins with “- ”."],
    text: ["is too short (N characters).", "Write at least N characters."],
    number: ["is N, which is too small.", "Write a number from N up."],
  },
  too_big: {
    list: ["has too many entries (N).", "Keep at most N."],
    text: ["is too long for its place (N characters).", "Shorten it to N characters or fewer."],
    number: ["is N, which is too large.", "Write a number up to N."],
  },
} as const;

function sizeOf(input: unknown) {
  if (Array.isArray(input)) return ["list", input.length] as const;
  if (typeof input === "string") return ["text", input.trim().length] as const;
  return ["number", input] as const;
}

const QUOTING: Record<string, string> = {
  string: ", in quotation marks if it begins with { or [ or has a colon with a space",
  number: ", in digits alone",
  int: ", in digits alone",
};

function expectedValue(issue: Issue): string {
  if (issue.code === "invalid_value") {
    const words = issue.values.map(String).join(", ");
    return issue.values.length > 1 ? `one of: ${words}` : words;
  }
  return (issue.code === "invalid_type" && EXAMPLES[issue.expected]) || "a text";
}

const WHOLE: Record<string, string> = { array: "a list", object: "a group of fields" };

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
  const text = visible(String(input).trim());
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** With a sign for each character that nobody sees. */
function visible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "�");
}
