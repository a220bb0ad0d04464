import * as UI_TEXT from "#app/ui-text.ts";
import type { ReactNode } from "react";
import type { Conference } from "./page.server.ts";
import { CopyLink } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { InitialsTile } from "#app/ui/initials-tile.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import styles from "./speakers.module.css";

export type SpeakersProps = {
  speakers: Conference["speakers"];
  /** Links call the section #highlights, if no other one is. */
  isHighlights: boolean;
  /** Below the heading. */
  children?: ReactNode;
};

export function SpeakerGrid({ speakers, isHighlights, children }: SpeakersProps) {
  if (!speakers[0]) return null;
  return (
    <section className="section" {...(isHighlights && { id: "highlights", tabIndex: -1 })}>
      <div className={`wrap ${styles.speakers}`}>
        <div className={styles.aside}>
          <h2>{UI_TEXT.speakers}</h2>
          {children}
        </div>
        <ul className={styles.list}>
          {speakers.map((speaker) => (
            <SpeakerCard key={speaker.id} {...speaker} />
          ))}
        </ul>
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
    <li id={opens ? undefined : fragment} className={styles.speaker}>
      <span className={styles.photo}>
        {photo ? (
          <Picture
            picture={photo}
            alt={UI_TEXT.portraitOf.replace("{name}", name)}
            sizes="(width >= 78rem) max(18rem, 11.25rem + 6.75vw), (width >= 40rem) 28vw, 44vw"
          />
        ) : (
          initials && <InitialsTile {...initials} />
        )}
      </span>
      {opens ? (
        <details suppressHydrationWarning>
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
        <div>
          <Heading {...speaker} />
        </div>
      )}
      <EditionLinks links={links} />
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
          {employer}
        </span>
      )}
      {talk && <span className={`label ${styles.talk}`}>{talk}</span>}
    </>
  );
}
