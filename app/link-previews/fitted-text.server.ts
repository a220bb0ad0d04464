import { basename } from "node:path";
import { type Face, families, type Family } from "#app/styles/font-sources.ts";
import { typefaceFor, widthOf } from "#app/styles/letters.ts";

/** Words of a link preview: how they are set, and their room in pixels. */
export type Room = { width: number; height: number; lineHeight?: number; tracking?: number };

const SMALLEST = 16;

export function familyCalled(name: Family["name"]): Family {
  const family = families.find((each) => each.name === name);
  if (!family) throw new Error(`There is no family ${name}.`);
  return family;
}

/** The name under which the renderer of link previews knows a face. */
export function fontName({ name, faces }: Family, face: Face): string {
  return faces.includes(face) ? name : basename(face.source, ".woff2");
}

/**
 * The letters of a text that link previews cannot draw: those of no font, and Hebrew, between whose words the renderer
 * loses spaces. A text with one is left out; an emoji alone is.
 */
export function missingLetters(text: string, family: Family): string[] {
  return [...new Set(withKnownSigns(text))].filter(
    (letter) => /\p{Script=Hebrew}/u.test(letter) || !typefaceFor(letter, family),
  );
}

/** Signs that no font has, and that lose nothing: hyphens, and marks for line breaks and directions. */
function withKnownSigns(text: string): string {
  return text.replaceAll("\u2011", "-").replaceAll(/[\u00ad\u200b\u200e\u200f\u2060]/g, "");
}

/** What is drawn of a text. */
export function drawnText(text: string, family: Family): string {
  const missing = missingLetters(text, family);
  if (!missing.every(isEmoji)) return "";
  if (missing.length > 0) missing.push("\u200d", "\ufe0f"); // What joins emoji would be a gap.
  const drawn = [...withKnownSigns(text)].filter((letter) => !missing.includes(letter)).join("");
  // The renderer leaves out spaces that the fonts lack.
  return drawn
    .replaceAll(/[\u2000-\u200a\u202f]/g, "\u00a0")
    .replaceAll("  ", " ")
    .trim();
}

/** Emoji, and the signs that join them. */
function isEmoji(letter: string): boolean {
  const kinds = [/\p{Extended_Pictographic}/u, /\p{Emoji_Modifier}/u, /\p{Regional_Indicator}/u];
  return "\u200d\ufe0e\ufe0f".includes(letter) || kinds.some((kind) => kind.test(letter));
}

/**
 * The largest size in which a text fits its room. Words too long for 40 % of the largest size are broken, and a text too
 * long for the smallest ends in “…”.
 */
export function fitted(text: string, typeface: Face[], largest: number, room: Room) {
  for (let size = largest; size > SMALLEST; size -= 2) {
    const words = size < 0.4 * largest ? broken(text, typeface, size, room) : text;
    if (fits(words, typeface, size, room)) return { text: words, size };
  }
  const letters = [...text];
  let short = broken(text, typeface, SMALLEST, room);
  while (letters.length > 0 && !fits(short, typeface, SMALLEST, room)) {
    letters.pop();
    short = broken(`${letters.join("").trim()}…`, typeface, SMALLEST, room);
  }
  return { text: short, size: SMALLEST };
}

/** Hyphenates words that are longer than a line. Each part fills a line, so that the space after its hyphen breaks. */
function broken(text: string, typeface: Face[], size: number, room: Room): string {
  return text
    .split(" ")
    .map((word) => {
      let result = "";
      let part = "";
      for (const letter of word) {
        if (lengthOf(`${part}${letter}-`, typeface, room.tracking) * size > room.width) {
          result += `${part}- `;
          part = "";
        }
        part += letter;
      }
      return lengthOf(word, typeface, room.tracking) * size > room.width ? result + part : word;
    })
    .join(" ");
}

function lengthOf(text: string, typeface: Face[], tracking = 0): number {
  return widthOf(text, typeface) + tracking * [...text].length;
}

type Line = { text: string; size: number; tracking?: number; family?: Family["name"] };

/** The widths of columns side by side: what their longest line needs, or less of it where the room is narrower. */
export function columnWidths(columns: Line[][], room = Infinity): number[] {
  const needs = columns.map((lines) => Math.max(...lines.map(lineWidth)));
  const scale = Math.min(1, room / needs.reduce((sum, need) => sum + need, 0));
  return needs.map((need) => need * scale);
}

function lineWidth({ text, size, tracking = 0, family = "Tabular" }: Line): number {
  const typeface = typefaceFor(text, familyCalled(family)) ?? [];
  // A pixel more than the letters, because widths are rounded.
  return lengthOf(text, typeface, tracking) * size + 1;
}

/** The renderer breaks lines between words, and sometimes inside, which makes them fewer. */
function fits(text: string, typeface: Face[], size: number, room: Room): boolean {
  // The height of a line that sets none is that of its font, at most 1.37.
  const { width, height, lineHeight = 1.37, tracking } = room;
  const space = lengthOf(" ", typeface, tracking);
  let lines = 1;
  let filled = 0;
  for (const word of text.split(" ")) {
    const wide = lengthOf(word, typeface, tracking) * size;
    if (wide > width) return false;
    if (filled > 0 && filled + space * size + wide > width) {
      lines += 1;
      filled = 0;
    }
    filled += wide + (filled > 0 ? space * size : 0);
  }
  return lines * size * lineHeight <= height + 0.01;
}
