import styles from "./date-poster.module.css";
import type { DateWords } from "#app/content/dates.server.ts";

type DatePosterProps = { date: string; city?: string; words: DateWords };

/** The page's heading: a sentence for screen readers, and a poster that is visual only. */
export function DatePoster({ date, city, words }: DatePosterProps) {
  const { weekday, month, day, year, full, isSeveral } = words;
  return (
    <h1 id="page-heading" tabIndex={-1} className={styles.heading}>
      <span className="visually-hidden">{full}</span>
      <time
        dateTime={date}
        className={styles.poster}
        data-several={isSeveral ? "" : undefined}
        aria-hidden="true"
      >
        <span className={styles.day}>
          {[...day].map((digit, index) => (
            <span key={index}>{digit}</span>
          ))}
        </span>{" "}
        <span className={styles.words}>
          <span>{weekday}</span> <span className={styles.month}>{month}</span> <span>{year}</span>{" "}
          {city && <span>{city}</span>}
        </span>
      </time>
    </h1>
  );
}
