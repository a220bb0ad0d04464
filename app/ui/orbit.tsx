import { Planet, type PlanetKind } from "./planet.tsx";
import styles from "./orbit.module.css";

type OrbitProps = {
  /** The bodies on the orbit: `at` in steps of 45° clockwise from the top, `size` in the steps of the stylesheet. */
  bodies?: { kind: PlanetKind; at: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7; size: "s" | "m" | "l" }[];
  /** One round takes two or four minutes. */
  pace?: "calm" | "slow";
};

export function Orbit({ bodies = [], pace = "calm" }: OrbitProps) {
  return (
    <span
      className={styles.orbit}
      data-pace={pace}
      data-moving=""
      aria-hidden="true"
      suppressHydrationWarning // may have data-in-view before
    >
      {bodies.map(({ kind, at, size }) => (
        <span key={`${kind} ${at}`} className={styles.arm} data-at={at} data-size={size}>
          <span className={styles.body}>
            <Planet kind={kind} />
          </span>
        </span>
      ))}
    </span>
  );
}
