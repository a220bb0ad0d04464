import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { create } from "fontkitten";
import { parseDocument } from "yaml";
import { type Face, families, type Family, ROOT } from "./font-sources.ts";

const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));

/** The text of the content, composed (“é” is one letter), and what the site writes in its language. */
function usedText(root = ROOT): string {
  const folder = join(root, "content");
  const content = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml") && !basename(name).startsWith("."))
    .flatMap((name) => {
      try {
        return readFileSync(join(folder, name), "utf8");
      } catch {
        return []; // The content check reports it.
      }
    });
  // YAML may spell a letter as “\u0142”.
  const values = content.map((text) => JSON.stringify(parseDocument(text).toJS()));
  return [...content, ...values, ...formatted(content.join("\n"))].join("").normalize();
}

/** The letters in use, also by the code. */
export function usedLetters(root = ROOT): string[] {
  return [...new Set([...ASCII, ..."\u00a0©–—‘’“”…→×", ...usedText(root)])]
    .filter((letter) => letter >= " ")
    .toSorted();
}

/** What the site writes in its language: every day of a year, the hours of a day, months alone, a price and a list. */
function formatted(content: string): string[] {
  const written = languageIn(content);
  const currency = /^currency: *["']?([A-Z]{3})\b/m.exec(content)?.[1] ?? "CAD";
  const language = [written, "en"];
  const moments = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, day, day % 24));
  const options = [
    { dateStyle: "full", timeStyle: "short", timeZone: "UTC" },
    { weekday: "short", month: "long" },
    { month: "long" },
  ] as const;
  const price = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay }).format(1000);
  return [
    ...options.flatMap((each) => moments.map(new Intl.DateTimeFormat(language, each).format)),
    price("symbol"),
    price("narrowSymbol"),
    new Intl.ListFormat(language).format(["", "", ""]),
    /^(?:it|pt)/.test(written) ? "º" : "", // of “1º gennaio”
  ].map((text) => text.replaceAll(/\s/g, " "));
}

function languageIn(content: string): string {
  return /^language: *["']?([a-z]{2,3}(?:-\w+)*)/m.exec(content)?.[1] ?? "en";
}

export function siteLanguage(): string {
  const file = join(ROOT, "content/site.yaml");
  return languageIn(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** A face that is loaded only for these letters. */
type OtherFace = Face & { letters: string[] };

/** The family's faces for letters that its first files lack, and those that have a whole text with a foreign letter. */
export function otherFaces(family: Family, used: string[], language = siteLanguage()) {
  const first = uprightLetters(family.faces);
  const isWhole = foreignLetters(used, [family]).length === 0;
  // Noto Sans Mono has neither Hebrew nor Hindi letters. Its spaces would be too wide between theirs.
  const isProportional = /Hebr|Deva/.test(new Intl.Locale(language).maximize().script ?? "");
  const others = family.others.filter(
    ({ source }) => !isProportional || !source.includes("noto-sans-mono"),
  );
  return {
    further: withLetters(
      family.further,
      used.filter((letter) => !first.has(letter)),
    ),
    others: isWhole ? [] : withLetters(others, used),
  };
}

/** The letters in use that only other typefaces of a family have. An arrow or an emoji is not worth a change. */
export function foreignLetters(used = usedLetters(), of = families): string[] {
  const letters = of.flatMap(({ faces, further, others }) => {
    const own = uprightLetters([...faces, ...further]);
    const other = uprightLetters(others);
    return used.filter((letter) => !own.has(letter) && other.has(letter));
  });
  return [...new Set(letters)].filter((letter) =>
    /(?!\p{Extended_Pictographic})[\p{L}\p{M}\p{N}\p{Sc}]/u.test(letter),
  );
}

/** Letters of no family’s alphabets, but Chinese and Japanese ones, which have no spaces. */
const MACHINE_ALPHABET =
  /(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Devanagari}\p{scx=Common}\p{scx=Han}\p{scx=Kana}\p{scx=Hira}])\p{L}/u;

/**
 * Patterns of what is in use and makes a whole text the machine’s: letters, with their marks, that no typeface of a family
 * has, like “x̱”, and alphabets like the Arabic, between whose words a family’s spaces would be too wide.
 */
export function machineLetters(text = usedText()): string[] {
  const letter =
    /(?=[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Common}])\p{L}\p{M}*|[׳״]/gu;
  const lacking = [...new Set(text.match(letter))].filter((letter) =>
    families.some(({ faces, further, others }) =>
      [upright([...faces, ...further]), others].every((typeface) => {
        const [base = "", ...marks] = letter;
        const face = typeface.find((each) => fontOf(each).letters.has(base));
        return !face || !marks.every((mark) => fontOf(face).letters.has(mark));
      }),
    ),
  );
  return MACHINE_ALPHABET.test(text) ? [...lacking, MACHINE_ALPHABET.source] : lacking;
}

/** Gives each letter to the first file of a style and weight that has it, and a mark to each, to stay on its letter. */
function withLetters(faces: Face[], used: string[]): OtherFace[] {
  const given = new Set<string>();
  return faces.flatMap((face) => {
    const keyOf = (letter: string) => `${letter} ${face.style} ${face.weight}`;
    const letters = used.filter((letter) => fontOf(face).letters.has(letter));
    const own = letters.filter((letter) => !given.has(keyOf(letter)));
    if (own.every(isMark)) return [];
    for (const letter of own) given.add(keyOf(letter));
    return [{ ...face, letters: letters.filter((each) => own.includes(each) || isMark(each)) }];
  });
}

function isMark(letter: string): boolean {
  return /\p{M}/u.test(letter);
}

function upright(faces: Face[]): Face[] {
  const found = faces.filter(({ style }) => style === "normal");
  return found.length > 0 ? found : faces;
}

function uprightLetters(faces: Face[]): Set<string> {
  return new Set(upright(faces).flatMap((face) => [...fontOf(face).letters]));
}

type Font = { letters: Set<string>; advanceOf: (letter: string) => number };

const fonts = new Map<string, Font>();

function fontOf({ source }: Face): Font {
  const known = fonts.get(source);
  if (known) return known;
  const file = create(readFileSync(join(ROOT, source)));
  if (file.isCollection) throw new Error(`${source} contains several fonts. Use a file with one.`);
  const font: Font = {
    letters: new Set(file.characterSet.map((code) => String.fromCodePoint(code))),
    advanceOf: (letter) =>
      file.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / file.unitsPerEm,
  };
  fonts.set(source, font);
  return font;
}

/** How a family draws a text in one typeface: with these faces, the first of which has the letter; or not at all. */
export function typefaceFor(text: string, { faces, further, others }: Family): Face[] | undefined {
  const own = upright([...faces, ...further]);
  const letters = [...new Set(text)].filter((letter) => /\S/.test(letter));
  return [own, [...others, ...own]].find((typeface) =>
    letters.every((letter) => typeface.some((face) => fontOf(face).letters.has(letter))),
  );
}

/** The width of a text in parts of its size. */
export function widthOf(text: string, typeface: Face[]): number {
  return [...text].reduce((width, letter) => {
    const face = typeface.find((each) => fontOf(each).letters.has(letter));
    return width + (face ? fontOf(face).advanceOf(letter) : 0);
  }, 0);
}
