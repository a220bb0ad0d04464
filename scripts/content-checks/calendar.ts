import { basename } from "node:path";
import { day } from "../../app/content/fields.server.ts";
import { fieldsOf, type Finding, findingAt, isCurrentEdition, type ReadFile } from "./finding.ts";
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
  const findings = checkTimeZoneLabels(each);
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
