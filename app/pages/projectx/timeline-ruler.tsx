import styles from "./timeline-ruler.module.css";
import type { TimelineLayout } from "./timeline-layout.server.ts";
import { TALL_LENGTH } from "./timeline-shape.ts";

type TimelineRulerProps = { layout: TimelineLayout["tall"]; labelledBy: string };

/**
 * A timeline's image on phones: a ruler as tall as the list beside it, and a line from each date's place to its row.
 * It has no words, because the list has them. Its rows have one height, so that it can be stretched.
 */
export function TimelineRuler({
  layout: { weeks, months, dates },
  labelledBy,
}: TimelineRulerProps) {
  const row = TALL_LENGTH / dates.length;
  const dots = dates.map((at) => `M16 ${at}h0`).join("");
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      viewBox={`0 0 48 ${TALL_LENGTH}`}
      preserveAspectRatio="none"
      className={styles.ruler}
    >
      <path className={styles.band} d={`M0 0h16v${TALL_LENGTH}H0z`} />
      <path className={styles.weeks} d={weeks.map((at) => `M0 ${at}h5`).join("")} />
      <path d={months.map((at) => `M0 ${at}h16`).join("")} />
      <path
        d={dates
          .map((at, index) => `M16 ${at}h6L36 ${Math.round((index + 0.5) * row)}h12`)
          .join("")}
      />
      <path className={styles.halos} d={dots} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
