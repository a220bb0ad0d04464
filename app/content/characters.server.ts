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

/** What an emoji, Persian, Arabic, Indian and Mongolian letters, and words without spaces need. */
const JOINED = /(?<=[^\0-\u024f\s])[\u200c\u200d]|(?<=[\u0e00-\u109f\u1780-\u18ff])[\u180e\u200b]/g;
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

/** The bytes of UTF-8 read in another encoding: “Ã©” or, on a Mac, “√©” for “é”, and in other alphabets rows of such pairs, “ÐŸÑ€” for “Пр”. */
const MOJIBAKE = {
  macintosh:
    /(?:[√ƒ≈](?=[Ä-ü©])|(?<=\p{L})√|¬(?=[†©ª´Æ∞£])|‚Ä)[Ä-ü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏∫ªºΩæø]/gu,
  "windows-1252":
    /(?:[ÂÃâÄÅ]|[Æ-ï](?=.{1,2}[Â-ï]))[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g,
};

/** Letters that came from a wrong encoding, and what they were. */
export function mojibake(text: string): { written: string; meant: string } | undefined {
  for (const [encoding, pattern] of Object.entries(MOJIBAKE)) {
    for (const [written] of text.matchAll(pattern)) {
      const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const letters = new TextDecoder(encoding).decode(all);
      const bytes = Uint8Array.from([...written].map((letter) => letters.indexOf(letter)));
      const meant = new TextDecoder().decode(bytes);
      if (!/[\ufffd\p{Cc}]/u.test(meant)) return { written, meant: `“${meant}”` };
    }
  }
  // UTF-7 has the letter’s bytes in Base64. API is none, unless it is in a word.
  const [seven, code = ""] =
    /\+((?:A[K-P]|I[BCK])[cgkosw048]|(?<=\p{Ll}\+)A[K-P][AEIMQUY])-/u.exec(text) ?? [];
  const letter = new TextDecoder("utf-16be").decode(Buffer.from(code, "base64"));
  if (seven) return { written: seven, meant: `“${letter}”` };
  // Windows’ command line, where one sign means different letters in different countries.
  const [written] =
    /(?<=\p{L})├\S|[├┬┼][\u00a1-\u0192⌐░▒]|[ΓÔ]Ç[\u00a1-\u0192\u2500-\u257f]/u.exec(text) ?? [];
  return written ? { written, meant: "another letter" } : undefined;
}
