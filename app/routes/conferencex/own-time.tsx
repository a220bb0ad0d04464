import { useSyncExternalStore } from "react";
import { twelveHourTime } from "./edition-dates.ts";
import styles from "./own-time.module.css";

type OwnTimeProps = {
  /** Moments with the event's own offset: 2025-01-25T09:00:00-05:00. */
  starts: string;
  ends: string;
  /** From Sunday on. */
  weekdays: string[];
};

/**
 * The hours on the visitor's own clock, beside the event's where they differ (B2). Only the browser knows them: the
 * prerendered page keeps a line free, so that nothing moves when they come. Not with `Intl`: its first use keeps a
 * processor busy for 20 ms, and a slow phone for 100.
 */
export function OwnTime({ starts, ends, weekdays }: OwnTimeProps) {
  const hours = useSyncExternalStore(
    () => () => undefined,
    () => ownHours({ starts, ends, weekdays }),
    () => "",
  );
  return <p className={`${styles.ownTime} needs-script`}>{hours && `${hours} where you are`}</p>;
}

/** Without its offset a moment is read on the visitor's own clock. */
const isSame = (moment: string) => Date.parse(moment) === Date.parse(moment.slice(0, 19));

const time = (moment: Date) => twelveHourTime(moment.getHours(), moment.getMinutes());

function ownHours({ starts, ends, weekdays }: OwnTimeProps): string {
  if (isSame(starts) && isSame(ends)) return "";
  const start = new Date(starts);
  const end = new Date(ends);
  const day = (moment: Date) => `${weekdays[moment.getDay()]}\u00a0`;
  const endDay = end.getDay() === start.getDay() ? "" : day(end);
  return `${day(start)}${time(start)}–${endDay}${time(end)}`;
}
