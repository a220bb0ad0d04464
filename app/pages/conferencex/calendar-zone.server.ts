/** A stretch of time without a change of clocks, and the offsets before and in it. */
type Observance = { begins: Temporal.PlainDateTime; from: string; to: string };

/**
 * The VTIMEZONE of an event: the last clock change before it, those during it and the next one. From Node's own rules,
 * which the page's times follow too. Libraries know today's rules only, and move events of earlier years by an hour.
 */
export function timeZoneBlock(starts: Temporal.ZonedDateTime, ends: Temporal.ZonedDateTime) {
  const observances = [observanceAt(starts)];
  let change = starts.getTimeZoneTransition("next");
  while (change) {
    observances.push(observanceSince(change));
    const isAfter = Temporal.ZonedDateTime.compare(change, ends) > 0;
    change = isAfter ? null : change.getTimeZoneTransition("next");
  }
  const standard = Math.min(...observances.map(({ to }) => hoursOf(to)));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${starts.timeZoneId}`,
    ...observances.flatMap(({ begins, from, to }) => {
      const kind = hoursOf(to) > standard ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${kind}`,
        `DTSTART:${begins.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "")}`,
        `TZOFFSETFROM:${from.replace(":", "")}`,
        `TZOFFSETTO:${to.replace(":", "")}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
  ].join("\r\n");
}

function observanceAt(moment: Temporal.ZonedDateTime): Observance {
  // The nanosecond includes a change at this very moment.
  const last = moment.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  // The offsets before 1970 may have seconds, which not every calendar reads.
  if (last && last.epochMilliseconds > 0) return observanceSince(last);
  const begins = Temporal.PlainDateTime.from("1970-01-01T00:00");
  return { begins, from: moment.offset, to: moment.offset };
}

/** `begins` is on the clock before the change. */
function observanceSince(change: Temporal.ZonedDateTime): Observance {
  const before = change.subtract({ nanoseconds: 1 });
  const begins = before.toPlainDateTime().add({ nanoseconds: 1 });
  return { begins, from: before.offset, to: change.offset };
}

/** The hours of an offset such as -03:30. */
function hoursOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours + minutes / 60);
}
