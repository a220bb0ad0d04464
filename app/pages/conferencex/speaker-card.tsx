import * as UI_TEXT from "#app/ui-text.ts";
import type { Conference } from "./content.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InitialsTile } from "#app/ui/initials-tile.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import { EditionLinks } from "../edition-links.tsx";
import styles from "./speaker-card.module.css";

type Speaker = Conference["speakers"][number];

/** One with a biography opens. Its id is inside then, because browsers open what a link leads into. */
export function SpeakerCard(speaker: Speaker) {
  const { id, name, photo, initials, biography, links } = speaker;
  const opens = Boolean(biography);
  const fragment = `speaker-${id}`;
  return (
    <li id={opens ? undefined : fragment} className={opens ? styles.opening : styles.speaker}>
      <div className={styles.photo}>
        {photo ? (
          <Picture
            picture={photo}
            alt={UI_TEXT.portraitOf.replace("{name}", name)}
            sizes="(width >= 34rem) min(46vw, 19rem), 7rem"
          />
        ) : (
          initials && <InitialsTile {...initials} />
        )}
      </div>
      <div className={styles.words}>
        {opens ? (
          <details className={styles.more} suppressHydrationWarning>
            <summary>
              <Heading {...speaker} />
              <Icon name="chevron" />
            </summary>
            <div id={fragment} className={styles.body}>
              <Paragraph>{biography}</Paragraph>
              <CopyLink fragment={fragment} of={name} />
            </div>
          </details>
        ) : (
          <Heading {...speaker} />
        )}
        <EditionLinks links={links} />
      </div>
    </li>
  );
}

/** Without paragraphs, which a summary may not have. */
function Heading({ name, title, employer, talk }: Speaker) {
  return (
    <>
      <h3 {...fit(name)}>
        <bdi>{name}</bdi>
      </h3>
      {(title ?? employer) && (
        <span>
          {title}
          {employer && <span>{employer}</span>}
        </span>
      )}
      {talk && <span className={styles.talk}>{talk}</span>}
    </>
  );
}
