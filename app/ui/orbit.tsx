import { Planet, type PlanetKind } from "./planet.tsx";
import styles from "./orbit.module.css";

type OrbitProps = {
  /** The body on the orbit: `at` in steps of 45° clockwise from the top, `size` in the steps of the stylesheet. */
  kind: PlanetKind;
  at: 4 | 5 | 7;
  size: "s" | "m";
};

export function Orbit({ kind, at, size }: OrbitProps) {
  return (
    <span
      className={styles.orbit}
      data-moving=""
      aria-hidden="true"
      suppressHydrationWarning // may have data-in-view before
    >
      <span className={styles.arm} data-at={at} data-size={size}>
        <span className={styles.body}>
          <Planet kind={kind} />
        </span>
      </span>
    </span>
  );
}
