import { z } from "zod";
import {
  dayInWords,
  daysInWords,
  onOneLine,
  timeInWords,
  wholeDaysInWords,
} from "#app/content/dates.server.ts";
import { yearBefore } from "#app/content/editions.server.ts";
import type { Placeholders } from "#app/content/placeholders.server.ts";
import { loadSite, siteLanguage } from "#app/content/site.server.ts";
import { type editionSchema, when } from "./conferencex/schema.server.ts";

/** When and where any edition is, current or past. */
export type Edition = Pick<
  z.output<ReturnType<typeof editionSchema>> & { year: number },
  "name" | "year" | "date" | "endDate" | "startTime" | "endTime" | "timeZone" | "venue" | "city"
>;

/** If one is wrong, these stand in for all: the schema reports the wrong one, and nothing is built. */
const dateAndTimes = z
  .object(when)
  .catch({ date: "2025-01-25", startTime: "09:00", endTime: "17:00", timeZone: "UTC" });

type Hours = z.output<typeof dateAndTimes>;

/** The edition's own years, date and times. `edition` is its file as written. */
export function editionPlaceholders(year: number, edition: unknown): Placeholders {
  const hoursAndDate = dateAndTimes.parse(edition);
  const { date, endDate, startTime, endTime } = hoursAndDate;
  const language = siteLanguage();
  const timeZoneLabel = zoneInWords(hoursAndDate, language);
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    daysInWords(date, endDate, language, options);
  const lastYear = yearBefore(year);
  const hours = hoursOf(hoursAndDate, language);
  return {
    year: String(year),
    ...(lastYear && { lastYear: String(lastYear) }),
    // Like figures, these begin a sentence with a capital: Sábado.
    date: { value: onOneLine(inWords({ month: "long", day: "numeric" })) },
    fullDate: { value: wholeDaysInWords(date, endDate, language, { dateStyle: "full" }) },
    weekday: { value: inWords({ weekday: "long" }) },
    ...(startTime && { startTime: timeInWords(startTime, language) }),
    ...(endTime && { endTime: timeInWords(endTime, language) }),
    ...(hours && { hours }),
    ...(timeZoneLabel && { timeZoneLabel }),
  };
}

/** 9:00AM–5:00PM EST. Those of several days have their weekdays: Fri 6:00PM–Sun 3:00PM EST. */
export function hoursOf(edition: Hours, language: string): string | undefined {
  const { date, endDate = date, startTime, endTime } = edition;
  const timeZoneLabel = zoneInWords(edition, language);
  if (!startTime) return undefined;
  const moment = (day: string, time: string) =>
    [
      ...(endDate === date ? [] : [dayInWords(day, language, { weekday: "short" })]),
      timeInWords(time, language),
    ].join("\u00a0");
  const hours = [moment(date, startTime), ...(endTime ? [moment(endDate, endTime)] : [])].join("–");
  if (!timeZoneLabel) return hours;
  // The hours of several days alone are as wide as a phone.
  const isShort = endDate === date && timeZoneLabel.length < 10;
  return hours + (isShort ? "\u00a0" : " ") + timeZoneLabel;
}

/** EST, or GMT+1 where the language has no short name for the zone. */
function zoneInWords({ date, timeZone }: Hours, language: string): string | undefined {
  if (!timeZone) return undefined;
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "short" });
  const noon = Date.parse(`${date}T12:00Z`);
  return format.formatToParts(noon).find(({ type }) => type === "timeZoneName")?.value;
}

/** Saturday, January 25, 2025. */
export function fullDays({ date, endDate }: Pick<Edition, "date" | "endDate">): string {
  return wholeDaysInWords(date, endDate, loadSite().language, { dateStyle: "full" });
}

/** When an edition begins and ends: moments, 2025-01-25T09:00:00-05:00, or else days, if its hours are not known. */
export function editionTimes({ date, endDate = date, startTime, endTime, timeZone }: Edition) {
  if (!startTime || !endTime || !timeZone) return { hasHours: false, starts: date, ends: endDate };
  const moment = (day: string, time: string) =>
    Temporal.PlainDateTime.from(`${day}T${time}`)
      .toZonedDateTime(timeZone)
      .toString({ timeZoneName: "never" });
  return { hasHours: true, starts: moment(date, startTime), ends: moment(endDate, endTime) };
}

export function venueAndCity({ venue, city }: Pick<Edition, "venue" | "city">): string {
  return [venue, city].filter(Boolean).join(", ");
}
