import type { ReactNode } from "react";
import { Planet } from "./planet.tsx";
import styles from "./horizon.module.css";

type HorizonProps = {
  sun?: "risen" | "set";
  /** Around the sun: an Orbit. */
  children?: ReactNode;
  /** A class for the limb. */
  limb?: string;
};

/** The limb of a planet, across the width of its parent, which must clip it. Decoration. */
export function Horizon({ sun, limb = "", children }: HorizonProps) {
  return (
    <span className={`no-print ${styles.horizon}`} aria-hidden="true">
      {sun && (
        <span className={styles.sun} data-has-set={sun === "set" ? "" : undefined}>
          {children}
          <Planet kind="sun" />
        </span>
      )}
      <span className={`${styles.limb} ${limb}`} />
    </span>
  );
}
