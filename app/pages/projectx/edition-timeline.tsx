import * as UI_TEXT from "#app/ui-text.ts";
import { fit } from "#app/ui/fit.ts";
import styles from "./edition-timeline.module.css";
import { TimelineDrawing } from "./timeline-drawing.tsx";
import { TimelineRuler } from "./timeline-ruler.tsx";
import type { TimelineLayout } from "./timeline-layout.server.ts";

type EditionTimelineProps = { id: string; year: string; layout: TimelineLayout };

export function EditionTimeline({ id, year, layout }: EditionTimelineProps) {
  const heading = UI_TEXT.timeline.replace("{year}", year);
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={id} {...fit(heading)}>
          {heading}
        </h2>
        <div className={styles.figure}>
          <TimelineDrawing layout={layout.wide} labelledBy={id} />
          <TimelineRuler layout={layout.tall} labelledBy={id} />
          <ol className={styles.dates}>
            {layout.dates.map(({ date, words, title }) => (
              <li key={`${date} ${title}`}>
                <time dateTime={date}>{words}</time>
                <span>{title}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
