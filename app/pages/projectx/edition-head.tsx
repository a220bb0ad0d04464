import type { Projectx, ProjectxEdition } from "./content.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./edition-head.module.css";

type EditionHeadProps = {
  edition: Pick<ProjectxEdition, "year" | "focus" | "lead" | "tags" | "prizePool" | "facts">;
  competition: string;
} & Pick<Projectx, "prizePoolLabel" | "tagsLabel">;

export function EditionHead({ edition, competition, prizePoolLabel, tagsLabel }: EditionHeadProps) {
  const { year, focus, lead, tags, prizePool, facts } = edition;
  return (
    <div className={`wrap ${styles.head}`}>
      <h2 className={styles.title} tabIndex={-1} data-view-heading="">
        <span className={styles.running}>
          {competition} <span aria-hidden="true">/ </span>
          {year}
          <span className="visually-hidden">: </span>
        </span>
        <span>{focus}</span>
      </h2>
      <div className={styles.front}>
        <dl className={styles.facts}>
          <div>
            <dt>{prizePoolLabel}</dt>
            <dd className={styles.prize}>{prizePool}</dd>
          </div>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.abstract}>
          <p>
            <RichText text={lead} />
          </p>
          <h2>{tagsLabel}</h2>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
