import { Orbit } from "#app/ui/orbit.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { FoldedSheet } from "./folded-sheet.tsx";
import styles from "./mail-from-orbit.module.css";

export function MailFromOrbit({ masthead }: { masthead: string }) {
  return (
    <div className={`${styles.sky} no-print`} aria-hidden="true">
      <span className={styles.path}>
        <Orbit kind="pebble" at={7} size="m" />
      </span>
      <span className={styles.planet}>
        <Planet />
      </span>
      <div className={styles.sheet} data-moving="">
        <FoldedSheet masthead={masthead} />
      </div>
    </div>
  );
}
