import type { TeamMember } from "#app/content/team.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";
import { Fragment } from "react";
import type { Home } from "./content.server.ts";
import { TeamCard } from "./team-card.tsx";
import styles from "./team-cards.module.css";

type TeamCardsProps = NonNullable<Home["team"]> & { groups: Group[] };
type Group = { name: string | undefined; members: TeamMember[] };

export function TeamCards({ heading, lead, groups }: TeamCardsProps) {
  return (
    <section id="meet-the-team" className={styles.team} aria-labelledby="team-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team-heading" tabIndex={-1} {...fit(heading)}>
            {heading}
          </h2>
          <Paragraph>{lead}</Paragraph>
        </div>
        {groups.map(({ name, members }) => (
          <Fragment key={name ?? ""}>
            {name && (
              <h3 id={fragmentId("group", name)} tabIndex={-1} {...fit(name)}>
                {name}
              </h3>
            )}
            <ul className={styles.cards}>
              {members.map((member) => (
                <li key={member.id}>
                  <TeamCard member={member} Heading={name ? "h4" : "h3"} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
