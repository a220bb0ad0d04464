import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./content.server.ts";
import { EditionLinks } from "../edition-links.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./edition-head.module.css";

type EditionHeadProps = {
  edition: Pick<
    ProjectxEdition,
    "id" | "focus" | "lead" | "tags" | "prizePool" | "facts" | "links"
  >;
  competition: string;
};

/** A screen of them on a phone. */
const LARGE_LETTERS = 320;

export function EditionHead({ edition, competition }: EditionHeadProps) {
  const { id, focus, lead, tags, prizePool, facts, links } = edition;
  const name = `${competition} ${id}`;
  const isLong = JSON.stringify(lead ?? "").length > LARGE_LETTERS;
  return (
    <div className={`wrap ${styles.head}`}>
      <h2 className={styles.title} tabIndex={-1} data-view-heading="">
        {focus && (
          <span className={styles.running}>
            {name}
            <span className="visually-hidden">: </span>
          </span>
        )}
        <span {...fit(focus ?? name)}>{focus ?? name}</span>
      </h2>
      <EditionLinks links={links} />
      <div className={styles.front}>
        {(prizePool || facts) && (
          <dl className={styles.facts}>
            {prizePool && (
              <div>
                <dt>{UI_TEXT.prizePool}</dt>
                <dd className={styles.prize} {...fit(prizePool, 5)}>
                  {prizePool}
                </dd>
              </div>
            )}
            {facts?.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {(lead || tags) && (
          <div className={styles.abstract}>
            <Paragraph className={isLong ? styles.long : undefined}>{lead}</Paragraph>
            {tags && (
              <>
                <h2 {...fit(UI_TEXT.topics)}>{UI_TEXT.topics}</h2>
                <ul>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
