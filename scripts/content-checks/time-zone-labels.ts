import { siteLanguage } from "../../app/content/site.server.ts";
import { knownZone } from "../../app/content/time-zone.server.ts";
import { fieldsOf, type Finding, findingAt, type ReadFile, textsIn } from "./finding.ts";

/** Abbreviations with the offsets that they stand for. Several countries share some of them. */
const MEANINGS = `
  NST-03:30 NDT-02:30 AST-04:00 AST+03:00 ADT-03:00 EST-05:00 EDT-04:00 CST-06:00 CST-05:00 CST+08:00
  CDT-05:00 CDT-04:00 MST-07:00 MDT-06:00 PST-08:00 PST+08:00 PDT-07:00 AKST-09:00 AKDT-08:00 HST-10:00
  UTC+00:00 GMT+00:00 WET+00:00 WEST+01:00 BST+01:00 BST+06:00 IST+01:00 IST+02:00 IST+05:30 IDT+03:00
  CET+01:00 CEST+02:00 MEZ+01:00 MESZ+02:00 EET+02:00 EEST+03:00 MSK+03:00 WAT+01:00 CAT+02:00
  SAST+02:00 EAT+03:00 GST+04:00 PKT+05:00 SGT+08:00 HKT+08:00 AWST+08:00 JST+09:00 KST+09:00
  ACST+09:30 ACDT+10:30 AEST+10:00 AEDT+11:00 NZST+12:00 NZDT+13:00
  HNT-03:30 HAT-02:30 HNA-04:00 HAA-03:00 HNE-05:00 HAE-04:00 HNC-06:00 HAC-05:00 HNR-07:00 HAR-06:00
  HNP-08:00 HAP-07:00
`
  .trim()
  .split(/\s+/);

/** A label after a time of day, such as “9:00AM–5:00PM EST”. */
const AFTER_TIME =
  /(?<=\d(?:\s?[AaPp]\.?[Mm]\.?)?\s)(?:(?:UTC|GMT)[+−–-]\d{1,2}(?::?\d\d)?|[A-Z]{3,4}\b)/g;

/** Labels such as EST on a day when the clocks show EDT. */
export function checkTimeZoneLabels(each: ReadFile): Finding[] {
  const { date, startTime, timeZone } = fieldsOf(each.content);
  const starts = momentOf(`${String(date)}T${String(startTime)}`, String(timeZone));
  if (!starts) return [];
  const right = labelAt(starts);
  if (!starts.toString().includes(String(startTime))) {
    const problem = `is ${String(startTime)}, which the clocks of ${starts.timeZoneId} skip on ${String(date)}.`;
    return [findingAt(each, ["startTime"], problem, "Correct the time, the day or the time zone.")];
  }
  return textsIn(each).flatMap(({ path, value }) => {
    const labels = path[0] === "timeZoneLabel" ? [value] : (value.match(AFTER_TIME) ?? []);
    return labels
      .filter((label) => !fits(label, starts.offset))
      .map((label) =>
        findingAt(
          each,
          path,
          `says “${label}”, but on ${String(date)} the clocks of ${starts.timeZoneId} show ${right}.`,
          `Write ${right}, or correct the date or the time zone.`,
        ),
      );
  });
}

function momentOf(time: string, zone: string): Temporal.ZonedDateTime | undefined {
  const name = knownZone(zone);
  try {
    return name ? Temporal.PlainDateTime.from(time).toZonedDateTime(name) : undefined;
  } catch {
    return undefined; // The schema reports the date.
  }
}

/** A label that nobody knows, such as “Halifax time”, fits. */
function fits(label: string, offset: string): boolean {
  const [, sign, hours = "", minutes = "00"] =
    /^(?:UTC|GMT)\s?([+−–-])(\d{1,2}):?(\d\d)?$/i.exec(label) ?? [];
  if (sign) return offset === `${sign === "+" ? "+" : "-"}${hours.padStart(2, "0")}:${minutes}`;
  const word = label.trim().toUpperCase();
  const meant = MEANINGS.filter((meaning) => meaning.slice(0, -offset.length) === word);
  return meant.length === 0 || meant.includes(`${word}${offset}`);
}

/** What the site’s language calls the time there, or else English: each region knows its own abbreviations only. */
function labelAt(moment: Temporal.ZonedDateTime): string {
  const { timeZoneId: timeZone, epochMilliseconds, offset } = moment;
  const english = ["CA", "US", "GB", "IE", "AU", "NZ", "ZA", "IN"].map((region) => `en-${region}`);
  const names = [siteLanguage(), ...english].map(
    (language) =>
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "short" })
        .formatToParts(epochMilliseconds)
        .find(({ type }) => type === "timeZoneName")?.value,
  );
  return names.find((name) => /^[A-Z]+$/.test(name ?? "")) ?? names[0] ?? offset;
}
