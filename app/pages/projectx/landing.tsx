import type { Projectx } from "./content.server.ts";
import { EventDetails, type EventDetailsProps } from "./event-details.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import styles from "./landing.module.css";

type LandingProps = Projectx["landing"] & Omit<EventDetailsProps, "heading">;

export function Landing({ heading, text, facts, detailsHeading, ...details }: LandingProps) {
  return (
    <div className={styles.landing}>
      <div className={`wrap ${styles.poster}`}>
        {/* The page's h1 is before the views. This one is visual only. */}
        <p className={styles.name} {...fit(heading, 0)} aria-hidden="true">
          <span className={styles.planet} />
          {heading}
        </p>
        <Paragraph className={styles.text}>{text}</Paragraph>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label} id={fragmentId("fact", label)}>
                <dt>{label}</dt>
                <dd {...fit(value, 0)}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <EventDetails heading={detailsHeading} {...details} />
    </div>
  );
}
