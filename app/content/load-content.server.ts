import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { readText } from "./files.server.ts";
import * as mistakes from "./mistakes.server.ts";
import { fillPlaceholders, type Placeholders } from "./placeholders.server.ts";

/**
 * Reads a YAML file, or the front matter of a Markdown file, every scalar as a text and without what is empty. Throws a
 * ContentError for what is no YAML. `lineOf` is where a field or an entry is, or else what it is missing in.
 */
export function readYaml(file: string) {
  const text = file.endsWith(".md") ? frontMatterOf(readText(file)) : readText(file);
  const lines = new LineCounter();
  const options = { schema: "failsafe", lineCounter: lines, prettyErrors: false } as const;
  const document = parseDocument(text, options);
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const found = mistakesIn(text, document);
  if (found.length > 0)
    throw new ContentError(found.map(({ at, message }) => ({ file, line: lineAt(at), message })));
  const value: unknown = document.toJS({ reviver: withoutEmpty });
  if (value === undefined)
    throw new ContentError([{ file, line: 1, message: mistakes.emptyFile(file) }]);
  return { value, lineOf: (path: PropertyKey[]) => lineAt(offsetOf(document, path)) };
}

/** What is between the lines of hyphens, after the first, so that lines count as in the file. */
function frontMatterOf(text: string): string {
  return (text.startsWith("---") && text.split(/^---[ \t]*$/m)[1]) || "";
}

/** The first mistake, because others may follow from it, or all of a kind of which each stands alone. */
function mistakesIn(text: string, document: Document): { at: number; message: string }[] {
  for (const [pattern, message] of mistakes.LINES) {
    const at = text.search(pattern);
    if (at !== -1) return [{ at, message }];
  }
  const [error] = [...document.errors, ...document.warnings];
  const comments: { at: number; message: string }[] = [];
  let at = error?.pos[0];
  visit(document, {
    // YAML takes a {name} without quotation marks for a group.
    Map(_, { flow, items, range }) {
      if (flow && items.every(({ value }) => !value)) at ??= range?.[0];
    },
    Scalar(_, { range, type = "", comment }) {
      const [start = 0, , end = 0] = range ?? [];
      // A quotation mark that is never closed is reported at the end of the file.
      if (at && type.startsWith("QUOTE") && start < at && at <= end) at = start;
      if (/^\S/.test(comment ?? "")) comments.push({ at: start, message: mistakes.COMMENT });
    },
  });
  if (at === undefined) return comments;
  const [line = ""] = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n");
  if (!error || mistakes.SIGNS.test(line)) return [{ at, message: mistakes.SIGN }];
  const message = mistakes.YAML[error.code] ?? error.message;
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY") return [{ at, message }];
  const alike = document.errors.filter(({ code }) => code === error.code);
  return alike.map(({ pos: [start] }) => ({ at: start, message }));
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
    if (!standIn) report(path, `{${name}} is not known.${mistakes.didYouMean(name, known)}`);
    return standIn;
  });
  const result = schema.safeParse(filled, { error: mistakes.sentenceOf });
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
