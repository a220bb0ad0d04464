import * as UI_TEXT from "#app/ui-text.ts";
import type { TeamMember } from "#app/content/team.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InitialsTile } from "#app/ui/initials-tile.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import styles from "./team-cards.module.css";

export function TeamCards({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section id="meet-the-team" className="section" aria-labelledby="team-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="team-heading" tabIndex={-1}>
            {UI_TEXT.team}
          </h2>
          {members.some(opens) && <p className="no-print">{UI_TEXT.openTeamCards}</p>}
        </div>
        <ul className={styles.people}>
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

const opens = ({ description, links }: TeamMember) => Boolean(description ?? links);

function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, role, photo, initials, description, links } = member;
  const face = (
    <>
      <span className={styles.portrait}>
        {photo && <Picture picture={photo} alt="" sizes="max(9rem, 5.625rem + 3.375vw)" />}
        {!photo && initials && <InitialsTile {...initials} />}
      </span>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {role && <span className="label">{role}</span>}
      {opens(member) && <Icon name="chevron" />}
    </>
  );
  if (!opens(member)) {
    return (
      <div id={`team-${id}`} className={`disclosure ${styles.person}`}>
        <div className={styles.face}>{face}</div>
      </div>
    );
  }
  return (
    <details
      id={`team-${id}`}
      className={`disclosure ${styles.person}`}
      suppressHydrationWarning // may be open before
    >
      <summary className={styles.face}>{face}</summary>
      <div className={styles.words}>
        <Paragraph>{description}</Paragraph>
        <EditionLinks links={links} />
        <CopyLink fragment={`team-${id}`} of={name} />
      </div>
    </details>
  );
}
