import type { TeamMember } from "#app/content/team.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InitialsTile } from "#app/ui/initials-tile.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import open from "./open-team-card.module.css";
import styles from "./team-card.module.css";

export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, role, photo, initials, description, links } = member;
  const opens = Boolean(description ?? links);
  const face = (
    <>
      {photo ? (
        <Picture picture={photo} alt="" sizes="8.5rem" />
      ) : (
        <span className={styles.initials}>{initials && <InitialsTile {...initials} />}</span>
      )}
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {role && <span className={styles.role}>{role}</span>}
      {opens && <Icon name="chevron" />}
    </>
  );
  if (!opens) {
    return (
      <div id={`team-${id}`} className={styles.card}>
        <div>{face}</div>
      </div>
    );
  }
  return (
    <details id={`team-${id}`} className={`${styles.card} ${open.card}`} suppressHydrationWarning>
      <summary>{face}</summary>
      <div className={open.description}>
        <Paragraph>{description}</Paragraph>
        <EditionLinks links={links} />
        <CopyLink fragment={`team-${id}`} of={name} />
      </div>
    </details>
  );
}
