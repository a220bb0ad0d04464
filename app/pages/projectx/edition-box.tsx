import { Icon } from "#app/ui/icons.tsx";
import type { ProjectxEdition } from "./page.server.ts";
import styles from "./edition-box.module.css";
import { ViewButton } from "./view-button.tsx";

export type EditionBoxProps = Pick<
  ProjectxEdition,
  "id" | "focus" | "notice" | "status" | "months"
>;

export function EditionBox({ id, focus, notice, status, months }: EditionBoxProps) {
  const state = [notice ?? status, months].filter((words) => words !== undefined);
  return (
    <li className={styles.box}>
      <ViewButton view={id} className={styles.button}>
        {id}
      </ViewButton>
      <Icon name="arrow" size={32} />
      {focus && <p className={styles.focus}>{focus}</p>}
      {state.length > 0 && (
        <p className={styles.state}>
          {state.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </p>
      )}
    </li>
  );
}
