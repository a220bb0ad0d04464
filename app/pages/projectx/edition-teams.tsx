import { Logo } from "#app/ui/logo.tsx";
import type { ProjectxEdition } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./edition-teams.module.css";

type EditionTeamsProps = NonNullable<ProjectxEdition["teams"]> & { id: string };

export function EditionTeams({ id, heading, organisations }: EditionTeamsProps) {
  return (
    <section className={`wrap section ${styles.teams}`} aria-labelledby={id}>
      <h2 id={id} {...fit(heading)}>
        {heading}
      </h2>
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
