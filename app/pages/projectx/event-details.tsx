import { Icon } from "#app/ui/icons.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./event-details.module.css";
import type { Projectx } from "./content.server.ts";
import { ViewButton } from "./view-button.tsx";

export type EventDetailsProps = Pick<Projectx, "takePart"> & {
  heading: string;
  /** The editions' views, newest first. */
  editions: { id: string; label: string; focus?: string | undefined }[];
};

export function EventDetails({ heading, editions, takePart }: EventDetailsProps) {
  return (
    <div className={`wrap ${styles.details}`}>
      <h2 {...fit(heading)}>{heading}</h2>
      <ul className={styles.doors} data-views-list="first">
        {editions.map(({ id, label, focus }) => (
          <li key={id}>
            <ViewButton view={id} className={styles.door} isNamed={label !== id}>
              <span>{label}</span>
              <Icon name="arrow" size={40} />
            </ViewButton>
            {focus && <p>{focus}</p>}
          </li>
        ))}
      </ul>
      <Paragraph className={styles.takePart}>{takePart}</Paragraph>
    </div>
  );
}
