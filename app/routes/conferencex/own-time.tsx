import { useSyncExternalStore } from "react";
import styles from "./own-time.module.css";

type OwnTimeProps = { starts: string; ends: string; timeZone: string };

/**
 * The hours on the visitor's own clock, beside the event's where they differ (B2). Only the browser knows them: the
 * prerendered page keeps a line free, so that nothing moves when they come.
 */
export function OwnTime({ starts, ends, timeZone }: OwnTimeProps) {
  const hours = useSyncExternalStore(
    () => () => undefined,
    () => ownHours(starts, ends, timeZone),
    () => "",
  );
  return <p className={`${styles.ownTime} needs-script`}>{hours && `${hours} where you are`}</p>;
}

function ownHours(starts: string, ends: string, timeZone: string): string {
  const hours = (zone?: string) =>
    new Intl.DateTimeFormat(document.documentElement.lang, {
      weekday: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone: zone,
    }).formatRange(new Date(starts), new Date(ends));
  const own = hours();
  return own === hours(timeZone) ? "" : own;
}
