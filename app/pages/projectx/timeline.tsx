import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./page.server.ts";
import styles from "./timeline.module.css";

type EditionTimelineProps = {
  id: string;
  year: string;
  months: NonNullable<ProjectxEdition["timeline"]>["months"];
};

/** A column for each month, also for one without events, so that the time between two events is seen. */
export function EditionTimeline({ id, year, months }: EditionTimelineProps) {
  return (
    <section className="wrap section" aria-labelledby={id}>
      <h2 id={id}>{UI_TEXT.timeline.replace("{year}", year)}</h2>
      <ol className={styles.months}>
        {months.map(({ name, events }) => (
          <li key={name} className={styles.month}>
            <p className="label">{name}</p>
            {events.length > 0 && (
              <ol className={styles.events}>
                {events.map(({ date, day, title }) => (
                  <li key={`${date} ${title}`}>
                    <time dateTime={date}>{day}</time> <span className="label">{title}</span>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
