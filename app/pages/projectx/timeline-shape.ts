// In the drawings' own units; the page scales them.
export const WIDE_WIDTH = 1200;
export const TALL_LENGTH = 1000;
export const RULER_SIZE = 40;
export const LINE_HEIGHT = 22;
export const LETTERS_A_LINE = 25;
/** All letters of a monospaced typeface are of one width, so a label's width is known before it is drawn. */
export const LETTER_WIDTH = 10;
