import * as UI_TEXT from "#app/ui-text.ts";
import { Logo } from "#app/ui/logo.tsx";
import type { ProjectxEdition } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./edition-teams.module.css";

type EditionTeamsProps = NonNullable<ProjectxEdition["teams"]> & { id: string };

export function EditionTeams({ id, lead, organisations }: EditionTeamsProps) {
  return (
    <section className={`wrap section ${styles.teams}`} aria-labelledby={id}>
      <h2 id={id} {...fit(UI_TEXT.teams)}>
        {UI_TEXT.teams}
      </h2>
      <Paragraph className={styles.lead}>{lead}</Paragraph>
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
