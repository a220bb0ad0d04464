import { picture } from "./pictures.server.ts";

type Person = { name: string; photo?: Parameters<typeof picture>[0] };

/** A person's photo, or their initials where there is none. */
export async function portraitOf({ name, photo }: Person) {
  return { photo: photo && (await picture(photo)), initials: photo ? undefined : initialsOf(name) };
}

/** Of the first and the last name, without “Dr.” or “Ph.D.”, titles after a comma and words in brackets. */
export function initialsOf(name: string) {
  const [before = ""] = name
    .normalize()
    .replaceAll(/(?<!\S)(?=\S*\p{L}{2}\.)\S+\.(?!\S)/gu, "")
    .split(/[,(]/);
  // With the ʻokina before a letter and the vowel signs after it; as written, because the fonts have no other letters.
  const letters = before.match(/(?<![^\s@])\p{Lm}*\p{L}\p{M}*/gu) ?? [];
  // Arabic letters that join would be a word, such as “no”.
  const between = /\p{Script=Arabic}/u.test(before) ? "\u200c" : "";
  const code = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return { text: [letters[0], letters.slice(1).at(-1)].join(between), tone: code % 4 };
}
