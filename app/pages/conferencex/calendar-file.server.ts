import ical from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { loadSite } from "#app/content/site.server.ts";
import { placeOf } from "../conference.server.ts";
import { conferencePath } from "../conference-years.server.ts";
import type { Conference } from "./content.server.ts";

/** The file contains the time zone's rules, so every calendar shows the right hour. */
export function calendarFile(conference: Conference): string {
  const { address, club } = loadSite();
  const { name, year, date, startTime, endTime, timeZone, page } = conference;
  const calendar = ical({
    prodId: { company: club, product: name, language: "EN" },
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `conferencex-${year}.${new URL(address).host}`,
    // Without offset, because the library prints local time: 09:00 stays 09:00 on every machine.
    start: new Date(`${date}T${startTime}:00`),
    end: new Date(`${date}T${endTime}:00`),
    timezone: timeZone,
    // Not the time of the build, so that builds are reproducible.
    stamp: new Date(`${date}T00:00:00Z`),
    summary: name,
    location: placeOf(conference),
    description: page.description,
    url: `${address}${conferencePath(year)}`,
  });
  return `${calendar.toString()}\r\n`;
}
