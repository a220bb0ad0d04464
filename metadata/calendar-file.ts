import ical from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { conferencePath } from "../app/content/conference-years.server.ts";
import { placeOf } from "../app/content/calendar.server.ts";
import type { Conference } from "../app/content/conference.server.ts";

type CalendarFileProps = {
  edition: Pick<
    Conference,
    | "name"
    | "year"
    | "phase"
    | "date"
    | "startTime"
    | "endTime"
    | "timeZone"
    | "venue"
    | "city"
    | "page"
  >;
  club: string;
  address: string;
};

/** An edition as a calendar file: the time zone's own rules are in it, so every calendar shows the right hour. */
export function calendarFile({ edition, club, address }: CalendarFileProps): string {
  const { name, year, date, startTime, endTime, timeZone, page } = edition;
  const calendar = ical({
    prodId: { company: club, product: name, language: "EN" },
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  calendar.createEvent({
    // Stays the same when the date moves, so that a calendar moves its entry instead of adding another.
    id: `conferencex-${year}.${new URL(address).host}`,
    // The library prints a time as this machine's clock shows it, so no offset: 09:00 stays 09:00 wherever it is built.
    start: new Date(`${date}T${startTime}:00`),
    end: new Date(`${date}T${endTime}:00`),
    timezone: timeZone,
    // Not the time of the build, so that two builds of the same content are the same.
    stamp: new Date(`${date}T00:00:00Z`),
    summary: name,
    location: placeOf(edition),
    description: page.description,
    url: `${address}${conferencePath(year)}`,
  });
  return `${calendar.toString()}\r\n`;
}
