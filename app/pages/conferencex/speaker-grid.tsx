import type { Conference } from "./content.server.ts";
import { Planet } from "#app/ui/planet.tsx";
import type { DateWords } from "#app/content/dates.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { SpeakerCard } from "./speaker-card.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./speaker-grid.module.css";
import { TicketButton } from "./ticket-button.tsx";
import tile from "./ticket-tile.module.css";

type SpeakerGridProps = Pick<
  Conference,
  "sneakPeek" | "speakers" | "speakersHeading" | "hero" | "note" | "phase"
> & { dateWords: DateWords };

export function SpeakerGrid(props: SpeakerGridProps) {
  const { sneakPeek, speakers, speakersHeading, hero, note, phase, dateWords } = props;
  if (!speakers[0]) return null;
  return (
    <section className={styles.speakers} {...(!sneakPeek && { id: "highlights", tabIndex: -1 })}>
      <div className={`wrap ${styles.frame}`}>
        <div className={styles.grid}>
          <h2 {...fit(speakersHeading)}>{speakersHeading}</h2>
          <ul>
            {speakers.map((speaker) => (
              <SpeakerCard key={speaker.id} {...speaker} />
            ))}
          </ul>
          <div className={`${styles.closing} ${tile.tile}`} data-theme="dark">
            <span className={tile.sun}>
              <Planet kind={phase === "over" ? "moon" : "sun"} />
            </span>
            <p className={tile.date} {...fit(dateWords.monthAndDay)}>
              {dateWords.monthAndDay}
            </p>
            <Paragraph>{note}</Paragraph>
            <TicketButton hero={hero} phase={phase} />
          </div>
        </div>
      </div>
    </section>
  );
}
