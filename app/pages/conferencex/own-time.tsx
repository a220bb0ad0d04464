import styles from "./own-time.module.css";

type OwnTimeProps = {
  /** Moments with the event's own offset: 2025-01-25T09:00:00-05:00. */
  starts: string;
  ends: string;
  /** From Sunday on. */
  weekdays: string[];
};

/** A line for the hours on the visitor's own clock (B2), which app/browser/own-time.ts fills where they differ. */
export function OwnTime({ starts, ends, weekdays }: OwnTimeProps) {
  return (
    <p
      className={`${styles.ownTime} needs-script`}
      data-starts={starts}
      data-ends={ends}
      data-weekdays={weekdays.join(" ")}
      suppressHydrationWarning
    >
      {" "}
    </p>
  );
}
