import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";

/** A place in a text file. Both numbers count from 1. */
export type Position = { line: number; column: number };

/**
 * The place of a value in a YAML text: the name of its field, or the beginning of its entry in a list. What is not
 * there has the place of the nearest thing around it.
 */
export function positionIn(text: string, path: PropertyKey[]): Position {
  let node: unknown = documentOf(text).contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === "number") {
      node = node.items[step];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return positionAt(text, offset);
}

/** Where the text or list begins that is still open at an offset, as the parser only reports the end. */
export function positionOfOpening(text: string, offset: number): Position | undefined {
  let found: number | undefined;
  visit(documentOf(text), {
    Node(_, node) {
      const isOpened = isScalar(node)
        ? Boolean(node.type?.startsWith("QUOTE"))
        : "flow" in node && node.flow;
      const [start, end] = node.range ?? [0, 0];
      if (isOpened && start < offset && end >= offset) found = start;
    },
  });
  return found === undefined ? undefined : positionAt(text, found);
}

export function positionAt(text: string, offset = text.length): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

let latest: { text: string; document: Document } | undefined;

/** Keeps the latest one, because a file with one problem often has several. */
export function documentOf(text: string): Document {
  if (latest?.text !== text) latest = { text, document: yamlDocument(text) };
  return latest.document;
}

/** Every value is a text as it is written, such as 007 and 12.50. The schemas say which are numbers. */
export function yamlDocument(text: string) {
  return parseDocument(text, { schema: "failsafe", customTags: ["null"] });
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
