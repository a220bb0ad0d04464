import { asSentences, commaOf, directionOf } from "#app/content/language.server.ts";
import { z } from "zod";
import { allContent, ContentError } from "#app/content/content-error.server.ts";
import {
  CONFERENCE,
  currentYear,
  editionFile,
  editionYears,
} from "#app/content/event-series.server.ts";
import {
  clockOf,
  dayInWords,
  daysInWords,
  onOneLine,
  timeInWords,
  wholeDaysInWords,
} from "#app/content/dates.server.ts";
import {
  day,
  listOf,
  needs,
  optionalGroup,
  pageDescription,
  pageOrWebLink,
  report,
  sample,
  singleLine,
  timeOfDay,
  webLink,
  year as yearField,
} from "#app/content/fields.server.ts";
import { readYaml } from "#app/content/load-content.server.ts";
import { organisationIds, organisationsById } from "#app/content/organisations.server.ts";
import type { Placeholders } from "#app/content/placeholders.server.ts";
import {
  loadPageContent,
  loadPlaceholders,
  loadSite,
  siteLanguage,
} from "#app/content/site.server.ts";
import { timeZone } from "#app/content/time-zone.server.ts";

/** Decides the pages, the ticket button, the calendar links and the structured data. */
export const phase = z
  .enum(["announced", "on-sale", "sold-out", "over"])
  .meta({ description: "The state of the edition. The ticket button and the notes follow it." });

/** What every edition has, current or past. */
export const editionBase = {
  sample,
  page: pageDescription.optional(),
  name: singleLine(40, "The edition’s name.", "ConferenceX 2025"),
  year: yearField("The year of the edition: the same as the file’s name."),
  phase,
  date: day.describe(
    "The day, or the first of several. Texts in this file say {fullDate}, {date} or {weekday} for it.",
  ),
  endDate: day.describe("The last of several days.").optional(),
  startTime: timeOfDay.describe("On the 24-hour clock. Texts say {startTime}.").optional(),
  endTime: timeOfDay.describe("On the 24-hour clock. Texts say {endTime}.").optional(),
  timeZone: timeZone.optional(),
  timeZoneLabel: singleLine(
    20,
    "The time zone as it is printed. Texts say {timeZoneLabel}.",
    "EST",
  ).optional(),
  city: singleLine(40, "The city.", "Toronto").optional(),
  venue: singleLine(90, "The place in that city.").optional(),
  links: listOf("label", {
    label: singleLine(40, "The link’s words.", "Code of conduct", "Call for speakers"),
    to: pageOrWebLink,
  })
    .optional()
    .meta({ description: "More about the event: a map, rules, a stream." }),
};

export const logos = optionalGroup({
  heading: singleLine(40, "The heading over the logos.", "Sponsors"),
  organisations: organisationIds.optional(),
  levels: listOf("name", {
    name: singleLine(40, "The level, in the club’s own words.", "Gold"),
    organisations: organisationIds,
  })
    .optional()
    .meta({ description: "Levels, the highest first, instead of organisations." }),
});

export const speakersHeading = singleLine(
  40,
  "The heading over the speakers.",
  "Featured Speakers",
).optional();

export const ticketLink = {
  label: singleLine(40, "The ticket button’s words.", "Secure a ticket"),
  url: webLink,
};

/** A line of the hero in each phase. */
export const phaseNotes = optionalGroup({
  announced: singleLine(140, "The line while no tickets are sold yet.").optional(),
  "on-sale": singleLine(140, "The line while tickets are sold.").optional(),
  "sold-out": singleLine(140, "The line once all are sold.").optional(),
  over: singleLine(140, "The line once the day has passed.").optional(),
});

/** The file's name decides the page's URL, and iCalendar needs an end after the beginning. */
export function agreesWithItself(fileYear: number) {
  return (
    edition: Pick<Edition, "year" | "date" | "endDate" | "startTime" | "endTime">,
    context: z.RefinementCtx,
  ) => {
    if (edition.year !== fileYear) {
      report(
        context,
        `the year is ${edition.year}, but the file is called ${fileYear}.yaml.`,
        `Write ${fileYear}, or rename the file and its folder of pictures.`,
        ["year"],
      );
    }
    needs("endTime", "startTime")(edition, context);
    const { date, endDate, startTime = "", endTime = "" } = edition;
    if (endDate !== undefined && endDate <= date) {
      report(
        context,
        `the last day, ${endDate}, is not after the first, ${date}.`,
        "Correct one of the two days, or leave endDate out for an event of one day.",
        ["endDate"],
      );
    }
    const areTimes = [startTime, endTime].every((time) => timeOfDay.safeParse(time).success);
    // Two-digit hours sort as text.
    if (areTimes && endDate === undefined && endTime <= startTime) {
      report(
        context,
        `the end, ${endTime}, is not after the beginning, ${startTime}.`,
        "Correct one of the two times, on the 24-hour clock, or add the next day as endDate for an end after midnight.",
        ["endTime"],
      );
    }
  };
}

