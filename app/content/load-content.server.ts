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
  placeOf: (path: PropertyKey[]) => { line: number; column: number };
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
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const mistake = mistakeIn(text, document);
  if (mistake) throw new ContentError([{ file, ...at(mistake.at), message: mistake.message }]);
  const value = withoutEmpty(document.toJS());
  if (value === undefined)
    throw new ContentError([
      { file, line: 1, message: "the file is empty. Put back what was in it, or delete it." },
    ]);
  return { value, placeOf: (path) => at(offsetOf(document, path)) };
}

function mistakeIn(text: string, document: Document): { at: number; message: string } | undefined {
  for (const [pattern, message] of LINE_MISTAKES) {
    const found = text.search(pattern);
    if (found !== -1) return { at: found, message };
  }
  const [error] = [...document.errors, ...document.warnings];
  let offset = error?.pos[0];
  visit(document, {
    // A quotation mark that is never closed is reported at the end of the file.
    Scalar(_, { range, type = "" }) {
      const [start = 0, , end = 0] = range ?? [];
      if (offset && type.startsWith("QUOTE") && start < offset && offset <= end) offset = start;
    },
    // YAML takes a name in braces for a group, a word after # for a comment and one after * for a reference.
    Map(_, { flow, items, range }) {
      if (flow && items.every(({ value }) => isEmpty(value))) offset ??= range?.[0];
    },
    Alias: (_, { range }) => void (offset ??= range?.[0]),
    Pair(_, { value }) {
      if (isEmpty(value) && isScalar(value) && /^\S/.test(value.comment ?? ""))
        offset ??= value.range?.[0];
    },
  });
  if (offset === undefined) return undefined;
  const [line = ""] = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n");
  const [, sign] = SIGNS.exec(line) ?? [];
  const ofCode = error && (YAML_MISTAKES[error.code] ?? error.message);
  return { at: offset, message: sign ? quoted(sign) : (ofCode ?? "this cannot be read.") };
}

function isEmpty(value: unknown): boolean {
  return value === null || (isScalar(value) && !value.value);
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
    const place = yaml.placeOf(path);
    problems.push({ file, ...place, message: `${nameOf(yaml.value, path)}${message}` });
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
