import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { frontMatterOf, readText } from "./files.server.ts";
import {
  didYouMean,
  LINE_MISTAKES,
  quoted,
  sentenceOf,
  SIGNS,
  YAML_MISTAKES,
} from "./mistakes.server.ts";
import { fillPlaceholders, type Placeholders } from "./placeholders.server.ts";

type YamlFile = {
  /** Texts, lists and groups, without those that are empty. */
  value: unknown;
  /** Where a field or an entry begins, or else what it is missing in. */
  lineOf: (path: PropertyKey[]) => number;
};

/**
 * Reads a YAML file, or the front matter of a Markdown file, every scalar as a text. Throws a ContentError with the
 * first mistake, because others may follow from it.
 */
export function readYaml(file: string): YamlFile {
  const text = file.endsWith(".md") ? frontMatterOf(file) : readText(file);
  const lines = new LineCounter();
  const options = { schema: "failsafe", lineCounter: lines, prettyErrors: false } as const;
  const document = parseDocument(text, options);
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const mistake = mistakeIn(text, document);
  if (mistake)
    throw new ContentError([{ file, line: lineAt(mistake.at), message: mistake.message }]);
  const value = withoutEmpty(document.toJS());
  if (value === undefined)
    throw new ContentError([
      { file, line: 1, message: "the file is empty. Put back what was in it, or delete it." },
    ]);
  return { value, lineOf: (path) => lineAt(offsetOf(document, path)) };
}

function mistakeIn(text: string, document: Document): { at: number; message: string } | undefined {
  for (const [pattern, message] of LINE_MISTAKES) {
    const at = text.search(pattern);
    if (at !== -1) return { at, message };
  }
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  let [at] = error.pos;
  visit(document, {
    // A quotation mark that is never closed is reported at the end of the file.
    Scalar(_, { range, type = "" }) {
      const [start = 0, , end = 0] = range ?? [];
      if (type.startsWith("QUOTE") && start < at && at <= end) at = start;
    },
  });
  const [line = ""] = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n");
  const [, sign] = SIGNS.exec(line) ?? [];
  return { at, message: sign ? quoted(sign) : (YAML_MISTAKES[error.code] ?? error.message) };
}

/** Where a field's name or an entry begins, or what is nearest around it. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === step);
    const named = pair ? pair.key : isSeq(node) ? node.items[Number(step)] : undefined;
    if (!isNode(named) || !named.range) break;
    [offset] = named.range;
    node = pair ? pair.value : named;
  }
  return offset;
}

/** A field without a value, or whose list or group has nothing, counts as left out. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) {
    const kept = value.map(withoutEmpty);
    return kept.length > 0 ? kept : undefined;
  }
  if (!value || typeof value !== "object") return undefined;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
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
  const names = path.map((step) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step !== "number") return String(step);
    const { name, title, label, question, id }: Record<string, unknown> = Object(value);
    const known = [name, title, label, question, id].find((each) => typeof each === "string");
    return known ? `“${String(known)}”` : `entry ${step + 1}`;
  });
  return names.length > 0 ? `${names.join(", ")}: ` : "";
}
