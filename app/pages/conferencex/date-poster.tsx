import type { ReactNode } from "react";
import styles from "./date-poster.module.css";
import type { DateWords } from "#app/content/dates.server.ts";

type DatePosterProps = {
  date: string;
  city?: string;
  words: DateWords;
  hours: string;
  children: ReactNode;
};

/** The page's heading: a sentence for screen readers, and a poster that is visual only. Below are the hours. */
export function DatePoster({
  date,
  city,
  words: { words, month, day, full, isSeveral },
  hours,
  children,
}: DatePosterProps) {
  return (
    <div className={styles.poster} data-several={isSeveral ? "" : undefined}>
      <h1 id="page-heading" tabIndex={-1}>
        <span className="visually-hidden">{full}</span>
        <time dateTime={date} aria-hidden="true">
          <span className={styles.day}>
            {[...day].map((digit, index) => (
              <span key={index}>{digit}</span>
            ))}
          </span>{" "}
          <span className={styles.words}>
            {words.map((word) => [
              <span key={word} className={word === month ? styles.month : undefined}>
                {word}
              </span>,
              " ",
            ])}
            {city && <span>{city}</span>}
          </span>
        </time>
      </h1>
      {hours && <p className={styles.hours}>{hours}</p>}
      {children}
    </div>
  );
}
