import { picture } from "./pictures.server.ts";

type Person = {
  name: string;
  photo?: Parameters<typeof picture>[0];
  focus?: string | undefined;
};

/** A person's photo, or their initials where there is none. */
export async function portraitOf({ name, photo, focus }: Person) {
  if (photo) return { photo: await picture(photo, focus), initials: undefined };
  return { photo: undefined, initials: initialsOf(name) };
}

/** Of the first and the last name, without “Dr.”, titles after a comma and words in brackets. */
export function initialsOf(name: string) {
  const [before = ""] = name.replaceAll(/(?<!\S)\S*\p{L}{2}\.(?!\S)/gu, "").split(/[,(]/);
  const letters = before.match(/(?<!\S)\p{L}\p{M}*/gu) ?? [];
  const code = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return { text: [letters[0], letters.slice(1).at(-1)].join(""), tone: code % 4 };
}
