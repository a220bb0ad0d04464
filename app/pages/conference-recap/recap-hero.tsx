import * as UI_TEXT from "#app/ui-text.ts";
import type { PastEdition } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { fit } from "#app/ui/fit.ts";
import { NextEdition, type NextEditionProps } from "./next-edition.tsx";
import styles from "./recap-hero.module.css";

type RecapHeroProps = Pick<PastEdition, "name" | "heading" | "lead" | "date" | "city" | "links"> & {
  day: string;
  hasHighlights: boolean;
  next: Omit<NextEditionProps, "from">;
};

export function RecapHero(props: RecapHeroProps) {
  const { name, heading, lead, date, day, city, links, hasHighlights, next } = props;
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`wrap ${styles.content}`}>
        <p className={styles.label}>
          {name !== heading && <span className={styles.name}>{name}</span>}
          <span>
            <time dateTime={date}>{day}</time>
            {city && <>, {city}</>}
          </span>
        </p>
        <h1 id="page-heading" tabIndex={-1} {...fit(heading)}>
          {heading}
        </h1>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
        {hasHighlights && (
          <ButtonLink to="#highlights" icon="chevron">
            {UI_TEXT.seeHighlights}
          </ButtonLink>
        )}
        <EditionLinks links={links} />
        <NextEdition {...next} from={name} />
      </div>
      <div id="after-hero" className={styles.sky}>
        <Horizon limb={styles.limb} />
      </div>
    </section>
  );
}
