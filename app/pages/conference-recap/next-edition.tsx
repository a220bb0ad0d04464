import { Icon } from "#app/ui/icons.tsx";
import styles from "./next-edition.module.css";

export type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string;
  /** Leads to the edition in words of its own. Without it the edition's name does. */
  button: { label: string; to: string } | undefined;
};

export function NextEdition({ name, path, day, note, button }: NextEditionProps) {
  return (
    <div className={`${styles.next} no-print`}>
      <p className={styles.name}>{button ? name : <a href={path}>{name}</a>}</p>
      <p>
        <span>{day}</span> {note && <span>{note}</span>}
      </p>
      {button && (
        <a href={button.to} className={styles.link}>
          {button.label}
          <Icon name="arrow" size={18} />
        </a>
      )}
    </div>
  );
}
