import * as UI_TEXT from "#app/ui-text.ts";
import type { ReactNode } from "react";
import type { Conference } from "./page.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InitialsTile } from "#app/ui/initials-tile.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import card from "./speaker-card.module.css";
import styles from "./speaker-grid.module.css";

type SpeakerGridProps = {
  speakers: Conference["speakers"];
  /** Links call the section #highlights, if no other one is. */
  isHighlights: boolean;
  /** Beside the speakers, or below them. */
  children?: ReactNode;
};

export function SpeakerGrid({ speakers, isHighlights, children }: SpeakerGridProps) {
  if (!speakers[0]) return null;
  return (
    <section className={styles.speakers} {...(isHighlights && { id: "highlights", tabIndex: -1 })}>
      <div className={`wrap ${styles.frame}`}>
        <div className={styles.grid}>
          <h2>{UI_TEXT.speakers}</h2>
          <ul>
            {speakers.map((speaker) => (
              <SpeakerCard key={speaker.id} {...speaker} />
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  );
}

type Speaker = Conference["speakers"][number];

/** One with a biography opens. Its id is inside then, because browsers open what a link leads into. */
function SpeakerCard(speaker: Speaker) {
  const { id, name, photo, initials, biography, links } = speaker;
  const opens = Boolean(biography);
  const fragment = `speaker-${id}`;
  return (
    <li id={opens ? undefined : fragment} className={opens ? card.opening : card.speaker}>
      <div className={card.photo}>
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
      <div className={card.words}>
        {opens ? (
          <details className={card.more} suppressHydrationWarning>
            <summary>
              <Heading {...speaker} />
              <Icon name="chevron" />
            </summary>
            <div id={fragment} className={card.body}>
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
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {(title ?? employer) && (
        <span>
          {title}
          {employer && <span>{employer}</span>}
        </span>
      )}
      {talk && <span className={card.talk}>{talk}</span>}
    </>
  );
}
