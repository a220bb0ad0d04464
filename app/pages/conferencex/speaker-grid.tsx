import * as UI_TEXT from "#app/ui-text.ts";
import type { ReactNode } from "react";
import type { Conference } from "./page.server.ts";
import { SpeakerCard } from "./speaker-card.tsx";
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
