import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { z } from "zod";
import { entryIdentity, schemaAt } from "../app/content/field-meta.server.ts";

/** As the files are written by hand: no line is broken, and lists in one line have no spaces at their ends. */
export const STYLE = { lineWidth: 0, flowCollectionPadding: false };

/** Changes only the lines whose values differ: comments, order, blank lines and quotation marks stay. */
export function editYaml(text: string, value: unknown, schema?: z.ZodType): string {
  const document = parseDocument(text);
  const contents = document.contents as Node | null;
  document.contents = (
    contents ? merged(document, contents, value, schema) : document.createNode(value)
  ) as typeof document.contents;
  return document.toString(STYLE);
}

function merged(
  document: Document,
  node: Node,
  value: unknown,
  schema: z.ZodType | undefined,
): Node {
  if (isSame(node, value)) return node;
  if (isMap(node) && isGroup(value)) return mergedMap(document, node, value, schema);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value, schema);
  if (isScalar(node) && !isCollection(value) && (typeof value !== "object" || value === null)) {
    // A text that needed no quotation marks gets them only if it needs them now, and one in many lines keeps its form.
    if (typeof value === "string" && node.type === "PLAIN") node.type = undefined;
    node.value = value;
    return node;
  }
  return document.createNode(value) as Node;
}

function mergedMap(
  document: Document,
  node: YAMLMap,
  value: Record<string, unknown>,
  schema: z.ZodType | undefined,
): YAMLMap {
  node.items = node.items.filter(({ key }) => keyOf(key) in value);
  let before = -1;
  for (const [key, inner] of Object.entries(value)) {
    const index = node.items.findIndex((pair) => keyOf(pair.key) === key);
    const pair = node.items[index];
    if (pair) {
      pair.value = pair.value
        ? merged(document, pair.value as Node, inner, schemaAt(schema, key))
        : document.createNode(inner);
      before = index;
    } else {
      before += 1;
      node.items.splice(before, 0, document.createPair(key, inner));
    }
  }
  return node;
}

/** Matches entries by id or equality, so that a moved entry takes its lines along. */
function mergedList(
  document: Document,
  node: YAMLSeq,
  value: unknown[],
  schema: z.ZodType | undefined,
): YAMLSeq {
  const entrySchema = schemaAt(schema, 0);
  const identityOf = (entry: unknown) => entryIdentity(entrySchema, entry);
  const old = node.items as Node[];
  const spacing = { first: old[0]?.spaceBefore, next: old[1]?.spaceBefore };
  const heading = old[0]?.commentBefore;
  const left = new Set(old);
  const take = (fits: (candidate: Node) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const known = value.map((entry) => take((node) => isSame(node, entry)));
  const named = value.map(
    (entry, index) =>
      known[index] ??
      take(
        (node) =>
          identityOf(entry) !== undefined && identityOf(node.toJSON()) === identityOf(entry),
      ),
  );
  // Unmatched entries in the same place count as changed.
  const placed = value.map((_, index) => {
    const there = old[index];
    return (
      named[index] ??
      (old.length === value.length && there && left.delete(there) ? there : undefined)
    );
  });
  const items = value.map((entry, index) => {
    const there = placed[index];
    return there
      ? merged(document, there, entry, entrySchema)
      : (document.createNode(entry) as Node);
  });
  // The comment over a list belongs to the list, not to the entry that happened to be its first.
  if (heading && items[0] !== old[0]) {
    if (old[0]) old[0].commentBefore = undefined;
    if (items[0]) items[0].commentBefore = heading;
  }
  items.forEach((item, index) => {
    if (item.commentBefore && index > 0) return;
    item.spaceBefore = index === 0 ? spacing.first : (spacing.next ?? false);
  });
  node.items = items;
  return node;
}

function isSame(node: Node, value: unknown): boolean {
  return JSON.stringify(node.toJSON()) === JSON.stringify(value);
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return Boolean(value) && typeof value === "object" && !Array.isArray(value) && !isPair(value);
}
