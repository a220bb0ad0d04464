import * as UI_TEXT from "#app/ui-text.ts";
import type { PastEdition } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import nextEdition from "./next-edition.module.css";
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
        <h1 id="page-heading" tabIndex={-1}>
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

type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string | undefined;
  hasHighlights: boolean;
  /** The name of the past edition, which the button keeps. */
  from: string;
};

function NextEdition({ name, path, day, note, hasHighlights, from }: NextEditionProps) {
  return (
    <div className={`${nextEdition.next} no-print`}>
      <p className={nextEdition.name}>{hasHighlights ? name : <a href={path}>{name}</a>}</p>
      <p>
        <span>{day}</span> {note && <span>{note}</span>}
      </p>
      {hasHighlights && (
        <a href={`${path}#highlights`} className={nextEdition.link}>
          {UI_TEXT.highlightsOf.replace("{name}", from)}
          <Icon name="arrow" size={18} />
        </a>
      )}
    </div>
  );
}
