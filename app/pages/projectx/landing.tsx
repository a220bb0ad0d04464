import type { Projectx } from "./content.server.ts";
import { EventDetails, type EventDetailsProps } from "./event-details.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { TakePart } from "./take-part.tsx";
import styles from "./landing.module.css";

type LandingProps = Projectx["landing"] &
  Pick<EventDetailsProps, "editions"> &
  Pick<Projectx, "takePart">;

export function Landing(props: LandingProps) {
  const { heading, text, takePart, facts, editions } = props;
  return (
    <div className={styles.landing}>
      <div className={`wrap ${styles.poster}`}>
        {/* The page's h1 is before the views. This one is visual only. */}
        <p className={styles.name} {...fit(heading, 0)} aria-hidden="true">
          <span className={styles.planet} />
          {heading}
        </p>
        <div className={styles.intro}>
          <Paragraph className={styles.text}>{text}</Paragraph>
          {takePart && <TakePart {...takePart} />}
        </div>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label} id={fragmentId("fact", label)}>
                <dt>{label}</dt>
                <dd {...fit(value, 0)}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <EventDetails editions={editions} />
    </div>
  );
}
