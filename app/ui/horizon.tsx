import { Planet } from "./planet.tsx";
import styles from "./horizon.module.css";

/** The limb of a planet, across the width of its parent, which must clip it. Decoration. */
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
