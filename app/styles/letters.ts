import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { create } from "fontkitten";
import { isNotJunk } from "junk";
import { parseDocument } from "yaml";
import { type Face, families, type Family, ROOT } from "./font-sources.ts";

const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));

/** The letters in use, composed (“é” is one): of the code, the content, and the dates in its language. */
export function usedLetters(): string[] {
  const content = readdirSync(join(ROOT, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml") && isNotJunk(basename(name)))
    .map((name) => readFileSync(join(ROOT, "content", name), "utf8"));
  // YAML may spell a letter as “\u0142”.
  const values = content.map((text) => JSON.stringify(parseDocument(text).toJS()));
  const language = /^language: *["']?([a-z]{2,3}(?:-[A-Z]{2})?)\b/m.exec(content.join("\n"))?.[1];
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: "full" });
  const dates = Array.from({ length: 365 }, (_, day) => format(new Date(2026, 0, day)));
  const all = [...content, ...values, ...dates].join("").normalize();
  return [...new Set([...ASCII, ..."\u00a0©–—‘’“”…→×", ...all])]
    .filter((letter) => letter >= " ")
    .toSorted();
}

/** A face that is loaded only for these letters. */
type OtherFace = Face & { letters: string[] };

/** The family's faces for letters that its first files lack, and those that have a whole text with a foreign letter. */
export function otherFaces(family: Family, used: string[]) {
  const first = uprightLetters(family.faces);
  const isWhole = foreignLetters(used, [family]).length === 0;
  return {
    further: withLetters(
      family.further,
      used.filter((letter) => !first.has(letter)),
    ),
    others: isWhole ? [] : withLetters(family.others, used),
  };
}

/** The letters in use that only other typefaces of a family have. An arrow or an emoji is not worth a change. */
export function foreignLetters(used = usedLetters(), of = families): string[] {
  const letters = of.flatMap(({ faces, further, others }) => {
    const own = uprightLetters([...faces, ...further]);
    const other = uprightLetters(others);
    return used.filter((letter) => !own.has(letter) && other.has(letter));
  });
  return [...new Set(letters)].filter((letter) => /[\p{L}\p{M}\p{N}\p{Sc}]/u.test(letter));
}

/** Gives each letter to the first file of a style and weight that has it, and a mark to each, to stay on its letter. */
function withLetters(faces: Face[], used: string[]): OtherFace[] {
  const given = new Set<string>();
  return faces.flatMap((face) => {
    const keyOf = (letter: string) => `${letter} ${face.style} ${face.weight}`;
    const letters = used.filter((letter) => lettersOf(face).has(letter));
    const own = letters.filter((letter) => !given.has(keyOf(letter)));
    if (own.every(isMark)) return [];
    for (const letter of own) given.add(keyOf(letter));
    return [{ ...face, letters: letters.filter((each) => own.includes(each) || isMark(each)) }];
  });
}

function isMark(letter: string): boolean {
  return /\p{M}/u.test(letter);
}

function uprightLetters(faces: Face[]): Set<string> {
  const upright = faces.filter(({ style }) => style === "normal");
  return new Set((upright.length > 0 ? upright : faces).flatMap((face) => [...lettersOf(face)]));
}

const lettersOfFiles = new Map<string, Set<string>>();

function lettersOf({ source }: Face): Set<string> {
  const known = lettersOfFiles.get(source);
  if (known) return known;
  const font = create(readFileSync(join(ROOT, source)));
  if (font.isCollection) throw new Error(`${source} contains several fonts. Use a file with one.`);
  const letters = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  lettersOfFiles.set(source, letters);
  return letters;
}
