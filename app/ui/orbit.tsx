import { Planet, type PlanetKind } from "./planet.tsx";
import styles from "./orbit.module.css";

type OrbitProps = {
  kind: PlanetKind;
  /** Where the body is, in steps of 45° clockwise from the top. */
  at: 4 | 5 | 7;
  size: "s" | "m";
  /** Which of a hero's orbits it is, from the inside. */
  ring?: 1 | 2;
};

export function Orbit({ kind, at, size, ring }: OrbitProps) {
  return (
    <span className={styles.orbit} data-ring={ring} aria-hidden="true">
      <span className={styles.arm} data-at={at} data-size={size}>
        <span className={styles.body}>
          <Planet kind={kind} />
        </span>
      </span>
    </span>
  );
}
