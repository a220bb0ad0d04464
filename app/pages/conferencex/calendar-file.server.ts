import ical from "ical-generator";
import { loadSite } from "#app/content/site.server.ts";
import { editionMoments, venueAndCity } from "../conference.server.ts";
import { CONFERENCE, editionPath } from "#app/content/event-series.server.ts";
import { revisedAt } from "./calendar-revision.server.ts";
import { timeZoneBlock } from "./calendar-zone.server.ts";
import type { Conference } from "./content.server.ts";

/** iCalendar limits SEQUENCE to 31 bits, which the seconds since 1970 exceed in 2038. */
const SEQUENCE_0 = Date.UTC(2020, 0, 1) / 1000;

/** The file contains the time zone's rules, so every calendar shows the right hour. */
export function calendarFile(conference: Conference): string {
  const { address, club } = loadSite();
  const { name, year, timeZone, page } = conference;
  const { starts, ends } = editionMoments(conference);
  const revised = revisedAt(conference);
  const calendar = ical({
    prodId: { company: club, product: name, language: "EN" },
    timezone: { name: null, generator: () => timeZoneBlock(starts, ends) },
  });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `${CONFERENCE.slug}-${year}.${new URL(address).host}`,
    // Calendars ignore a changed entry unless these two grow.
    sequence: Math.max(0, revised - SEQUENCE_0),
    stamp: new Date(revised * 1000),
    start: starts,
    end: ends,
    timezone: timeZone,
    summary: name,
    location: venueAndCity(conference),
    description: page.description,
    url: `${address}${editionPath(CONFERENCE, year)}`,
  });
  return `${calendar.toString()}\r\n`;
}
