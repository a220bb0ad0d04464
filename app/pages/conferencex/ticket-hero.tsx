import * as UI_TEXT from "#app/ui-text.ts";
import type { PageProps } from "../page-definition.server.ts";
import type { CalendarLinks } from "./calendar.server.ts";
import type definition from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { DatePoster } from "./date-poster.tsx";
import { TicketButton } from "./tickets.tsx";
import button from "#app/ui/button.module.css";
import calendarMenu from "./calendar-menu.module.css";
import styles from "./ticket-hero.module.css";

export function TicketHero(props: PageProps<typeof definition>) {
  const { conference, tagline, dateWords, hours, calendar, times, weekdays, isTwelveHour } = props;
  const { name, date, city, ticket, afterwards, note, phase } = conference;
  const isOver = phase === "over";
  return (
    <section
      className={styles.hero}
      data-theme={isOver ? "dark" : undefined}
      aria-labelledby="page-heading"
    >
      <div className={`wrap ${styles.content}`}>
        <div className={`label ${styles.masthead}`}>
          <p className={styles.name}>{name}</p>
          {tagline && <p>{tagline}</p>}
        </div>
        <DatePoster date={date} city={city} words={dateWords} hours={hours}>
          {/* Last, as nothing shows the line that is kept for it in the event's own zone. */}
          {!isOver && times.hasHours && (
            // The hours on the visitor's own clock, which local-time.ts fills in where they differ.
            <p
              className="needs-script no-print"
              data-starts={times.starts}
              data-ends={times.ends}
              data-weekdays={weekdays.join(" ")}
              data-twelve-hour={isTwelveHour ? "" : undefined}
              suppressHydrationWarning
            >
              {" "}
            </p>
          )}
        </DatePoster>
        <div className={styles.actions}>
          <TicketButton ticket={ticket} phase={phase} />
          {afterwards && <ButtonLink to={afterwards.to}>{afterwards.label}</ButtonLink>}
          {calendar && <AddToCalendar calendar={calendar} />}
          <MotionControl />
          {/* In the other phases the banner shows the note. */}
          {phase === "on-sale" && <Paragraph className={styles.note}>{note}</Paragraph>}
        </div>
        <EditionLinks links={conference.links} />
      </div>
      {/* After the words, with which the hero grows while they arrive. */}
      <Horizon sun={isOver ? "set" : "risen"}>
        <Orbit kind={isOver ? "moon" : "pebble"} />
      </Horizon>
    </section>
  );
}

const MENU_ID = "calendar-menu";

function AddToCalendar({ calendar }: { calendar: CalendarLinks }) {
  return (
    <div className={`no-print ${calendarMenu.calendar}`}>
      <button
        type="button"
        className={`label ${button.button}`}
        data-variant="outline"
        popoverTarget={MENU_ID}
      >
        <Icon name="calendar" size={18} />
        {UI_TEXT.addToCalendar}
      </button>
      <ul id={MENU_ID} popover="auto" className={`label ${calendarMenu.menu}`}>
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
