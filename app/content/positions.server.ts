import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";

/** A place in a text file. Both numbers count from 1. */
export type Position = { line: number; column: number };

/**
 * The place of a value in a YAML text: the name of its field, or the beginning of its entry in a list. What is not
 * there has the place of the nearest thing around it.
 */
export function positionIn(text: string, path: PropertyKey[]): Position {
  const { lines, document } = parsed(text);
  let node: unknown = document.contents;
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
  return positionAt(lines, offset);
}

/** Where the text or list begins that is still open at an offset, as the parser only reports the end. */
export function positionOfOpening(text: string, offset: number): Position | undefined {
  return positionOfNode(text, (node) => {
    const isOpened = isScalar(node)
      ? Boolean(node.type?.startsWith("QUOTE"))
      : "flow" in node && node.flow;
    const [start, end] = node.range ?? [0, 0];
    return Boolean(isOpened) && start < offset && end >= offset;
  });
}

/** Where a text begins with a star, which YAML takes for a reference to another value. */
export function positionOfStar(text: string): Position | undefined {
  return positionOfNode(text, isAlias);
}

function positionOfNode(text: string, fits: (node: Node) => boolean): Position | undefined {
  const { lines, document } = parsed(text);
  let found: number | undefined;
  visit(document, {
    Node(_, node) {
      if (fits(node)) found = startOf(node);
    },
  });
  return found === undefined ? undefined : positionAt(lines, found);
}

/** The place of a quoted part of a text, if the text has it as it is. */
export function positionOfPart(text: string, part: string): Position | undefined {
  const offset = text.indexOf(part);
  if (offset === -1) return undefined;
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

let latest: { text: string; lines: LineCounter; document: Document } | undefined;

/** Keeps the latest one, because a file with one problem often has several. */
function parsed(text: string) {
  if (latest?.text === text) return latest;
  const lines = new LineCounter();
  return (latest = { text, lines, document: parseDocument(text, { lineCounter: lines }) });
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function positionAt(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
