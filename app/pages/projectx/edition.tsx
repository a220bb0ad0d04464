import * as UI_TEXT from "#app/ui-text.ts";
import type { Projectx, ProjectxEdition } from "./page.server.ts";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { EditionDocuments } from "./documents.tsx";
import { EditionNotice, EditionResults, EditionTeams } from "./edition-sections.tsx";
import { EditionTimeline } from "./timeline.tsx";
import styles from "./edition.module.css";

type EditionProps = {
  edition: ProjectxEdition;
  competition: string;
} & Pick<Projectx, "takePart">;

export function Edition({ edition, competition, takePart }: EditionProps) {
  const { id, notice, results, documents, teams, timeline } = edition;
  return (
    <>
      <EditionHead edition={edition} competition={competition} />
      {notice && <EditionNotice notice={notice} takePart={takePart} />}
      {results && <EditionResults id={`results-${id}`} results={results} />}
      {documents && <EditionDocuments id={`documents-${id}`} documents={documents} />}
      {teams && <EditionTeams id={`teams-${id}`} {...teams} />}
      {timeline && <EditionTimeline id={`timeline-${id}`} year={id} months={timeline.months} />}
    </>
  );
}

function EditionHead({ edition, competition }: Omit<EditionProps, "takePart">) {
  const { id, focus, lead, tags, prizePool, facts, links } = edition;
  const name = `${competition} ${id}`;
  return (
    <div className={`wrap ${styles.head}`}>
      <h2 className={styles.title} tabIndex={-1} data-view-heading="">
        {focus && (
          <span className="label">
            {name}
            <span className="visually-hidden">: </span>
          </span>
        )}
        <span className={styles.focus}>{focus ?? name}</span>
      </h2>
      <EditionLinks links={links} />
      {(lead || tags) && (
        <div className={`split ${styles.abstract}`}>
          <Paragraph className="statement">{lead}</Paragraph>
          {tags && (
            <div>
              <h2 className={styles.topics}>{UI_TEXT.topics}</h2>
              <ul className="label rows">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {(prizePool || facts) && (
        <dl className="facts">
          {prizePool && (
            <div>
              <dt>{UI_TEXT.prizePool}</dt>
              <dd className={styles.prize}>{prizePool}</dd>
            </div>
          )}
          {facts?.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
