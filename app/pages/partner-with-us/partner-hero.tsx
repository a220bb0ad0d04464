import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./partner-hero.module.css";

export function PartnerHero({ hero }: { hero: Partner["hero"] }) {
  return (
    <section className={styles.hero} data-theme="dark">
      <div className={`wrap ${styles.words}`}>
        <h1
          id="page-heading"
          tabIndex={-1}
          data-long={hero.heading.length > 30 ? "" : undefined}
          {...fit(hero.heading)}
        >
          {hero.heading}
        </h1>
        <Paragraph className={styles.lead}>{hero.lead}</Paragraph>
        <div className={`${styles.actions} no-print`}>
          <ButtonLink to="#get-in-touch" variant="accent">
            {UI_TEXT.getInvolved}
          </ButtonLink>
          <MotionControl />
        </div>
      </div>
      <div className={`${styles.sky} no-print`} aria-hidden="true">
        <div className={styles.system}>
          <span className={styles.outerPath}>
            <Orbit kind="pebble" at={5} size="s" />
          </span>
          <span className={styles.innerPath} />
          <span className={styles.sun}>
            <Planet kind="sun" />
          </span>
          <span className={styles.ringedPlanet}>
            <Planet kind="ringed-planet" />
          </span>
          <span className={styles.moon}>
            <Planet kind="moon" />
          </span>
        </div>
      </div>
    </section>
  );
}
