import styles from "./planet.module.css";

export type PlanetKind = "planet" | "pebble" | "violet" | "moon" | "sun" | "ringed-planet";

/** A decorative sphere as wide as its parent. */
export function Planet({ kind = "planet" }: { kind?: PlanetKind }) {
  const isRinged = kind === "ringed-planet";
  return (
    <span className={`no-print ${styles.planet}`} data-kind={kind} aria-hidden="true">
      {isRinged && halfRing(styles.ringBehind, 1)}
      <span className={styles.sphere} />
      {isRinged && halfRing(styles.ringBefore, 0)}
    </span>
  );
}

/** Half of an ellipse, 96 × 26 in a box of 200, tilted by 15° in the stylesheet. */
function halfRing(className: string | undefined, sweep: 0 | 1) {
  return (
    <svg className={className} viewBox="0 0 200 200">
      <path d={`M4 100a96 26 0 0 ${sweep} 192 0`} />
    </svg>
  );
}
