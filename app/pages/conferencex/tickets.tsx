import * as UI_TEXT from "#app/ui-text.ts";
import type { DateWords } from "#app/content/dates.server.ts";
import type { Conference } from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./tickets.module.css";

export function TicketButton({ ticket, phase }: Pick<Conference, "ticket" | "phase">) {
  if (phase === "on-sale" && ticket) {
    return <ButtonLink to={ticket}>{UI_TEXT.ticket}</ButtonLink>;
  }
  return phase === "sold-out" && <p className={`label ${styles.soldOut}`}>{UI_TEXT.soldOut}</p>;
}

type TicketTileProps = Pick<Conference, "ticket" | "note" | "phase"> &
  Pick<DateWords, "monthAndDay">;

export function TicketTile({ ticket, note, phase, monthAndDay }: TicketTileProps) {
  return (
    <div className={`no-print ${styles.tile}`} data-theme="dark">
      <span className={styles.sun}>
        <Planet kind={phase === "over" ? "moon" : "sun"} />
      </span>
      <p className={`statement ${styles.date}`}>{monthAndDay}</p>
      <Paragraph>{note}</Paragraph>
      <TicketButton ticket={ticket} phase={phase} />
    </div>
  );
}

/** The day's end. */
export function Closing({ ticket, note, phase, monthAndDay }: TicketTileProps) {
  if (phase !== "on-sale" || !ticket) return null;
  return (
    <>
      <div className={`no-print ${styles.sky}`}>
        <Horizon sun="set" />
      </div>
      <div className={`no-print ${styles.closing}`} data-theme="dark">
        <div className="wrap">
          <p className={`statement ${styles.date}`}>{monthAndDay}</p>
          <div className={styles.offer}>
            <Paragraph>{note}</Paragraph>
            <TicketButton ticket={ticket} phase={phase} />
          </div>
        </div>
      </div>
    </>
  );
}
