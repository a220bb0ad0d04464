import { clockTime } from "#app/content/clock-time.ts";
import { fill } from "#app/ui/fill.ts";

/** From vite.config.ts: those of the language, if they are not the usual ones. */
declare const DIGITS: string;

/** `data-starts` and `data-ends` have an offset: 2025-01-25T09:00:00-05:00. Avoids `Intl` (docs/performance.md). */
export function showLocalTime(element: HTMLElement) {
  const { starts = "", ends = "", weekdays = "", clock = "", to = "" } = element.dataset;
  if (isSame(starts) && isSame(ends)) return;
  const start = new Date(starts);
  const end = new Date(ends);
  const day = (moment: Date) => `${weekdays.split(" ")[moment.getDay()]}\u00a0`;
  const time = (moment: Date) => inDigits(clockTime(clock, moment.getHours(), moment.getMinutes()));
  const endDay = end.toDateString() === start.toDateString() ? "" : day(end);
  const hours = `${day(start)}${time(start)}${to}${endDay}${time(end)}`;
  element.textContent = fill(UI_TEXT.whereYouAre, { hours });
}

/** A build for a language with the usual ones leaves this out. */
const inDigits = (time: string) =>
  DIGITS ? time.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit))) : time;

/** `Date.parse` reads a time without offset as local time. */
const isSame = (moment: string) => Date.parse(moment) === Date.parse(moment.slice(0, 19));
