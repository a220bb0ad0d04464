import styles from "./initials-tile.module.css";

/** Fills the place of a person's photo, on a ground that is the same wherever the name is. */
export function InitialsTile({ text, tone }: { text: string; tone: number }) {
  return (
    <span className={styles.tile} data-tone={tone} aria-hidden="true">
      <span>{text}</span>
    </span>
  );
}
