import * as UI_TEXT from "#app/ui-text.ts";
import type { PastEdition } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import styles from "./recap-hero.module.css";

type RecapHeroProps = Pick<PastEdition, "name" | "heading" | "lead" | "date" | "city" | "links"> & {
  day: string;
  hasHighlights: boolean;
  next: NextEditionProps & {
    /** Whether the next edition's page shows this one's highlights. */
    hasHighlights: boolean;
  };
};

export function RecapHero(props: RecapHeroProps) {
  const { name, heading, lead, date, day, city, links, hasHighlights, next } = props;
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={`wrap ${styles.content}`}>
        <p className={`label ${styles.label}`}>
          {name !== heading && <span className={styles.name}>{name}</span>}
          <span>
            <time dateTime={date}>{day}</time>
            {city && <>, {city}</>}
          </span>
        </p>
        <h1 id="page-heading" tabIndex={-1}>
          {heading}
        </h1>
        <Paragraph className={`lead ${styles.lead}`}>{lead}</Paragraph>
        <div className="cluster no-print">
          {next.hasHighlights && (
            <ButtonLink to={`${next.path}#highlights`}>
              {UI_TEXT.highlightsOf.replace("{name}", name)}
            </ButtonLink>
          )}
          {hasHighlights && (
            <ButtonLink to="#highlights" icon="chevron" variant="outline">
              {UI_TEXT.seeHighlights}
            </ButtonLink>
          )}
        </div>
        <EditionLinks links={links} />
        <NextEdition {...next} />
      </div>
      <Horizon limb={styles.limb} />
      <span id="after-hero" hidden />
    </section>
  );
}

type NextEditionProps = {
  name: string;
  path: string;
  day: string;
  /** Whether there are tickets, in the words of the edition's own page. */
  note?: string | undefined;
};

function NextEdition({ name, path, day, note }: NextEditionProps) {
  return (
    <p className={`cluster no-print ${styles.next}`}>
      <a href={path} className="label">
        {name}
      </a>
      <span>{day}</span> {note && <span>{note}</span>}
    </p>
  );
}