/** The file of an edition, for officers and tools. */
export function editionContent<Schema>(
  year: number,
  schemaOf: (year: number) => Schema,
  kind = "",
) {
  const file = editionFile(CONFERENCE, year);
  return { file, label: editionLabel(year) + kind, schema: schemaOf(year) };
}

/** What officers know an edition as, also if its file has mistakes. */
function editionLabel(year: number): string {
  const { name } = fieldsOf(year);
  const label = typeof name === "string" ? name : "";
  return label.includes(String(year)) ? label : `${label} ${year}`.trim();
}

/** Whether a year is written as the current edition or as a recap, by the fields that only one of them has. */
function kindOfEdition(year: number): "current" | "recap" | undefined {
  const fields = fieldsOf(year);
  if ("mission" in fields || "highlights" in fields) return "recap";
  return "about" in fields || "day" in fields || "faq" in fields ? "current" : undefined;
}

/** An edition's fields as written. None in a file that cannot be read, which loading it reports. */
function fieldsOf(year: number): { name?: unknown } {
  try {
    return Object(readYaml(editionFile(CONFERENCE, year)));
  } catch {
    return {};
  }
}

/** Throws if the file of a new year was only added, or the newest is gone. Reported once, instead of each field. */
function checkNewYear(): void {
  const [current = 0, ...earlier] = editionYears(CONFERENCE);
  if (kindOfEdition(current) === "recap") {
    throw new ContentError([
      {
        file: editionFile(CONFERENCE, current),
        entry: "",
        problem: "this is written as a recap, and there is no file of a newer year.",
        remedy: `Put that back, with a name like ${editionFile(CONFERENCE, current + 1)}.`,
      },
    ]);
  }
  const last = earlier.find((year) => kindOfEdition(year) === "current");
  if (!last) return;
  const lastFile = editionFile(CONFERENCE, last);
  throw new ContentError([
    {
      file: editionFile(CONFERENCE, current),
      entry: "",
      problem: `this edition was begun, and ${lastFile} is still written as the current edition, not as a recap.`,
      remedy: `Write ${lastFile} as a recap, as content/README.md says.`,
    },
  ]);
}

/** If one is wrong, these stand in for all: the schema reports the wrong one, and nothing is built. */
const dateAndTimes = z
  .object(editionBase)
  .pick({ date: true, endDate: true, startTime: true, endTime: true, timeZoneLabel: true })
  .catch({ date: "2025-01-25", startTime: "09:00", endTime: "17:00", timeZoneLabel: "EST" });

type Hours = Partial<z.output<typeof dateAndTimes>> & { date: string };

/** 9:00AM–5:00PM EST. Those of several days have their weekdays: Fri 6:00PM–Sun 3:00PM EST. */
export function hoursOf(edition: Hours, language: string): string | undefined {
  const { date, endDate = date, startTime, endTime, timeZoneLabel } = edition;
  if (!startTime) return undefined;
  const moment = (day: string, time: string) =>
    [
      ...(endDate === date ? [] : [dayInWords(day, language, { weekday: "short" })]),
      timeInWords(time, language),
    ].join("\u00a0");
  const hours = [moment(date, startTime), ...(endTime ? [moment(endDate, endTime)] : [])].join(
    clockOf(language).to,
  );
  // The hours of several days alone are as wide as a phone. From right to left, +03:30 would be 03:30+.
  const mark = directionOf(language) && /^[+−-]/.test(timeZoneLabel ?? "") ? "\u200e" : "";
  if (!timeZoneLabel) return hours;
  const isShort = endDate === date && timeZoneLabel.length < 10; // a longer line may break
  return hours + (isShort ? "\u00a0" : " ") + mark + timeZoneLabel;
}

