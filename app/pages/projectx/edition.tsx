import * as UI_TEXT from "#app/ui-text.ts";
import type { Projectx, ProjectxEdition } from "./page.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Paragraph, RichText } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { EditionDocuments } from "./documents.tsx";
import { TakePart } from "./landing.tsx";
import { EditionTimeline } from "./timeline.tsx";
import styles from "./edition.module.css";
import sections from "./edition-sections.module.css";

type EditionProps = {
  edition: ProjectxEdition;
  competition: string;
} & Pick<Projectx, "takePart">;

export function Edition({ edition, competition, takePart }: EditionProps) {
  const { id, notice, results, documents, teams, timeline } = edition;
  return (
    <>
      <EditionHead edition={edition} competition={competition} />
      {notice && (
        <div className={`wrap ${sections.notice}`}>
          <div className={sections.screen} data-theme="dark">
            <span className={`no-print ${sections.signals}`} aria-hidden="true" />
            <h2>
              {notice}
              <span className={`no-print ${sections.cursor}`} aria-hidden="true" />
            </h2>
            {takePart && <TakePart {...takePart} />}
          </div>
        </div>
      )}
      {results && (
        <section className="wrap section split" aria-labelledby={`results-${id}`}>
          <h2 id={`results-${id}`}>{UI_TEXT.results}</h2>
          <ul className="rows">
            {results.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Paragraph>{text}</Paragraph>
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents && <EditionDocuments id={`documents-${id}`} documents={documents} />}
      {teams && (
        <section className="wrap section" aria-labelledby={`teams-${id}`}>
          <div className="split">
            <h2 id={`teams-${id}`}>{UI_TEXT.teams}</h2>
            <Paragraph className="lead">{teams.lead}</Paragraph>
          </div>
          <ul className={sections.wall}>
            {teams.organisations.map(({ id: organisation, name, logo }) => (
              <li key={organisation}>
                <Logo name={name} logo={logo} />
              </li>
            ))}
          </ul>
        </section>
      )}
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
        <div className="split">
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
