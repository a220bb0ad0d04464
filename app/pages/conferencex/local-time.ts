import * as UI_TEXT from "#app/ui-text.ts";
import { clockTime } from "#app/content/clock-time.ts";

/** `data-starts` and `data-ends` have an offset: 2025-01-25T09:00:00-05:00. */
export function showLocalTime(element: HTMLElement) {
  const { starts = "", ends = "", weekdays = "", twelveHour } = element.dataset;
  if (isSame(starts) && isSame(ends)) return;
  const start = new Date(starts);
  const end = new Date(ends);
  const day = (moment: Date) => `${weekdays.split(" ")[moment.getDay()]}\u00a0`;
  const time = (moment: Date) =>
    clockTime(moment.getHours(), moment.getMinutes(), twelveHour !== undefined);
  const endDay = end.toDateString() === start.toDateString() ? "" : day(end);
  const hours = `${day(start)}${time(start)}–${endDay}${time(end)}`;
  element.textContent = UI_TEXT.whereYouAre.replace("{hours}", hours);
}

/** `Date.parse` reads a time without offset as local time. */
const isSame = (moment: string) => Date.parse(moment) === Date.parse(moment.slice(0, 19));
