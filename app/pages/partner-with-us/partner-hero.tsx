import * as UI_TEXT from "#app/ui-text.ts";
import type { Partner } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { OrbitHero } from "#app/ui/orbit-hero.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./partner-hero.module.css";

/** Three levels of sponsors: the Sun, a planet and a moon. */
export function PartnerHero({ hero }: { hero: Partner["hero"] }) {
  return (
    <OrbitHero
      theme="dark"
      className={styles.hero}
      sky={
        <>
          <Orbit kind="moon" />
          <Planet kind="sun" />
          <span className={styles.ringedPlanet}>
            <Planet kind="ringed-planet" />
          </span>
        </>
      }
    >
      <h1 id="page-heading" tabIndex={-1} data-long={hero.heading.length > 30 ? "" : undefined}>
        {hero.heading}
      </h1>
      <Paragraph className="lead">{hero.lead}</Paragraph>
      <div className="cluster no-print">
        <ButtonLink to="#get-in-touch">{UI_TEXT.getInvolved}</ButtonLink>
        <MotionControl />
      </div>
    </OrbitHero>
  );
}
