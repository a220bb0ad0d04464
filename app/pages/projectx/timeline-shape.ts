export type TimelineLayout = {
  /** The dates in words, for the list beside the drawing. */
  dates: { date: string; words: string; title: string }[];
  /** Along the page, for wide screens: a ruler with its months, and a label for each date that touches no other. */
  wide: {
    width: number;
    height: number;
    /** The y of the ruler's upper edge. */
    ruler: number;
    /** Every seventh day, along the ruler. */
    weeks: number[];
    months: { at: number; name: string }[];
    labels: TimelineLabel[];
  };
  /** Down the page, for phones: a ruler without words, because the list beside it has them. */
  tall: { weeks: number[]; months: number[]; dates: number[] };
};

export type TimelineLabel = UnplacedLabel & {
  /** The start (or end) of its first line of text. */
  x: number;
  y: number;
  isEndAligned: boolean;
  isAbove: boolean;
};

export type UnplacedLabel = {
  at: number;
  day: string;
  /** Its event, in lines that fit. */
  lines: string[];
};

// In the drawings' own units; the page scales them.
export const WIDE_WIDTH = 1200;
export const TALL_LENGTH = 1000;
export const RULER_SIZE = 40;
export const LINE_HEIGHT = 22;
export const LETTERS_A_LINE = 25;
/** All letters of a monospaced typeface are of one width, so a label's width is known before it is drawn. */
export const LETTER_WIDTH = 10;
