import type { Conference } from "./content.server.ts";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./ticket-bar.module.css";
import { TicketButton } from "./ticket-button.tsx";

/** The page's end. On phones at the window's foot, as long as its parent is in view. */
export function TicketBar({ ticket, note, phase }: Pick<Conference, "ticket" | "note" | "phase">) {
  if (phase !== "on-sale" || !ticket) return null;
  return (
    <div className={`wrap no-print ${styles.bar}`}>
      <Paragraph>{note}</Paragraph>
      <TicketButton ticket={ticket} phase={phase} />
    </div>
  );
}
