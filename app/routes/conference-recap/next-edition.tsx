import styles from "./next-edition.module.css";

export type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note: string;
};

/** From an edition that is over to the current one (B1). */
export function NextEdition({ name, path, day, note }: NextEditionProps) {
  return (
    <p className={`wrap ${styles.next}`}>
      <a href={path}>
        {name}, {day}
      </a>{" "}
      <span>{note}</span>
    </p>
  );
}
