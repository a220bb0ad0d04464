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

/** Of the first and the last name, without titles after a comma and words in brackets. */
function initialsOf(name: string): string {
  const [before = ""] = name.normalize().split(/[,(]/);
  const letters = before.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  const [first = "", last = ""] = [letters[0], letters.slice(1).at(-1)];
  return `${first}${last}`.toUpperCase();
}
