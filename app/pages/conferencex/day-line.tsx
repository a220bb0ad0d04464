import type { Conference } from "#app/content/conference.server.ts";
import styles from "./day-line.module.css";

/** The day's hours as a line from left to right, and from top to bottom where there is no room. */
export function DayLine({ schedule }: Pick<Conference["day"], "schedule">) {
  return (
    <div className={styles.frame}>
      <ol className={styles.line}>
        {schedule.map(({ time, title, text }) => (
          <li key={`${time} ${title}`}>
            <p className={styles.time}>{time}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
