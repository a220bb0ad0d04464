import type { Clock } from "#app/content/dates.server.ts";

type LocalTimeProps = {
  /** Moments with the event's own offset: 2025-01-25T09:00:00-05:00. */
  starts: string;
  ends: string;
  /** From Sunday on. */
  weekdays: string[];
  clock: Clock;
};

/** A line for the hours on the visitor's own clock, which app/start/local-time.ts fills where they differ. */
export function LocalTime({ starts, ends, weekdays, clock }: LocalTimeProps) {
  return (
    <p
      className="needs-script no-print"
      data-starts={starts}
      data-ends={ends}
      data-weekdays={weekdays.join(" ")}
      data-clock={clock.pattern}
      data-to={clock.to}
      suppressHydrationWarning
    >
      {" "}
    </p>
  );
}
