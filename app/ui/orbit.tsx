import { Planet, type PlanetKind } from "./planet.tsx";
import styles from "./orbit.module.css";

/** The path of a small body around the large one that fills its parent. */
export function Orbit({ kind }: { kind: PlanetKind }) {
  return (
    <span className={styles.orbit} data-ring="" aria-hidden="true">
      <span className={styles.arm}>
        <span className={styles.body}>
          <Planet kind={kind} />
        </span>
      </span>
    </span>
  );
}
