import type { TeamMember } from "#app/content/team.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Home } from "./content.server.ts";
import styles from "./team-cards.module.css";

type TeamCardsProps = NonNullable<Home["team"]> & { members: TeamMember[] };

export function TeamCards({ heading, lead, members }: TeamCardsProps) {
  return (
    <section id="meet-the-team" className={styles.team} aria-labelledby="team-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team-heading" tabIndex={-1}>
            {heading}
          </h2>
          {lead && (
            <p>
              <RichText text={lead} />
            </p>
          )}
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

function TeamCard({ member: { id, name, role, photo, description } }: { member: TeamMember }) {
  return (
    <details id={`team-${id}`} className={styles.card} suppressHydrationWarning>
      <summary>
        <Picture picture={photo} alt="" sizes="6rem" />
        <h3>{name}</h3>
        <span className={styles.role}>{role}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.description}>
        <p>
          <RichText text={description} />
        </p>
        <CopyLink fragment={`team-${id}`} of={name} />
      </div>
    </details>
  );
}
