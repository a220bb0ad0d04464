import { Icon } from "#app/ui/icons.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./event-details.module.css";
import { ViewButton } from "./view-button.tsx";

type EventDetailsProps = {
  heading: string;
  /** The editions' views, newest first. */
  editions: { id: string; label: string }[];
};

export function EventDetails({ heading, editions }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2 {...fit(heading)}>{heading}</h2>
      <ul className={styles.doors} data-views-list="first">
        {editions.map(({ id, label }) => (
          <li key={id}>
            <ViewButton view={id} className={styles.door} isNamed={label !== id}>
              <span>{label}</span>
              <Icon name="arrow" size={40} />
            </ViewButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
