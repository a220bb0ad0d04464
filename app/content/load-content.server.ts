import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { readText } from "./files.server.ts";
import {
  didYouMean,
  emptyFile,
  LINE_MISTAKES,
  sentenceOf,
  SIGN_MISTAKE,
  SIGNS,
  YAML_MISTAKES,
} from "./mistakes.server.ts";
import { fillPlaceholders, type Placeholders } from "./placeholders.server.ts";

/**
 * Reads a YAML file, or the front matter of a Markdown file, every scalar as a text and without what is empty.
 * Throws a ContentError with the first mistake, because others may follow from it. `lineOf` is where a field or an entry
 * is, or else what it is missing in.
 */
export function readYaml(file: string) {
  const text = file.endsWith(".md") ? frontMatterOf(readText(file)) : readText(file);
  const lines = new LineCounter();
  const options = { schema: "failsafe", lineCounter: lines, prettyErrors: false } as const;
  const document = parseDocument(text, options);
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const mistake = mistakeIn(text, document);
  if (mistake)
    throw new ContentError([{ file, line: lineAt(mistake.at), message: mistake.message }]);
  const value: unknown = document.toJS({ reviver: withoutEmpty });
  if (value === undefined) throw new ContentError([{ file, line: 1, message: emptyFile(file) }]);
  return { value, lineOf: (path: PropertyKey[]) => lineAt(offsetOf(document, path)) };
}

/** What is between the lines of hyphens, after the first, so that lines count as in the file. */
function frontMatterOf(text: string): string {
  return (text.startsWith("---") && text.split(/^---[ \t]*$/m)[1]) || "";
}

function mistakeIn(text: string, document: Document): { at: number; message: string } | undefined {
  for (const [pattern, message] of LINE_MISTAKES) {
    const at = text.search(pattern);
    if (at !== -1) return { at, message };
  }
  const [error] = [...document.errors, ...document.warnings];
  let at = error?.pos[0];
  visit(document, {
    // YAML takes a {name} without quotation marks for a group.
    Map(_, { flow, items, range }) {
      if (flow && items.every(({ value }) => !value)) at ??= range?.[0];
    },
    // A quotation mark that is never closed is reported at the end of the file.
    Scalar(_, { range, type = "" }) {
      const [start = 0, , end = 0] = range ?? [];
      if (at && type.startsWith("QUOTE") && start < at && at <= end) at = start;
    },
  });
  if (at === undefined) return undefined;
  const [line = ""] = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n");
  const isSign = !error || SIGNS.test(line);
  return { at, message: isSign ? SIGN_MISTAKE : (YAML_MISTAKES[error.code] ?? error.message) };
}

/** Where the value of a field or an entry begins, or what is nearest around it. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** A field without a value, or whose list or group has nothing, counts as left out. */
function withoutEmpty(_: unknown, value: unknown) {
  if (typeof value === "string") return value.trim() || undefined;
  const kept = Array.isArray(value) ? value.flat(0) : value;
  return Object.keys(Object(kept)).length > 0 ? kept : undefined;
}

/**
 * Reads and checks a file. Throws a ContentError that lists every mistake of it. `standIn` fills names that are unknown
 * because their own file has mistakes.
 */
export function loadContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  placeholders: Placeholders = {},
  standIn?: string,
): z.output<Schema> {
  const yaml = readYaml(file);
  const problems: ContentProblem[] = [];
  const report = (path: PropertyKey[], message: string) => {
    const line = yaml.lineOf(path);
    problems.push({ file, line, message: `${nameOf(yaml.value, path)}${message}` });
  };
  const filled = fillPlaceholders(yaml.value, placeholders, (name, path) => {
    const known = Object.keys(placeholders);
    if (!standIn) report(path, `{${name}} is not known.${didYouMean(name, known)}`);
    return standIn;
  });
  const result = schema.safeParse(filled, { error: sentenceOf });
  for (const issue of result.error?.issues ?? []) {
    const [unknown] = issue.code === "unrecognized_keys" ? issue.keys : [];
    report(unknown ? [...issue.path, unknown] : issue.path, issue.message);
  }
  if (result.success && problems.length === 0) return result.data;
  throw new ContentError(problems);
}

/** Where a value is, as people know it: `“Amara Osei”, photo: `. An entry of a list is called by its first text. */
function nameOf(content: unknown, path: PropertyKey[]): string {
  let value = content;
  return path
    .map((step) => {
      value = Object(value)[step];
      const { name, title, label, question, id } = Object(value);
      const called = [name, title, label, question, id].find((each) => typeof each === "string");
      const entry = called ? `“${called}”` : `entry ${Number(step) + 1}`;
      return `${typeof step === "number" ? entry : String(step)}, `;
    })
    .join("")
    .replace(/, $/, ": ");
}
