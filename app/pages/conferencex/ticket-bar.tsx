import type { Conference } from "./content.server.ts";
import { TicketButton } from "./ticket-button.tsx";
import styles from "./ticket-bar.module.css";

/** On phones at the window's foot, as long as its parent is in view. */
export function TicketBar({ hero, phase }: Pick<Conference, "hero" | "phase">) {
  if (phase !== "on-sale" || !hero.ticket) return null;
  return (
    <div className={styles.bar}>
      <TicketButton hero={hero} phase={phase} />
    </div>
  );
}
