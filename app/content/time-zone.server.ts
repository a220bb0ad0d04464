import { z } from "zod";
import { nearest } from "./nearest.server.ts";

/** Never on summer time, unlike the places that people mean by these names. */
const ABBREVIATIONS = ["EST", "HST", "MST"];

/** A time zone by its name in the time-zone database, old names and other capitals included. */
export const timeZone = z
  .string("not a time zone.\nWrite it like America/Toronto.")
  .trim()
  .overwrite((name) => knownZone(name) ?? name)
  .superRefine((name, context) => {
    if (knownZone(name)) return;
    const near = nearestZone(name);
    const remedy = near ? `Write ${near} if that is meant.` : "Write it like America/Toronto.";
    context.addIssue({
      code: "invalid_format",
      format: "time zone",
      message: `not a time zone.\n${remedy}`,
    });
  })
  .meta({
    description: "The time zone of the times above, by its name in the time-zone database.",
    examples: ["America/Toronto"],
  });

/** The zone's name with the database's capitals. Undefined if Node does not know it. */
function knownZone(name: string): string | undefined {
  // Node also accepts an offset such as +05:00, which is no name.
  if (!/^[a-z][\w+/-]*$/i.test(name) || ABBREVIATIONS.includes(name.toUpperCase())) {
    return undefined;
  }
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** Node lists these by other names. */
const RENAMED = [
  "America/Nuuk",
  "Asia/Ho_Chi_Minh",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Yangon",
  // Else “Eastern” resembles Easter Island.
  "Canada/Eastern",
  "Europe/Kyiv",
];

/** By the whole name, or by the city alone: “Toronto”, “Canada/Toronto”. */
function nearestZone(name: string): string | undefined {
  // An abbreviation such as MST resembles many cities.
  if (name.length <= 3) return undefined;
  const zones = [...Intl.supportedValuesOf("timeZone"), ...RENAMED];
  const written = name.replaceAll(" ", "_");
  const city = nearest(cityOf(written), zones.map(cityOf));
  return nearest(written, zones) ?? zones.find((zone) => cityOf(zone) === city);
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}
