import { Planet } from "./planet.tsx";
import styles from "./horizon.module.css";

/**
 * The limb of a planet across the whole width, at the foot of a hero: at dawn with the sun rising behind it
 * (ConferenceX 2025), or by night with a rim of light (ConferenceX 2024). Decoration; its parent clips it.
 */
export function Horizon({ time }: { time: "dawn" | "night" }) {
  return (
    <span className={styles.horizon} data-time={time} aria-hidden="true">
      {time === "dawn" && (
        <span className={styles.sun}>
          <Planet kind="sun" />
        </span>
      )}
      <span className={styles.limb} />
    </span>
  );
}
