import styles from "./other-edition.module.css";

type OtherEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string;
};

export function OtherEdition({ name, path, day, note }: OtherEditionProps) {
  return (
    <p className={`wrap ${styles.edition}`}>
      <a href={path}>
        {name}, <span>{day}</span>
      </a>{" "}
      {note}
    </p>
  );
}