/** Those of every file, and the edition's own date and times. `edition` is its file as written. */
export function editionPlaceholders(edition: unknown): Placeholders {
  const { date, endDate, startTime, endTime, timeZoneLabel } = dateAndTimes.parse(edition);
  const language = siteLanguage();
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    daysInWords(date, endDate, language, options);
  const hours = hoursOf({ date, endDate, startTime, endTime, timeZoneLabel }, language);
  const fullDate = wholeDaysInWords(date, endDate, language, { dateStyle: "full" })
    // “2025 г.” and “พ.ศ. 2568”
    .replaceAll(/(?<=\d) (?=\p{L}\.)|(?<=\.\p{L}\.) (?=\d)/gu, "\u00a0");
  return {
    // Like figures, these begin a sentence with a capital: Sábado.
    date: { value: onOneLine(inWords({ month: "long", day: "numeric" })) },
    fullDate: { value: fullDate },
    weekday: { value: inWords({ weekday: "long" }) },
    ...(startTime && { startTime: timeInWords(startTime, language) }),
    ...(endTime && { endTime: timeInWords(endTime, language) }),
    ...(hours && { hours }),
    ...(timeZoneLabel && { timeZoneLabel }),
    ...loadPlaceholders(),
  };
}

export function loadEdition<Schema extends z.ZodType>(
  year: number,
  schema: Schema,
): z.output<Schema> {
  checkNewYear();
  const file = editionFile(CONFERENCE, year);
  return loadPageContent(file, schema, () => editionPlaceholders(readYaml(file)));
}

/** What other pages show of the current edition. Its own page checks the other fields. */
export function loadCurrentSummary() {
  const hero = z.object({ notes: phaseNotes, ticket: z.object(ticketLink).optional() });
  const schema = z.object({ ...editionBase, hero: hero.optional() });
  return loadEdition(currentYear(CONFERENCE), schema);
}

export type Phase = z.output<typeof phase>;

/** For search engines and the browser's tab, if the file has no words for them. `note` begins the description. */
export function pageOf(
  edition: Edition & { page?: z.output<typeof pageDescription> },
  note?: string,
) {
  const { page, name, date, endDate } = edition;
  const { club, language } = loadSite();
  const day = daysInWords(date, endDate, language, { dateStyle: "full" });
  return (
    page ?? {
      title: `${name} | ${club}`,
      description: asSentences(note, name + commaOf(language) + day, venueAndCity(edition)),
    }
  );
}

/** Undefined for a strip without logos. */
export async function withLogos(strip: z.output<typeof logos>) {
  const { heading, organisations = [], levels = [] } = strip ?? {};
  const filled = levels.filter((level) => level.organisations.length > 0);
  if (!heading || organisations.length + filled.length === 0) return undefined;
  return {
    heading,
    organisations: await organisationsById(organisations),
    levels: await allContent(filled, async ({ name, organisations: ids }) => ({
      name,
      organisations: await organisationsById(ids),
    })),
  };
}

/** Any edition, current or past. */
export type Edition = Pick<
  ReturnType<typeof loadCurrentSummary>,
  "name" | "year" | "date" | "endDate" | "startTime" | "endTime" | "timeZone" | "venue" | "city"
>;

/** When an edition begins and ends, in its time zone. Undefined if its hours are not known. */
export function editionMoments(edition: Edition) {
  const { date, endDate = date, startTime, endTime, timeZone } = edition;
  if (!startTime || !endTime || !timeZone) return undefined;
  const momentOf = (day: string, time: string) =>
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);
  return { starts: momentOf(date, startTime), ends: momentOf(endDate, endTime) };
}

/** The end of an edition without hours, as calendars count whole days. */
export function dayAfter({ date, endDate = date }: Edition) {
  return Temporal.PlainDate.from(endDate).add({ days: 1 });
}

/** These moments as text that means the same everywhere, 2025-01-25T09:00:00-05:00, or else the day. */
export function editionTimes(edition: Edition) {
  const moments = editionMoments(edition);
  if (!moments) return { starts: edition.date, ends: edition.endDate ?? edition.date };
  const { starts, ends } = moments;
  return {
    starts: starts.toString({ timeZoneName: "never" }),
    ends: ends.toString({ timeZoneName: "never" }),
  };
}

export function venueAndCity({ venue, city }: Pick<Edition, "venue" | "city">): string {
  return [venue, city].filter(Boolean).join(commaOf(siteLanguage()));
}
