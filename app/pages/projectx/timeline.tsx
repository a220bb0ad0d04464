import * as UI_TEXT from "#app/ui-text.ts";
import type { ProjectxEdition } from "./page.server.ts";
import styles from "./timeline.module.css";

type EditionTimelineProps = {
  id: string;
  year: string;
  months: NonNullable<ProjectxEdition["timeline"]>["months"];
};

/** A line with a dot for each event, and below it a column for each month, also for one without events. */
export function EditionTimeline({ id, year, months }: EditionTimelineProps) {
  const heading = UI_TEXT.timeline.replace("{year}", year);
  return (
    <section className="wrap section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <svg role="img" aria-label={heading} className={styles.line}>
        <line x2="100%" y1="50%" y2="50%" />
        {months.flatMap(({ events }, month) =>
          events.map(({ date, title, share }) => (
            <circle
              key={`${date} ${title}`}
              cx={`${(((month + share) / months.length) * 100).toFixed(2)}%`}
              cy="50%"
              r="0.375rem"
            />
          )),
        )}
      </svg>
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
