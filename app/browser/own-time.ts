import { twelveHourTime } from "#app/ui/twelve-hour-time.ts";

/**
 * Shows an event's hours on the visitor's own clock where they differ (B2). The element's `data-starts` and `data-ends`
 * are moments with the event's offset (2025-01-25T09:00:00-05:00), `data-weekdays` the days' names from Sunday on.
 * Without `Intl`, whose first use takes 20 ms.
 */
export function showOwnTime(element: HTMLElement) {
  const { starts = "", ends = "", weekdays = "" } = element.dataset;
  if (isSame(starts) && isSame(ends)) return;
  const start = new Date(starts);
  const end = new Date(ends);
  const day = (moment: Date) => `${weekdays.split(" ")[moment.getDay()]}\u00a0`;
  const endDay = end.getDay() === start.getDay() ? "" : day(end);
  element.textContent = `${day(start)}${time(start)}–${endDay}${time(end)} where you are`;
}

/** Without its offset a moment is read on the visitor's own clock. */
const isSame = (moment: string) => Date.parse(moment) === Date.parse(moment.slice(0, 19));

const time = (moment: Date) => twelveHourTime(moment.getHours(), moment.getMinutes());
