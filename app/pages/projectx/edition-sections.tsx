import * as UI_TEXT from "#app/ui-text.ts";
import type { Projectx, ProjectxEdition } from "./page.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { TakePart } from "./landing.tsx";
import styles from "./edition-sections.module.css";

type EditionNoticeProps = { notice: string } & Pick<Projectx, "takePart">;

export function EditionNotice({ notice, takePart }: EditionNoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <div className={styles.screen} data-theme="dark">
        <span className={`no-print ${styles.signals}`} aria-hidden="true" />
        <h2>
          {notice}
          <span className={`no-print ${styles.cursor}`} aria-hidden="true" />
        </h2>
        {takePart && <TakePart {...takePart} />}
      </div>
    </div>
  );
}

type EditionResultsProps = { id: string; results: NonNullable<ProjectxEdition["results"]> };

export function EditionResults({ id, results }: EditionResultsProps) {
  return (
    <section className="wrap section split" aria-labelledby={id}>
      <h2 id={id}>{UI_TEXT.results}</h2>
      <ul className={`rows ${styles.results}`}>
        {results.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </section>
  );
}

type EditionTeamsProps = NonNullable<ProjectxEdition["teams"]> & { id: string };

export function EditionTeams({ id, lead, organisations }: EditionTeamsProps) {
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="split">
        <h2 id={id}>{UI_TEXT.teams}</h2>
        <Paragraph className="lead">{lead}</Paragraph>
      </div>
      <ul className={styles.wall}>
        {organisations.map(({ id, name, logo }) => (
          <li key={id}>
            <Logo name={name} logo={logo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
