import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { FoldedSheet } from "./folded-sheet.tsx";
import styles from "./newsletter-hero.module.css";

type NewsletterHeroProps = Pick<Newsletter, "hero" | "newsletterName" | "signup">;

export function NewsletterHero({ hero, newsletterName, signup }: NewsletterHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        {newsletterName !== hero.heading && <p className={styles.name}>{newsletterName}</p>}
        <h1 id="page-heading" tabIndex={-1}>
          {hero.heading}
        </h1>
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <Paragraph className={styles.lead}>{hero.lead}</Paragraph>
        <div className={`${styles.actions} no-print`}>
          {signup && (
            <ButtonLink to={signup} newTab>
              {UI_TEXT.subscribe}
            </ButtonLink>
          )}
          <MotionControl />
        </div>
      </div>
      <MailFromOrbit masthead={newsletterName} />
    </section>
  );
}

function MailFromOrbit({ masthead }: { masthead: string }) {
  return (
    <div className={`${styles.sky} no-print`} aria-hidden="true">
      <span className={styles.path}>
        <Orbit kind="pebble" at={7} size="m" />
      </span>
      <span className={styles.planet}>
        <Planet />
      </span>
      <div className={styles.sheet} data-moving="">
        <FoldedSheet masthead={masthead} />
      </div>
    </div>
  );
}
