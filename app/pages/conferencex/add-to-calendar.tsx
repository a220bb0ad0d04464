import * as UI_TEXT from "#app/ui-text.ts";
import type { CalendarLinks } from "./calendar.server.ts";
import { Icon } from "#app/ui/icons.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import styles from "./add-to-calendar.module.css";

const MENU_ID = "calendar-menu";

export function AddToCalendar({ calendar }: { calendar: CalendarLinks }) {
  return (
    <div className={styles.calendar}>
      <PopoverButton label={UI_TEXT.addToCalendar} icon="calendar" popoverId={MENU_ID} />
      <ul id={MENU_ID} popover="auto" className={styles.menu}>
        <li>
          <a href={calendar.file}>{UI_TEXT.calendarFile}</a>
        </li>
        {calendar.services.map(({ label: service, href }) => (
          <li key={service}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>
                {service}
                <span className="visually-hidden">{` ${UI_TEXT.opensInNewTab}`}</span>
              </span>
              <Icon name="arrowOut" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
