import styles from "./initials-tile.module.css";

/** Stands where a person's photo would: their initials, on a ground that is the same wherever the name is. */
export function InitialsTile({ name }: { name: string }) {
  const code = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={styles.tile} data-tone={code % 4} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </span>
  );
}

/** Of the first and the last name, without “Dr.”, titles after a comma and words in brackets. */
function initialsOf(name: string): string {
  const [before = ""] = name
    .normalize()
    .replaceAll(/(?<!\S)\p{L}{2,}\.(?!\S)/gu, "")
    .split(/[,(]/);
  // With the ʻokina before a letter and the vowel signs after it; as written, because the fonts have no other letters.
  const letters = before.match(/(?<!\S)\p{Lm}*\p{L}\p{M}*/gu) ?? [];
  // Arabic letters that join would be a word, such as “no”.
  const between = /\p{Script=Arabic}/u.test(before) ? "\u200c" : "";
  return [letters[0], letters.slice(1).at(-1)].join(between);
}
