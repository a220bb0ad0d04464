import { twelveHourTime } from "./twelve-hour-time.ts";

/**
 * Words for days and times, in the language of site.yaml. A day is written 2025-01-25 and has no time zone, so the words
 * are the same wherever the site is built.
 */

/** `{ dateStyle: "long" }`: January 25, 2025. */
export function dayInWords(
  day: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatOf(language, options).format(timeOf(day));
}

export type DayParts = { weekday: string; month: string; day: string; year: string };

export function partsOfDay(day: string, language: string): DayParts {
  const parts = formatOf(language, { dateStyle: "full" }).formatToParts(timeOf(day));
  const word = (type: keyof DayParts) => parts.find((part) => part.type === type)?.value ?? "";
  return { weekday: word("weekday"), month: word("month"), day: word("day"), year: word("year") };
}

/** From Sunday on, as `Date.getDay` counts. */
export function shortWeekdays(language: string): string[] {
  // The first of January 2023 was a Sunday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    dayInWords(`2023-01-0${day}`, language, { weekday: "short" }),
  );
}

/** 09:00 as 9:00AM. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return twelveHourTime(hour, minute);
}

/** 9:00AM–5:00PM EST */
export function hoursInWords(start: string, end?: string, timeZoneLabel?: string): string {
  const hours = [start, ...(end ? [end] : [])].map(timeInWords).join("–");
  return timeZoneLabel ? `${hours}\u00a0${timeZoneLabel}` : hours;
}

function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
