import type { DateWords } from "#app/content/dates.server.ts";
import type { Conference } from "./content.server.ts";
import { fit } from "#app/ui/fit.ts";
import { Planet } from "#app/ui/planet.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import grid from "./speaker-grid.module.css";
import { TicketButton } from "./ticket-button.tsx";
import styles from "./ticket-tile.module.css";

type TicketTileProps = Pick<Conference, "ticket" | "note" | "phase"> &
  Pick<DateWords, "monthAndDay">;

export function TicketTile({ ticket, note, phase, monthAndDay }: TicketTileProps) {
  return (
    <div className={`${grid.closing} ${styles.tile}`} data-theme="dark">
      <span className={styles.sun}>
        <Planet kind={phase === "over" ? "moon" : "sun"} />
      </span>
      <p className={styles.date} {...fit(monthAndDay)}>
        {monthAndDay}
      </p>
      <Paragraph>{note}</Paragraph>
      <TicketButton ticket={ticket} phase={phase} />
    </div>
  );
}
