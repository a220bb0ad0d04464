import { twelveHourTime } from "#app/ui/twelve-hour-time.ts";

/**
 * Shows an event's hours in the visitor's time zone where they differ. `data-starts` and `data-ends` are times with an
 * offset (2025-01-25T09:00:00-05:00), `data-weekdays` the names of the days from Sunday on.
 * Avoids `Intl`, which is slow (docs/performance.md).
 */
export function showLocalTime(element: HTMLElement) {
  const { starts = "", ends = "", weekdays = "" } = element.dataset;
  if (isSame(starts) && isSame(ends)) return;
  const start = new Date(starts);
  const end = new Date(ends);
  const day = (moment: Date) => `${weekdays.split(" ")[moment.getDay()]}\u00a0`;
  const endDay = end.getDay() === start.getDay() ? "" : day(end);
  element.textContent = `${day(start)}${time(start)}–${endDay}${time(end)} where you are`;
}

/** `Date.parse` reads a time without offset as local time. */
const isSame = (moment: string) => Date.parse(moment) === Date.parse(moment.slice(0, 19));

const time = (moment: Date) => twelveHourTime(moment.getHours(), moment.getMinutes());
