import type { Conference } from "./page.server.ts";
import styles from "./phase-banner.module.css";

/** While tickets are sold, the hero shows the note. */
export function PhaseBanner({ note, phase }: Pick<Conference, "note" | "phase">) {
  if (phase === "on-sale" || !note) return null;
  return (
    <div className={styles.banner} data-theme="dark">
      <p className="wrap">{note}</p>
    </div>
  );
}
