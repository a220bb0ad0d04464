import { clockTime } from "./clock-time.ts";

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
  return formatOf(language, options).format(Date.parse(day));
}

/** January 25–26, 2025 */
export function daysInWords(
  first: string,
  last = first,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  // Intl puts thin spaces around dashes.
  return formatOf(language, options)
    .formatRange(Date.parse(first), Date.parse(last))
    .replace(/(?<=\d)\u2009–\u2009(?=\d)/, "–")
    .replaceAll("\u2009", " ");
}

/** The same, whose lines end between days only: not between a month and its day, nor between days of one month. */
export function wholeDaysInWords(
  first: string,
  last: string | undefined,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const words = daysInWords(first, last, language, options);
  if (/\b\d\d?–\d/.test(words)) return words.replace("–", "–\u2060");
  return words.replaceAll(/(?<=\p{L}) (?=\d\d?(?!\d))|(?<=(?<!\d)\d\d?) (?=\p{L})/gu, "\u00a0");
}

/** An edition's days for a poster, of several what differs as a range: Sat–Sun, January, 2025 and 25–26; and in lines. */
export function wordsOfDays(first: string, last: string | undefined, language: string) {
  const days = last === undefined ? [first] : [first, last];
  const isSeveral = days.length > 1;
  const range = (options: Intl.DateTimeFormatOptions) =>
    [...new Set(days.map((day) => dayInWords(day, language, options)))].join("–");
  const months = range({ month: "long" });
  const month = months.includes("–") ? range({ month: "short" }) : months;
  return {
    // After the day's number on the poster.
    words: [month, range({ year: "numeric" }), range({ weekday: isSeveral ? "short" : "long" })],
    month,
    day: days.map((day) => Number(day.slice(-2))).join("–"),
    monthAndDay: wholeDaysInWords(first, last, language, { month: "long", day: "numeric" }),
    full: daysInWords(first, last, language, { dateStyle: "full" }),
    isSeveral,
  };
}

export type DateWords = ReturnType<typeof wordsOfDays>;

/** From Sunday on, as `Date.getDay` counts. */
export function shortWeekdays(language: string): string[] {
  // The first of January 2023 was a Sunday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    dayInWords(`2023-01-0${day}`, language, { weekday: "short" }),
  );
}

export function isTwelveHour(language: string): boolean {
  return formatOf(language, { hour: "numeric" }).resolvedOptions().hour12 ?? false;
}

/** 09:00 as 9:00AM, or as 09:00. */
export function timeInWords(time: string, language: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return clockTime(hour, minute, isTwelveHour(language));
}

/** After a dash a line may end. */
export function onOneLine(words: string): string {
  return words.replaceAll(/(?<!–) /g, "\u00a0");
}

function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
}
