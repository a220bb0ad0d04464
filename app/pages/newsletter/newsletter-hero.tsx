import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { OrbitHero } from "#app/ui/orbit-hero.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { FoldedSheet } from "./folded-sheet.tsx";
import styles from "./newsletter-hero.module.css";

type NewsletterHeroProps = Pick<Newsletter, "hero" | "newsletterName" | "signup">;

/** Mail from orbit. */
export function NewsletterHero({ hero, newsletterName, signup }: NewsletterHeroProps) {
  return (
    <OrbitHero
      sky={
        <>
          <Orbit kind="pebble" />
          <Planet kind="violet" />
          <div className={styles.sheet}>
            <FoldedSheet masthead={newsletterName} />
          </div>
        </>
      }
    >
      {newsletterName !== hero.heading && <p className="statement">{newsletterName}</p>}
      <h1 id="page-heading" tabIndex={-1}>
        {hero.heading}
      </h1>
      {hero.text && <p className="statement">{hero.text}</p>}
      <Paragraph className="lead">{hero.lead}</Paragraph>
      <div className="cluster no-print">
        {signup && (
          <ButtonLink to={signup} newTab>
            {UI_TEXT.subscribe}
          </ButtonLink>
        )}
        <MotionControl />
      </div>
    </OrbitHero>
  );
}
