import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "#app/ui/icons.tsx";
import styles from "./next-edition.module.css";

export type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string | undefined;
  /** The name of the past edition, which the button keeps. */
  from: string;
};

export function NextEdition({ name, path, day, note, from }: NextEditionProps) {
  return (
    <div className={`${styles.next} no-print`}>
      <p className={styles.name}>{name}</p>
      <p>
        <span>{day}</span> {note && <span>{note}</span>}
      </p>
      <a href={`${path}#highlights`} className={styles.link}>
        {UI_TEXT.highlightsOf.replace("{name}", from)}
        <Icon name="arrow" size={18} />
      </a>
    </div>
  );
}
