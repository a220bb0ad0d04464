import { twelveHourTime } from "#app/ui/twelve-hour-time.ts";

export type DateWords = { weekday: string; month: string; day: string; year: string };

/** The words of a day such as 2025-01-25, in any time zone of the build. */
export function dateWords(date: string): DateWords {
  const parts = new Intl.DateTimeFormat("en-CA", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(new Date(`${date}T00:00:00Z`));
  const word = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return { weekday: word("weekday"), month: word("month"), day: word("day"), year: word("year") };
}

export function weekdayWords(): string[] {
  const words = new Intl.DateTimeFormat("en-CA", { weekday: "short", timeZone: "UTC" });
  // The first of January 2023 was a Sunday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => words.format(Date.UTC(2023, 0, day)));
}

/** The hours of the day as the tickets print them: 9:00AM–5:00PM EST. */
export function hoursOfDay(start: string, end: string, timeZoneLabel: string): string {
  const [from, to] = [start, end].map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return twelveHourTime(hour, minute);
  });
  return `${from}–${to}\u00a0${timeZoneLabel}`;
}
