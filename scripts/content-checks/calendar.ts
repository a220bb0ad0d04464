import { basename } from "node:path";
import { daysInWords } from "../../app/content/dates.server.ts";
import { day } from "../../app/content/fields.server.ts";
import { siteLanguage } from "../../app/content/site.server.ts";
import {
  entriesOf,
  fieldsOf,
  type Finding,
  findingAt,
  isCurrentEdition,
  type ReadFile,
  textsIn,
} from "./finding.ts";
import { checkTimeZoneLabels } from "./time-zone-labels.ts";

/** In milliseconds. */
const DAY = 86_400_000;

export function checkCalendar(files: ReadFile[], now: Date): Finding[] {
  const today = now.toISOString().slice(0, 10);
  return files.flatMap((each) => {
    if (each.file.startsWith("content/conferencex/")) return checkEdition(each, today);
    return each.file === "content/site.yaml" ? checkSite(each, today) : [];
  });
}

function checkEdition(each: ReadFile, today: string): Finding[] {
  const { phase, endDate, mission, ...other } = fieldsOf(each.content);
  const year = basename(each.file, ".yaml");
  const date = String(other.date);
  if (!day.safeParse(date).success) return [];
  const last = typeof endDate === "string" ? endDate : date;
  const findings = [...checkTimeZoneLabels(each), ...backwards(each), ...outside(each, date, last)];
  if (!endDate) findings.push(...typedDays(each, date));
  const report = (field: string, problem: string, remedy: string) =>
    findings.push(findingAt(each, [field], problem, remedy));

  const days = (Date.parse(last) - Date.parse(date)) / DAY;
  if (days > 31) report("endDate", `is ${days} days after the first.`, "Correct one of the two.");

  if (!date.startsWith(`${year}-`)) {
    report(
      "date",
      `is ${date}, but this is the edition of ${year}.`,
      "Correct the date, or begin that year with npm run new-edition.",
    );
  } else if (phase === "over" && last > today) {
    report(
      "phase",
      `is “over”, but the day, ${last}, is still to come.`,
      "Write announced, on-sale or sold-out, or correct the date.",
    );
  } else if (phase !== "over" && !isCurrentEdition(each)) {
    // A new year was only added; its page reports that.
    if (!mission) return [];
    report(
      "phase",
      `is “${String(phase)}”, but there is a newer edition.`,
      "Write over, or correct the date.",
    );
  } else if (phase !== "over" && last < today) {
    report(
      "phase",
      `is “${String(phase)}”, but the day, ${last}, has passed.`,
      // Nobody has set the day of an edition that npm run new-edition has just begun.
      phase === "announced"
        ? "Correct the date, or write over."
        : "Write over, or correct the date.",
    );
  }
  return findings;
}

/** People type other dashes and spaces. */
function alike(words: string): string {
  return words.replaceAll(/\s+/g, "").replaceAll(/[-—]/g, "–");
}

/** Texts such as “January 25–26” in an edition that has one day for the calendar, the hero and search engines. */
function typedDays(each: ReadFile, date: string): Finding[] {
  const language = siteLanguage();
  const ranges = [1, 2, 3, 4, 5, 6].map((more) => {
    const last = new Date(Date.parse(date) + more * DAY).toISOString().slice(0, 10);
    return { last, words: daysInWords(date, last, language, { month: "long", day: "numeric" }) };
  });
  return textsIn(each).flatMap(({ path, value }) => {
    const typed = ranges.find(({ words }) =>
      new RegExp(`(?<!\\d)${RegExp.escape(alike(words))}(?!\\d)`).test(alike(value)),
    );
    if (!typed) return [];
    const problem = `says “${typed.words}”, and the edition is on ${date} alone.`;
    return findingAt(each, path, problem, `Add a line “endDate: ${typed.last}”, or correct this.`);
  });
}

/** Days of the schedule that are not the edition's, such as a day of workshops before it, each once. */
function outside(each: ReadFile, date: string, last: string): Finding[] {
  const schedule = entriesOf(fieldsOf(fieldsOf(each.content).day).schedule);
  const days = schedule.map((session) => String(session.day ?? date));
  return days.flatMap((on, index) => {
    if ((on >= date && on <= last) || days.indexOf(on) < index) return [];
    const problem = `is ${on}, which is not a day of this edition.`;
    const remedy =
      "Correct it, or the edition’s date and endDate, unless it is before or after the event itself.";
    return findingAt(each, ["day", "schedule", index, "day"], problem, remedy);
  });
}

/** Times of a day and a room that go back. What is after midnight may belong to the evening before. */
function backwards(each: ReadFile): Finding[] {
  const latest = new Map<string, number>();
  const { endDate, day: plan } = fieldsOf(each.content);
  return entriesOf(fieldsOf(plan).schedule).flatMap(({ time, day: on, room }, index) => {
    const hours = hourOf(String(time));
    const key = JSON.stringify([on, room]);
    const before = latest.get(key) ?? 0;
    if (hours === undefined || (endDate && !on)) return [];
    if (hours >= before || hours < 5) {
      latest.set(key, hours < 5 && before > 0 ? hours + 24 : hours);
      return [];
    }
    const path = ["day", "schedule", index, "time"];
    const problem = `is ${String(time)}, which is before the entry above it.`;
    return findingAt(each, path, problem, "Correct the time, or put the entry where it belongs.");
  });
}

const MOMENT = /(?<hour>\d{1,2})(?:\s?[:.h]\s?(?<minute>\d\d))?(?:\s*(?<half>[ap])\.?m)?/gi;

/** When a text such as “9–10 AM” or “14h30” begins. Undefined if that is not certain. */
function hourOf(time: string): number | undefined {
  const [start, end] = [...time.matchAll(MOMENT)].map(({ groups = {} }) => groups);
  if (!start) return undefined;
  const { hour = "", minute = 0, half = end?.half } = start;
  const hours = Number(hour) + Number(minute) / 60;
  if (!half) return minute && hour.length === 2 ? hours : undefined;
  // “11–1 PM” begins before noon.
  const isOther = !start.half && Number(hour) % 12 > Number(end?.hour) % 12;
  const isPast = (half.toLowerCase() === "p") !== isOther;
  return (hours % 12) + (isPast ? 12 : 0);
}

function checkSite(each: ReadFile, today: string): Finding[] {
  const { copyrightYear, security } = fieldsOf(each.content);
  const { expires } = fieldsOf(security);
  const findings: Finding[] = [];
  const year = Number(today.slice(0, 4));
  // An academic year begins in the year before the one it ends in.
  if (typeof copyrightYear === "number" && Math.abs(copyrightYear - year) > 1) {
    findings.push(
      findingAt(
        each,
        ["copyrightYear"],
        `is ${copyrightYear}, and it is ${year}.`,
        "Write the year in which the words of the site were last looked through.",
      ),
    );
  }
  const daysLeft = (Date.parse(String(expires)) - Date.parse(today)) / DAY;
  if (daysLeft < 30) {
    const isOver = daysLeft <= 0;
    findings.push(
      findingAt(
        each,
        ["security", "expires"],
        `the security contact ${isOver ? "ran" : "runs"} out on ${String(expires)}.`,
        "Check that the security address still reaches somebody, and write a day within a year.",
        isOver ? "error" : "warning",
      ),
    );
  }
  return findings;
}
