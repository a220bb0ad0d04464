/** Letters that nobody sees or that no font has, by what people call them. */
const NAMES: [RegExp, string][] = [
  [/\v/, "the line break of Word (a vertical tab)"],
  [/[\u0085\u2028\u2029]/, "the line break of a slide program"],
  [/\ufffc/, "the mark of a picture that was left behind in Word"],
  [/\ufffd/, "the mark of a letter that was lost (�)"],
  [/\p{Co}/u, "a symbol of a special font"],
  [/[\u202a-\u202e\u2066-\u2069]/, "an invisible mark that turns the direction of the text"],
  [/\p{Cs}/u, "half a character"],
  [/\p{Cc}/u, "a control character"],
  [/[\p{Cf}\u115f\u1160\u3164\uffa0]/u, "an invisible character"],
];

/** A text with an emoji or a letter of Persian, Arabic or an Indian script needs joiners. */
const JOINED = /(?<=[^\0-\u024f\s])[\u200c\u200d]/g;
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;
/** Tabs are in block texts, soft hyphens and marks of direction in texts that need them. */
const ALLOWED = /[\t\n\r\u00ad\u061c\u200e\u200f]/g;

const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2028\u2029\u3164\uffa0\ufffc-\uffff]/u;

/** The first character of a text that was never meant to be there. */
export function strangeCharacter(text: string): { character: string; name: string } | undefined {
  const rest = text.replace(FLAG, "").replace(JOINED, "").replace(ALLOWED, "");
  const character = STRANGE.exec(rest)?.[0];
  if (!character) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const name = NAMES.find(([pattern]) => pattern.test(character))?.[1] ?? "a strange character";
  return { character, name: `${name}, U+${code}` };
}

const VISIBLE = /[^\p{White_Space}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** The bytes of UTF-8 read as Windows-1252: “Ã©” for “é”, and in other alphabets rows of such pairs, “ÐŸÑ€” for “Пр”. */
const MOJIBAKE = /(?:[ÂÃâÄÅ]|[Æ-ï](?=.{1,2}[Â-ï]))[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/;
const WINDOWS_1252 = new Map(
  Array.from({ length: 128 }, (_, index) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(index + 128)),
    index + 128,
  ]),
);

/** Letters that came from a wrong encoding, and what they were. */
export function mojibake(text: string): { written: string; meant: string } | undefined {
  const written = MOJIBAKE.exec(text)?.[0];
  if (!written) return undefined;
  const bytes = Uint8Array.from([...written].map((letter) => WINDOWS_1252.get(letter) ?? 0));
  try {
    return { written, meant: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}
