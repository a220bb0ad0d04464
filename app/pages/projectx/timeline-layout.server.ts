import { dayInWords } from "#app/content/dates.server.ts";
import {
  LETTER_WIDTH,
  LETTERS_A_LINE,
  LINE_HEIGHT,
  RULER_SIZE,
  TALL_LENGTH,
  WIDE_WIDTH,
} from "./timeline-shape.ts";

const DAY_MS = 86_400_000;

/**
 * Works out both drawings of a timeline, true to scale, from its first month to its last: `wide` along the page, `tall`
 * down the page for phones. Both have a ruler with a line every seventh day, and their numbers are places along it.
 * `dates` is the list beside them.
 */
export function layOutTimeline(entries: { date: string; title: string }[], language: string) {
  const inWords = (time: number, options: Intl.DateTimeFormatOptions) =>
    dayInWords(new Date(time).toISOString().slice(0, 10), language, options);
  const yearOf = (time: number) => inWords(time, { year: "numeric" });
  const events = entries
    .map(({ date, title }) => ({ date, title, time: Date.parse(date) }))
    .toSorted((a, b) => a.time - b.time);
  const months = monthsAround(events.map(({ time }) => time));
  const start = months[0] ?? 0;
  const end = months.at(-1) ?? start;
  const labels = events.map(({ date, time, title }) => ({
    time,
    day: dayInWords(date, language, { month: "long", day: "numeric" }),
    lines: wrapWords(title),
  }));
  const ruled = (length: number) => {
    const at = (time: number) => Math.round(((time - start) / (end - start)) * length);
    return {
      at,
      weeks: Array.from({ length: Math.floor((end - start) / DAY_MS / 7) }, (_, week) =>
        at(start + (week + 1) * 7 * DAY_MS),
      ),
    };
  };
  const wide = ruled(WIDE_WIDTH);
  const tall = ruled(TALL_LENGTH);
  return {
    dates: events.map(({ date, title }) => ({
      date,
      words: dayInWords(date, language, { dateStyle: "full" }),
      title,
    })),
    wide: {
      weeks: wide.weeks,
      months: months.slice(0, -1).map((time, index) => ({
        at: wide.at(time),
        name: inWords(time, {
          month: "long",
          ...(yearOf(time) !== yearOf(months[index - 1] ?? 0) && { year: "numeric" }),
        }),
      })),
      ...placeAlong(labels.map((label) => ({ ...label, at: wide.at(label.time) }))),
    },
    tall: {
      weeks: tall.weeks,
      months: months.slice(1, -1).map(tall.at), // a line between two
      dates: events.map(({ time }) => tall.at(time)),
    },
  };
}

export type TimelineLayout = ReturnType<typeof layOutTimeline>;

/** The first days of all months from the first date's to the one after the last date's. */
function monthsAround(times: number[]): number[] {
  const first = new Date(Math.min(...times));
  const months: number[] = [];
  for (let month = first.getUTCMonth(); (months.at(-1) ?? 0) <= Math.max(...times); month += 1)
    months.push(Date.UTC(first.getUTCFullYear(), month));
  return months;
}

function wrapWords(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LETTERS_A_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

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
function placeAlong(labels: Label[]) {
  const taken: { side: number; row: number; from: number; to: number; at: number }[] = [];
  const placed = labels.toReversed().map((label, index) => {
    const width =
      Math.max(...[label.day, ...label.lines].map(({ length }) => length)) * LETTER_WIDTH;
    const isEndAligned = label.at + LABEL_OFFSET + width > WIDE_WIDTH;
    const from = isEndAligned ? label.at - LABEL_OFFSET - width : label.at;
    const to = isEndAligned ? label.at : label.at + LABEL_OFFSET + width;
    const isFree = (side: number, row: number) =>
      taken.every(
        (other) =>
          other.side !== side ||
          (other.row === row && (other.to + LABEL_GAP < from || to + LABEL_GAP < other.from)) ||
          (other.row > row && (other.at <= from || to <= other.at)) ||
          (other.row < row && (label.at <= other.from || other.to <= label.at)),
      );
    // Above and below in turn.
    const places = Array.from({ length: 2 * labels.length }, (_, place) => ({
      side: (index + place) % 2,
      row: place >> 1,
    }));
    const { side, row } = places.find((each) => isFree(each.side, each.row)) ?? {
      side: index % 2,
      row: index,
    };
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
