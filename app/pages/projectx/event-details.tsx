import { fit } from "#app/ui/fit.ts";
import { EditionBox, type EditionBoxProps } from "./edition-box.tsx";
import styles from "./event-details.module.css";

export type EventDetailsProps = {
  heading: string;
  /** The newest first. */
  editions: EditionBoxProps[];
};

export function EventDetails({ heading, editions }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2 {...fit(heading)}>{heading}</h2>
      <ul className={styles.boxes} data-views-list="first">
        {editions.map((edition) => (
          <EditionBox key={edition.id} {...edition} />
        ))}
      </ul>
    </div>
  );
}
