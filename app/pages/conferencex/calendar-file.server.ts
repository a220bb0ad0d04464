import ical from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { placeOf } from "../app/content/conference.server.ts";
import { conferencePath } from "../app/content/conference-years.server.ts";
import type { Everything } from "./page-metadata.ts";

/** The file contains the time zone's rules, so every calendar shows the right hour. */
export function calendarFile({ site, conference }: Everything): string {
  const { name, year, date, startTime, endTime, timeZone, page } = conference;
  const calendar = ical({
    prodId: { company: site.club, product: name, language: "EN" },
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `conferencex-${year}.${new URL(site.address).host}`,
    // Without offset, because the library prints local time: 09:00 stays 09:00 on every machine.
    start: new Date(`${date}T${startTime}:00`),
    end: new Date(`${date}T${endTime}:00`),
    timezone: timeZone,
    // Not the time of the build, so that builds are reproducible.
    stamp: new Date(`${date}T00:00:00Z`),
    summary: name,
    location: placeOf(conference),
    description: page.description,
    url: `${site.address}${conferencePath(year)}`,
  });
  return `${calendar.toString()}\r\n`;
}
