import type { Home } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./about-club.module.css";

export function AboutClub({ about }: { about: NonNullable<Home["about"]> }) {
  return (
    <section id="about" className={`${styles.about} section`} aria-labelledby="about-heading">
      <h2 id="about-heading" className="visually-hidden" tabIndex={-1}>
        {about.heading}
      </h2>
      <div className={`${styles.parts} wrap`}>
        <article
          className={styles.who}
          data-slide-in="start"
          aria-labelledby="about-who"
          suppressHydrationWarning // may be in place before
        >
          <h3 id="about-who" {...fit(about.who.label)}>
            {about.who.label}
          </h3>
          <p className={styles.claim} {...fit(about.who.heading)}>
            {about.who.heading}
          </p>
          <Paragraph className={styles.text}>{about.who.text}</Paragraph>
        </article>
        {about.mission && (
          <article
            className={styles.mission}
            data-theme="dark"
            data-slide-in="end"
            aria-labelledby="about-mission"
            suppressHydrationWarning
          >
            <h3 id="about-mission" {...fit(about.mission.label)}>
              {about.mission.label}
            </h3>
            <p className={styles.claim} {...fit(about.mission.heading)}>
              {about.mission.heading}
            </p>
            <Paragraph className={styles.text}>{about.mission.text}</Paragraph>
          </article>
        )}
      </div>
    </section>
  );
}
