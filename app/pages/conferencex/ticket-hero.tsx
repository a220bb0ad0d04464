import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { MotionControl } from "#app/ui/motion-control.tsx";
import { Orbit } from "#app/ui/orbit.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { DatePoster } from "./date-poster.tsx";
import { EditionLinks } from "../edition-links.tsx";
import { fit } from "#app/ui/fit.ts";
import { LocalTime } from "./local-time.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { TicketButton } from "./ticket-button.tsx";
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
        <div className={styles.masthead}>
          <p className={styles.name} {...fit(name, 7)}>
            {name}
          </p>
          {tagline && <p>{tagline}</p>}
        </div>
        <DatePoster date={date} city={city} words={dateWords} hours={hours}>
          {/* Last, as nothing shows the line that is kept for it in the event's own zone. */}
          {!isOver && times && (
            <LocalTime {...times} weekdays={weekdays} isTwelveHour={isTwelveHour} />
          )}
        </DatePoster>
        <div className={styles.actions}>
          <TicketButton ticket={ticket} phase={phase} />
          {/* In the other phases the banner shows the note. */}
          {phase === "on-sale" && (
            <div className={styles.note}>
              <Paragraph>{note}</Paragraph>
            </div>
          )}
          {afterwards && <ButtonLink to={afterwards.to}>{afterwards.label}</ButtonLink>}
          {calendar && <AddToCalendar calendar={calendar} />}
          <MotionControl />
        </div>
        <EditionLinks links={conference.links} />
      </div>
      {/* After the words, with which the hero grows while they arrive. */}
      <span className={styles.orbit}>
        <Orbit kind={isOver ? "moon" : "pebble"} at={7} size="m" />
      </span>
      <Horizon sun={isOver ? "set" : "risen"} />
    </section>
  );
}
