import { LETTER_WIDTH, LINE_HEIGHT, RULER_SIZE, WIDE_WIDTH } from "./timeline-shape.ts";

/** A day, and its event in lines that fit. */
type Label = { at: number; day: string; lines: string[] };

/** Between a label and its neighbour, its line, and the ruler or the next row. */
const LABEL_GAP = 14;
const LABEL_OFFSET = 8;
const ROW_GAP = 36;

/**
 * Places labels alternately above and below the ruler, in as many rows as needed. Begins with the last one, because an
 * earlier label moves outwards, so that its line passes in front of the later one.
 */
export function placeAlong(labels: Label[]) {
  const taken: { side: number; row: number; from: number; to: number; at: number }[] = [];
  const placed = labels.toReversed().map((label, index) => {
    const width =
      Math.max(label.day.length, ...label.lines.map((line) => line.length)) * LETTER_WIDTH;
    const isEndAligned = label.at + LABEL_OFFSET + width > WIDE_WIDTH;
    const from = isEndAligned ? label.at - LABEL_OFFSET - width : label.at;
    const to = isEndAligned ? label.at : label.at + LABEL_OFFSET + width;
    const isFree = (side: number, row: number) =>
      taken.every(
        (other) =>
          other.side !== side ||
          (other.row === row && (other.to + LABEL_GAP < from || to + LABEL_GAP < other.from)) ||
          (other.row > row && (other.at < from || to < other.at)) ||
          (other.row < row && (label.at < other.from || other.to < label.at)),
      );
    let row = 0;
    let side = index % 2;
    while (!isFree(side, row)) {
      if (side === index % 2) side = 1 - side;
      else {
        side = index % 2;
        row += 1;
      }
    }
    taken.push({ side, row, from, to, at: label.at });
    return { ...label, side, row, isEndAligned };
  });
  const rowHeight =
    (1 + Math.max(...labels.map(({ lines }) => lines.length))) * LINE_HEIGHT + ROW_GAP;
  const rows = (side: number) =>
    Math.max(0, ...placed.filter((label) => label.side === side).map(({ row }) => row + 1));
  const ruler = rows(0) * rowHeight;
  return {
    width: WIDE_WIDTH,
    height: ruler + RULER_SIZE + rows(1) * rowHeight,
    ruler,
    labels: placed.toReversed().map(({ day, lines, at, side, row, isEndAligned }) => ({
      at,
      x: isEndAligned ? at - LABEL_OFFSET : at + LABEL_OFFSET,
      y:
        side === 0
          ? ruler - row * rowHeight - ROW_GAP - lines.length * LINE_HEIGHT
          : ruler + RULER_SIZE + row * rowHeight + ROW_GAP + LINE_HEIGHT * 0.75,
      isEndAligned,
      isAbove: side === 0,
      day,
      lines,
    })),
  };
}
