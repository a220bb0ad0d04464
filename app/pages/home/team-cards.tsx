import * as UI_TEXT from "#app/ui-text.ts";
import type { TeamMember } from "#app/content/team.server.ts";
import { fit } from "#app/ui/fit.ts";
import { TeamCard } from "./team-card.tsx";
import styles from "./team-cards.module.css";

export function TeamCards({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section id="meet-the-team" className={styles.team} aria-labelledby="team-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team-heading" tabIndex={-1} {...fit(UI_TEXT.team)}>
            {UI_TEXT.team}
          </h2>
          <p>{UI_TEXT.openTeamCards}</p>
        </div>
        <ul className={styles.cards}>
          {members.map((member) => (
            <li key={member.id}>
              <TeamCard member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
