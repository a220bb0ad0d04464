import { Icon } from "#app/ui/icons.tsx";
import styles from "./next-edition.module.css";

export type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string;
  /** Leads to the edition's highlights. Without it the edition's name leads to the edition. */
  button?: string;
};

export function NextEdition({ name, path, day, note, button }: NextEditionProps) {
  return (
    <div className={`${styles.next} no-print`}>
      <p className={styles.name}>{button ? name : <a href={path}>{name}</a>}</p>
      <p>
        <span>{day}</span> {note && <span>{note}</span>}
      </p>
      {button && (
        <a href={`${path}#highlights`} className={styles.link}>
          {button}
          <Icon name="arrow" size={18} />
        </a>
      )}
    </div>
  );
}
