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
function missingLetters(text: string, family: Family): string[] {
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

/** How a text is set in its room: the largest size in which it fits, or the smallest and “…” for what is too long. */
export function fitted(text: string, typeface: Face[], largest: number, room: Room) {
  let size = largest;
  // Long words are broken only where they would make the whole text tiny.
  while (size > SMALLEST && !fits(text, typeface, size, room, size < 0.4 * largest)) size -= 2;
  return { size, lines: linesIn(room, size) };
}

function lengthOf(text: string, typeface: Face[], tracking = 0): number {
  return widthOf(text, typeface) + tracking * [...text].length;
}

/** The height of a line that sets none is that of its font, at most 1.37. */
function linesIn({ height, lineHeight = 1.37 }: Room, size: number): number {
  return Math.max(1, Math.floor((height + 0.01) / (size * lineHeight)));
}

/** The renderer breaks lines between words, and in a word that is longer than a line. */
function fits(text: string, typeface: Face[], size: number, room: Room, mayBreak: boolean) {
  const { width, tracking } = room;
  const space = lengthOf(" ", typeface, tracking) * size;
  let lines = 1;
  let filled = 0;
  for (const word of text.split(" ")) {
    const wide = lengthOf(word, typeface, tracking) * size;
    if (wide > width && !mayBreak) return false;
    if (filled > 0 && filled + space + wide > width) {
      lines += 1;
      filled = 0;
    }
    filled += wide + (filled > 0 ? space : 0);
    // Each line of a broken word may lack a letter.
    for (; filled > width; filled -= width - size) lines += 1;
  }
  return lines <= linesIn(room, size);
}
