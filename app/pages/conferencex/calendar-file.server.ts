import ical from "ical-generator";
import { loadSite } from "#app/content/site.server.ts";
import { dayAfter, editionMoments, venueAndCity } from "../conference.server.ts";
import { CONFERENCE, editionPath } from "#app/content/event-series.server.ts";
import { revisedAt } from "./calendar-revision.server.ts";
import { timeZoneBlock } from "./calendar-zone.server.ts";
import type { Conference } from "./content.server.ts";

/** iCalendar limits SEQUENCE to 31 bits, which the seconds since 1970 exceed in 2038. */
const SEQUENCE_0 = Date.UTC(2020, 0, 1) / 1000;

/** The file contains the time zone's rules, so every calendar shows the right hour. */
export function calendarFile(conference: Conference): string {
  const { address, club, language } = loadSite();
  const { name, year, date, timeZone, page } = conference;
  const moments = editionMoments(conference);
  const revised = revisedAt(conference);
  const calendar = ical({
    prodId: { company: club, product: name, language: language.replace(/-.*/, "").toUpperCase() },
    ...(moments && {
      timezone: { name: null, generator: () => timeZoneBlock(moments.starts, moments.ends) },
    }),
  });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `${CONFERENCE.slug}-${year}.${new URL(address).host}`,
    // Calendars ignore a changed entry unless these two grow.
    sequence: Math.max(0, revised - SEQUENCE_0),
    stamp: new Date(revised * 1000),
    ...(moments
      ? { start: moments.starts, end: moments.ends, timezone: timeZone }
      : { start: Temporal.PlainDate.from(date), end: dayAfter(conference), allDay: true }),
    summary: name,
    location: venueAndCity(conference),
    description: page.description,
    url: `${address}${editionPath(CONFERENCE, year)}`,
  });
  return `${calendar.toString()}\r\n`;
}
