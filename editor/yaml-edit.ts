import { diff, isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, type Node, visit } from "yaml";
import type { YAMLMap, YAMLSeq } from "yaml";
import type { z } from "zod";
import { yamlDocument } from "../app/content/positions.server.ts";
import { entryIdentity, schemaAt } from "../app/content/field-meta.server.ts";

/** Stands for a no-break space in quotation marks, which the package would not write as `\_`. */
const NO_BREAK = "\ue000";

/** As the files are written by hand: no line is broken, and lists in one line have no spaces at their ends. */
export function printYaml(document: Document): string {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== "string") return;
      // A new text in the page’s own marks alone looks like one whose author meant YAML’s.
      if (!node.type && /^[“”„«‘]/.test(node.value)) node.type = "QUOTE_DOUBLE";
      if (node.type !== "QUOTE_DOUBLE") return;
      node.value = node.value.replaceAll("\u00a0", NO_BREAK);
    },
  });
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.replaceAll(NO_BREAK, "\\_");
}

/** Changes only the lines whose values differ: comments, order, blank lines, quotation marks and line ends stay. */
export function editYaml(before: string, content: unknown, schema?: z.ZodType): string {
  const value: unknown = JSON.parse(JSON.stringify(content), (_, each) =>
    each !== null && typeof each !== "object" ? String(each) : each,
  );
  const [mark] = /^\ufeff?/.exec(before) ?? [""];
  const text = before.slice(mark.length).replaceAll("\r\n", "\n");
  const document = yamlDocument(text);
  const plain = printYaml(document.clone());
  document.contents = merged(
    document,
    document.contents,
    value,
    schema,
  ) as typeof document.contents;
  const edited = printYaml(document);
  const result = [withOwnLines(text, plain, edited), edited].find((each) =>
    isDeepStrictEqual(yamlDocument(each).toJS(), value),
  );
  if (result === undefined) throw new Error("YAML cannot hold these words as they are.");
  const isFromWindows = before.includes("\r\n") && !/(?<!\r)\n/.test(before);
  return mark + (isFromWindows ? result.replaceAll("\n", "\r\n") : result);
}

type Hunk = { start: number; end: number; lines: string[] };

/** Keeps the style of every line that the edit leaves alone. The package prints a whole file in its own style. */
function withOwnLines(text: string, plain: string, edited: string): string {
  const changes = hunks(plain, edited);
  const styles = hunks(plain, text).filter(
    ({ start, end }) => !changes.some((change) => change.start <= end && start <= change.end),
  );
  const lines = plain.split("\n");
  for (const { start, end, lines: others } of [...changes, ...styles].toSorted(
    (a, b) => b.start - a.start,
  )) {
    lines.splice(start, end - start, ...others);
  }
  return lines.join("\n");
}

/** The ranges of lines that differ, with what is there instead. */
export function hunks(from: string, to: string): Hunk[] {
  const found: Hunk[] = [];
  let at = 0;
  let open: Hunk | undefined;
  for (const [sign, line] of diff(from.split("\n"), to.split("\n"))) {
    if (sign === 0) {
      open = undefined;
      at++;
      continue;
    }
    if (!open) found.push((open = { start: at, end: at, lines: [] }));
    if (sign === 1) open.end = ++at;
    else open.lines.push(line);
  }
  return found;
}

function merged(document: Document, node: unknown, value: unknown, schema?: z.ZodType): unknown {
  if (isSame(node, value)) return node;
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value, schema);
  if (isMap(node) && isGroup(value)) return mergedMap(document, node, value, schema);
  if (!isScalar(node) || typeof value === "object") return document.createNode(value);
  // A plain text gets quotation marks only if the new text needs them. A text in many lines keeps its form.
  if (typeof value === "string" && node.type === "PLAIN") node.type = undefined;
  node.value = value;
  return node;
}

function mergedMap(
  document: Document,
  node: YAMLMap,
  value: Record<string, unknown>,
  schema?: z.ZodType,
): YAMLMap {
  node.items = node.items.filter(({ key }) => String(key) in value);
  let place = 0;
  for (const [key, inner] of Object.entries(value)) {
    const index = node.items.findIndex((pair) => String(pair.key) === key);
    const pair = node.items[index];
    if (pair) pair.value = merged(document, pair.value, inner, schemaAt(schema, key));
    // A new field follows the one before it.
    else node.items.splice(place, 0, document.createPair(key, inner));
    place = (pair ? index : place) + 1;
  }
  return node;
}

/** Matches entries by equality, then by id, so that a moved entry keeps its lines. */
function mergedList(
  document: Document,
  node: YAMLSeq,
  value: unknown[],
  schema?: z.ZodType,
): YAMLSeq {
  const entrySchema = schemaAt(schema, 0);
  const identityOf = (entry: unknown) => entryIdentity(entrySchema, entry);
  const old = node.items as Node[];
  const spacing = { first: old[0]?.spaceBefore, next: old[1]?.spaceBefore ?? false };
  const heading = old[0]?.commentBefore;
  const rules: ((candidate: Node, entry: unknown, index: number) => boolean)[] = [
    isSame,
    (candidate, entry) =>
      identityOf(entry) !== undefined && identityOf(candidate.toJSON()) === identityOf(entry),
    // Unmatched entries in the same place count as changed.
    (candidate, _, index) => old.length === value.length && candidate === old[index],
  ];
  const left = new Set(old);
  const matches: (Node | undefined)[] = value.map(() => undefined);
  for (const fits of rules) {
    value.forEach((entry, index) => {
      const match = (matches[index] ??= [...left].find((each) => fits(each, entry, index)));
      if (match) left.delete(match);
    });
  }
  const items = value.map(
    (entry, index) => merged(document, matches[index], entry, entrySchema) as Node,
  );
  // The comment over a list belongs to the list, not to the entry that happened to be its first.
  if (heading && items[0] !== old[0]) {
    if (old[0]) old[0].commentBefore = undefined;
    if (items[0]) items[0].commentBefore = heading;
  }
  items.forEach((item, index) => {
    if (item === old[index]) return;
    if (index === 0) item.spaceBefore = spacing.first;
    else if (!item.commentBefore) item.spaceBefore = spacing.next;
  });
  node.items = items;
  return node;
}

function isSame(node: unknown, value: unknown): boolean {
  return JSON.stringify(node) === JSON.stringify(value);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return Boolean(value) && typeof value === "object" && !Array.isArray(value);
}
