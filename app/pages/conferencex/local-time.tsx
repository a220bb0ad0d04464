type LocalTimeProps = {
  /** Moments with the event's own offset: 2025-01-25T09:00:00-05:00. */
  starts: string;
  ends: string;
  /** From Sunday on. */
  weekdays: string[];
  isTwelveHour: boolean;
};

/** A line for the hours on the visitor's own clock, which app/start/local-time.ts fills where they differ. */
export function LocalTime({ starts, ends, weekdays, isTwelveHour }: LocalTimeProps) {
  return (
    <p
      className="needs-script no-print"
      data-starts={starts}
      data-ends={ends}
      data-weekdays={weekdays.join(" ")}
      data-twelve-hour={isTwelveHour ? "" : undefined}
      suppressHydrationWarning
    >
      {" "}
    </p>
  );
}
