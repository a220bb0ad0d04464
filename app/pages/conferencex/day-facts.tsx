import type { Conference } from "#app/content/conference.server.ts";
import styles from "./day-facts.module.css";

/** Place, food, tickets and everything else one asks before coming. */
export function DayFacts({ facts }: Pick<Conference["day"], "facts">) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
