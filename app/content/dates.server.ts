import { clockTime } from "./clock-time.ts";
import { directionOf, localeOf } from "./language.server.ts";

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
  return daysInWords(day, undefined, language, options);
}

/** January 25–26, 2025 */
export function daysInWords(
  first: string,
  last: string | undefined,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = formatOf(language, options);
  const one = (day: string) => inWords(format.formatToParts(timeOf(day)), language);
  if (last === undefined) return one(first);
  const range = format.formatRangeToParts(timeOf(first), timeOf(last));
  // Intl has Japanese, Chinese and Mongolian ranges in figures only: 05/10(月)～05/11(火).
  if (range.some(({ value }) => value === "/")) {
    const between = range[range.findIndex(({ source }) => source === "endRange") - 1]?.value ?? "–";
    return one(first) + between.replace(/^[)）]/, "") + one(last);
  }
  // And Slovak and Czech ones, of months that it knows as words: 15. – 17. 3.
  const months = [...format.formatToParts(timeOf(first)), ...range]
    .filter(({ type }) => type === "month")
    .map(({ value }) => /^\d+$/.test(value));
  if (new Set(months).size > 1) return `${one(first)} – ${one(last)}`;
  return inWords(range, language);
}

/** The same, whose lines end between days only: not between a month and its day, nor between days of one month. */
export function wholeDaysInWords(
  first: string,
  last = first,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const text = daysInWords(first, last === first ? undefined : last, language, options);
  const days = /(?<!\d)\d\d?\.?–(?=\d)/;
  if (days.test(text)) return text.replace(days, "$&\u2060");
  return [first, last]
    .map((day) => dayInWords(day, language, { month: "long", day: "numeric" }))
    .reduce((all, words) => all.replace(words, onOneLine), text);
}

/** Intl knows neither “1er janvier” nor “1º gennaio”, and writes some days of a range as 01. */
function inWords(parts: Intl.DateTimeFormatPart[], language: string): string {
  // In Portugal and Africa it is “1 de janeiro”.
  const isOrdinal = /^(?:it|pt(?:-BR)?$)/.test(language);
  // And begins Persian ones with the year.
  if (language.startsWith("fa") && parts[0]?.type === "year")
    return ["weekday", "day", "month", "year"]
      .flatMap((name) => parts.find(({ type }) => type === name)?.value ?? [])
      .join(" ");
  const first = language.startsWith("fr") ? "1er" : isOrdinal ? "1º" : "1";
  return (
    parts
      .map(({ type, value }) =>
        type === "day" ? value.replace(/^0/, "").replace(/^1$/, first) : value,
      )
      .join("")
      // Intl puts thin spaces around some dashes, and one of a pair elsewhere: “26–27 September”.
      .replaceAll(/(?<!\d)(\d\d?\.?)\u2009–\u2009(?=\d)/g, "$1–")
      .replaceAll("\u2009", " ")
  );
}

/** An edition's days for a poster, of several what differs as a range: Sat–Sun, January, 2025 and 25–26; and in lines. */
export function wordsOfDays(first: string, last: string | undefined, language: string) {
  const days = [first, ...(last === undefined ? [] : [last])];
  const range = (options: Intl.DateTimeFormatOptions) =>
    [...new Set(days.map((day) => dayInWords(day, language, options)))].join("–");
  const all = (options: Intl.DateTimeFormatOptions) => daysInWords(first, last, language, options);
  const isSeveral = last !== undefined;
  const weekday = range({ weekday: isSeveral ? "short" : "long" });
  const [months, short] = [range({ month: "long" }), range({ month: "short" })];
  // Bulgarian and Lithuanian shorten to figures.
  const month = months.includes("–") && !/^\d+–/.test(short) ? short : months;
  const year = range({ year: "numeric" });
  return {
    // After the day's number on the poster. A Korean date begins with the year.
    words: [...inOrder({ month, year }, language), weekday],
    month,
    // The poster draws digits from left to right, and Arabic reads ranges from the right.
    day: (directionOf(language) ? days.toReversed() : days)
      .map((day) => formatOf(language, { day: "numeric" }).formatToParts(timeOf(day)))
      .map((parts) => parts.find(({ type }) => type === "day")?.value)
      .join("–"),
    monthAndDay: wholeDaysInWords(first, last, language, { month: "long", day: "numeric" }),
    full: all({ dateStyle: "full" }),
    isSeveral,
  };
}

/** As in the language's full date. Persian has an order of its own here, too. */
function inOrder(words: Record<"month" | "year", string>, language: string): string[] {
  const parts = formatOf(language, { dateStyle: "full" }).formatToParts(0);
  const placeOf = (name: string) =>
    language.startsWith("fa") ? 0 : parts.findIndex(({ type }) => type === name);
  return Object.entries(words)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([, word]) => word);
}

export type DateWords = ReturnType<typeof wordsOfDays>;

/** From Sunday on, as `Date.getDay` counts. */
export function shortWeekdays(language: string): string[] {
  // The first of January 2023 was a Sunday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    onOneLine(dayInWords(`2023-01-0${day}`, language, { weekday: "short" })),
  );
}

export type Clock = { pattern: string; to: string };

/** How the language writes a time, for `clockTime`, and what it puts between two. English is closed up: 9:00AM–5:00PM. */
export function clockOf(language: string): Clock {
  // Intl has the French “9 h 00” for Canada only.
  const own = language.startsWith("fr") ? "fr-CA" : language;
  const range = formatOf(own, { timeStyle: "short" }).formatRangeToParts(
    Date.UTC(2025, 0, 1, 9, 5),
    Date.UTC(2025, 0, 1, 15, 5),
  );
  const from = (source: string) => range.filter((part) => part.source === source);
  const [am, pm] = ["startRange", "endRange"].map(
    (source) => from(source).find(({ type }) => type === "dayPeriod")?.value,
  );
  if (am && language.startsWith("en")) return { pattern: "{h}:{mm}{AM|PM}", to: "–" };
  const pattern = from("startRange").map(({ type, value }) => {
    if (type === "hour") return `{${(am ? "h" : "H").repeat(value.length)}}`;
    if (type === "minute") return "{mm}";
    return type === "dayPeriod" ? `{${am}|${pm}}` : value;
  });
  // “分” of “9時05分～15時05分” belongs to each time.
  const [between = "–", end = ""] = from("shared").map(({ value }) => value);
  const isOfEach = between.startsWith(end);
  return {
    pattern: onOneLine(pattern.join("") + (isOfEach ? end : "")),
    to: between
      .slice(isOfEach ? end.length : 0)
      .replace(/^\s/, "\u00a0")
      .replace(/\s$/, " "),
  };
}

/** 09:00 as 9:00AM, or 9 h 00. */
export function timeInWords(time: string, language: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const digits = new Intl.NumberFormat([localeOf(language), "en"]);
  return clockTime(clockOf(language).pattern, hour, minute).replaceAll(/\d/g, (digit) =>
    digits.format(Number(digit)),
  );
}

export function onOneLine(words: string): string {
  // After a dash a line may end; a no-break space would then begin the next.
  return words.replaceAll(/(?<!–)\s/g, "\u00a0").replaceAll(/–\s/g, "– ");
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/** English replaces what Intl doesn’t know. Made once, because that takes longer than writing a day. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  return (formats[JSON.stringify([language, options])] ??= new Intl.DateTimeFormat(
    [localeOf(language), "en"],
    { ...options, timeZone: "UTC" },
  ));
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
