import type { TeamMember } from "#app/content/team.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import type { Home } from "./content.server.ts";
import { TeamCard } from "./team-card.tsx";
import styles from "./team-cards.module.css";

type TeamCardsProps = NonNullable<Home["team"]> & { members: TeamMember[] };

export function TeamCards({ heading, lead, members }: TeamCardsProps) {
  return (
    <section id="meet-the-team" className={styles.team} aria-labelledby="team-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team-heading" tabIndex={-1} {...fit(heading)}>
            {heading}
          </h2>
          <Paragraph>{lead}</Paragraph>
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
