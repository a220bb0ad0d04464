import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type definition from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import styles from "./recap-hero.module.css";

export function RecapHero({ edition, day, next }: PageProps<typeof definition>) {
  const { name, heading, lead, date, highlights, links } = edition;
  const city = edition.city ?? edition.venue;
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
          {highlights.length > 0 && (
            <ButtonLink to="#highlights" icon="chevron" variant="outline">
              {UI_TEXT.seeHighlights}
            </ButtonLink>
          )}
        </div>
        <EditionLinks links={links} />
        <p className={`cluster no-print ${styles.next}`}>
          <a href={next.path} className="label">
            {next.name}
          </a>
          <span>{next.day}</span> {next.note && <span>{next.note}</span>}
        </p>
      </div>
      <Horizon limb={styles.limb} />
      <span id="after-hero" hidden />
    </section>
  );
}
