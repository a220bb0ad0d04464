import type { ConferenceRecap } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { fit } from "#app/ui/fit.ts";
import { NextEdition, type NextEditionProps } from "./next-edition.tsx";
import styles from "./recap-hero.module.css";

type RecapHeroProps = {
  recap: Pick<ConferenceRecap, "name" | "date" | "city" | "hero" | "links">;
  day: string;
  next: Omit<NextEditionProps, "button">;
};

export function RecapHero({ recap, day, next }: RecapHeroProps) {
  const { name, date, city, hero, links } = recap;
  const { button, jumpLabel } = hero;
  const isToNext = button?.to.split("#")[0] === next.path;
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
          {jumpLabel && (
            <ButtonLink to="#highlights" icon="chevron">
              {jumpLabel}
            </ButtonLink>
          )}
          {button && !isToNext && (
            <ButtonLink to={button.to} variant={jumpLabel ? "outline" : "solid"}>
              {button.label}
            </ButtonLink>
          )}
        </div>
        <EditionLinks links={links} />
        <NextEdition {...next} button={isToNext ? button : undefined} />
      </div>
      <div id="after-hero" className={styles.sky}>
        <Horizon limb={styles.limb} />
      </div>
    </section>
  );
}
