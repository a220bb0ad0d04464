import type { ToggleEvent } from "react";
import type { CalendarLinks } from "./calendar-links.server.ts";
import { ButtonSummary } from "#app/ui/button-summary.tsx";
import styles from "./add-to-calendar.module.css";

type AddToCalendarProps = { label: string; calendar: CalendarLinks };

export function AddToCalendar({ label, calendar }: AddToCalendarProps) {
  return (
    <details className={styles.calendar} onToggle={showWhole} suppressHydrationWarning>
      <ButtonSummary label={label} icon="calendar" />
      <ul>
        <li>
          <a href={calendar.file}>Calendar file (.ics)</a>
        </li>
        {calendar.services.map(({ label: service, href }) => (
          <li key={service}>
            <a href={href}>{service}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Scrolls the list into view, because it may open below the window. */
function showWhole({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  currentTarget.querySelector("ul")?.scrollIntoView({ block: "nearest" });
}
