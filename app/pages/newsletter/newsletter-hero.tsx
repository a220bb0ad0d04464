import * as UI_TEXT from "#app/ui-text.ts";
import type { Newsletter } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { MailFromOrbit } from "./mail-from-orbit.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./newsletter-hero.module.css";

type NewsletterHeroProps = Pick<Newsletter, "hero" | "newsletterName" | "signup">;

export function NewsletterHero({ hero, newsletterName, signup }: NewsletterHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        {newsletterName !== hero.heading && <p className={styles.name}>{newsletterName}</p>}
        <h1 id="page-heading" tabIndex={-1} {...fit(hero.heading)}>
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
