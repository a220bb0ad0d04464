import * as UI_TEXT from "#app/ui-text.ts";
import type { Conference } from "./content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import styles from "./ticket-button.module.css";

export function TicketButton({ ticket, phase }: Pick<Conference, "ticket" | "phase">) {
  if (phase === "on-sale" && ticket) {
    return <ButtonLink to={ticket}>{UI_TEXT.ticket}</ButtonLink>;
  }
  return phase === "sold-out" && <p className={styles.soldOut}>{UI_TEXT.soldOut}</p>;
}
