import { Icon } from "#app/ui/icons.tsx";
import styles from "./event-details.module.css";
import { ViewButton } from "./view-button.tsx";

type EventDetailsProps = {
  heading: string;
  /** The editions' views, newest first. */
  years: string[];
};

export function EventDetails({ heading, years }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2>{heading}</h2>
      <ul className={styles.doors} data-views-list="first">
        {years.map((year) => (
          <li key={year}>
            <ViewButton view={year} className={styles.door}>
              <span>{year}</span>
              <Icon name="arrow" size={40} />
            </ViewButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
