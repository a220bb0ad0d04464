import type { ConferenceRecap } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./recap-hero.module.css";

type RecapHeroProps = {
  recap: Pick<ConferenceRecap, "name" | "date" | "city" | "hero" | "links">;
  day: string;
};

export function RecapHero({ recap: { name, date, city, hero, links }, day }: RecapHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`wrap ${styles.content}`}>
        <p className={styles.label}>
          {name !== hero.heading && <span className={styles.name}>{name}</span>}
          <span>
            <time dateTime={date}>{day}</time>
            {city && <>, {city}</>}
          </span>
        </p>
        <h1 id="page-heading" tabIndex={-1} {...fit(hero.heading)}>
          {hero.heading}
        </h1>
        <Paragraph className={styles.lead}>{hero.lead}</Paragraph>
        <div className={styles.buttons}>
          {hero.jumpLabel && (
            <ButtonLink to="#highlights" icon="chevron">
              {hero.jumpLabel}
            </ButtonLink>
          )}
          {hero.button && (
            <p>
              {hero.button.intro}
              <ButtonLink to={hero.button.to} variant="outline">
                {hero.button.label}
              </ButtonLink>
            </p>
          )}
        </div>
        <EditionLinks links={links} />
      </div>
      <div id="after-hero" className={styles.sky}>
        <Horizon limb={styles.limb} />
      </div>
    </section>
  );
}
