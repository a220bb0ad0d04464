import * as UI_TEXT from "#app/ui-text.ts";
import type { DateWords } from "#app/content/dates.server.ts";
import type { Conference } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import grid from "./speaker-grid.module.css";
import styles from "./tickets.module.css";

export function TicketButton({ ticket, phase }: Pick<Conference, "ticket" | "phase">) {
  if (phase === "on-sale" && ticket) {
    return <ButtonLink to={ticket}>{UI_TEXT.ticket}</ButtonLink>;
  }
  return phase === "sold-out" && <p className={styles.soldOut}>{UI_TEXT.soldOut}</p>;
}

type TicketTileProps = Pick<Conference, "ticket" | "note" | "phase"> &
  Pick<DateWords, "monthAndDay">;

export function TicketTile({ ticket, note, phase, monthAndDay }: TicketTileProps) {
  return (
    <div className={`${grid.closing} ${styles.tile}`} data-theme="dark">
      <span className={styles.sun}>
        <Planet kind={phase === "over" ? "moon" : "sun"} />
      </span>
      <p className={styles.date}>{monthAndDay}</p>
      <Paragraph>{note}</Paragraph>
      <TicketButton ticket={ticket} phase={phase} />
    </div>
  );
}

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
