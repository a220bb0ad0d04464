import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./page.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { ViewButton } from "./view-buttons.tsx";
import box from "./edition-box.module.css";
import styles from "./event-details.module.css";

export type EventDetailsProps = {
  /** The newest first. */
  editions: EditionBoxProps[];
};

export function EventDetails({ editions }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2>{UI_TEXT.eventDetails}</h2>
      <ul className={styles.boxes} data-views-list="first">
        {editions.map((edition) => (
          <EditionBox key={edition.id} {...edition} />
        ))}
      </ul>
    </div>
  );
}

type EditionBoxProps = Pick<ProjectxEdition, "id" | "focus" | "notice" | "status" | "months">;

function EditionBox({ id, focus, notice, status, months }: EditionBoxProps) {
  const state = [notice ?? status, months].filter((words) => words !== undefined);
  return (
    <li className={box.box}>
      <ViewButton view={id} className={box.button}>
        {id}
      </ViewButton>
      <Icon name="arrow" size={32} />
      {focus && <p className={box.focus}>{focus}</p>}
      {state.length > 0 && (
        <p className={box.state}>
          {state.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </p>
      )}
    </li>
  );
}
