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

/** January 25–26, 2025 */
export function daysInWords(
  first: string,
  last: string | undefined,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = formatOf(language, options);
  return last === undefined
    ? format.format(timeOf(first))
    : format.formatRange(timeOf(first), timeOf(last));
}

export type DayParts = { weekday: string; month: string; day: string; year: string };

/** With words for all days of an edition of several: January 25–26. */
export type DateWords = DayParts & { range?: string; fullRange?: string };

/** Of several days what differs as a range, with short words: Sat–Sun, January, 25–26, 2025. */
export function partsOfDays(first: string, last: string | undefined, language: string): DayParts {
  const parts = partsOfDay(first, language);
  if (last === undefined) return parts;
  const to = partsOfDay(last, language);
  const range = (type: keyof DayParts) => `${parts[type]}–${to[type]}`;
  const shortRange = (type: "weekday" | "month") =>
    [first, last].map((day) => dayInWords(day, language, { [type]: "short" })).join("–");
  return {
    weekday: shortRange("weekday"),
    month: parts.month === to.month ? parts.month : shortRange("month"),
    day: range("day"),
    year: parts.year === to.year ? parts.year : range("year"),
  };
}

function partsOfDay(day: string, language: string): DayParts {
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

function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
