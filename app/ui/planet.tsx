import styles from "./planet.module.css";

export const PLANET_KINDS = ["planet", "pebble", "violet", "moon", "sun", "ringed-planet"] as const;

export type PlanetKind = (typeof PLANET_KINDS)[number];

/** A decorative sphere as wide as its parent. */
export function Planet({ kind = "planet" }: { kind?: PlanetKind }) {
  return (
    <span className={styles.planet} data-kind={kind} aria-hidden="true">
      {kind === "ringed-planet" && (
        <svg className={styles.ringBehind} viewBox="0 0 200 200">
          <path d={RING_BEHIND} />
        </svg>
      )}
      <span className={styles.sphere} />
      {kind === "ringed-planet" && (
        <svg className={styles.ringBefore} viewBox="0 0 200 200">
          <path d={RING_BEFORE} />
        </svg>
      )}
    </span>
  );
}

// The two halves of one ellipse, 96 × 26 in a box of 200, tilted by 15° in the stylesheet.
const RING_BEHIND = "M4 100a96 26 0 0 1 192 0";
const RING_BEFORE = "M4 100a96 26 0 0 0 192 0";
