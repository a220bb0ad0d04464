import * as UI_TEXT from "#app/ui-text.ts";
import { fit } from "#app/ui/fit.ts";
import { EditionBox, type EditionBoxProps } from "./edition-box.tsx";
import styles from "./event-details.module.css";

export type EventDetailsProps = {
  /** The newest first. */
  editions: EditionBoxProps[];
};

export function EventDetails({ editions }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2 {...fit(UI_TEXT.eventDetails)}>{UI_TEXT.eventDetails}</h2>
      <ul className={styles.boxes} data-views-list="first">
        {editions.map((edition) => (
          <EditionBox key={edition.id} {...edition} />
        ))}
      </ul>
    </div>
  );
}
