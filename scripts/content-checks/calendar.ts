import { fieldsOf, type Finding, placesIn, type ReadFile, warn } from "./finding.ts";

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const WRITTEN_DAY = new RegExp(
  `(?:(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), )?\\b(${MONTHS})[ \u00a0](\\d{1,2})(?:, (\\d{4}))?\\b`,
  "g",
);

export function checkCalendar(files: ReadFile[], now: Date): Finding[] {
  const today = now.toISOString().slice(0, 10);
  return files.flatMap((each) => {
    if (each.file.startsWith("content/conferencex/")) {
      return [...dayOfYear(each), ...phaseAgainstDay(each, today), ...writtenDays(each)];
    }
    if (each.file === "content/site.yaml") return [...site(each, today)];
    return [];
  });
}

function dayOfYear(each: ReadFile): Finding[] {
  const { year, date } = fieldsOf(each.content);
  if (typeof date !== "string" || date.startsWith(`${String(year)}-`)) return [];
  return [
    warn(
      each,
      ["date"],
      `is ${date}, but this is the edition of ${String(year)}.`,
      "Correct the date, or begin that year with npm run new-edition.",
    ),
  ];
}

function phaseAgainstDay(each: ReadFile, today: string): Finding[] {
  const { phase, date } = fieldsOf(each.content);
  const isRecap = each.page !== "/conferencex";
  if (typeof date !== "string") return [];
  if (phase !== "over" && (date < today || isRecap)) {
    return [
      warn(
        each,
        ["phase"],
        isRecap
          ? `is “${String(phase)}”, but there is a newer edition.`
          : `is “${String(phase)}”, but the day, ${date}, has passed.`,
        // An edition that has just been begun has a day that nobody has set yet.
        phase === "announced" && !isRecap
          ? "Correct the date, or write over."
          : "Write over, or correct the date.",
      ),
    ];
  }
  if (phase === "over" && date > today) {
    return [
      warn(
        each,
        ["phase"],
        `is “over”, but the day, ${date}, is still to come.`,
        "Write announced, on-sale or sold-out, or correct the date.",
      ),
    ];
  }
  return [];
}

function writtenDays(each: ReadFile): Finding[] {
  const { date } = fieldsOf(each.content);
  const day = new Date(`${String(date)}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return [];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(day);
  const right = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
  const findings: Finding[] = [];
  for (const { path, value } of placesIn(each.content)) {
    if (typeof value !== "string") continue;
    for (const [written, weekday, month, dayOfMonth, year] of value.matchAll(WRITTEN_DAY)) {
      const isRight =
        `${month} ${dayOfMonth}` === format({ month: "long", day: "numeric" }) &&
        (!weekday || weekday === format({ weekday: "long" })) &&
        (!year || year === format({ year: "numeric" }));
      if (isRight) continue;
      findings.push(
        warn(
          each,
          path,
          `says “${written}”, but the date above is ${String(date)}.`,
          `Write ${right} in the form it has here, or correct the date.${written.includes("\u00a0") ? " Its space is one that keeps the line together: a search for it with an ordinary space finds nothing." : ""}`,
        ),
      );
    }
  }
  return findings;
}

function* site(each: ReadFile, today: string): Generator<Finding> {
  const { copyrightYear, security } = fieldsOf(each.content);
  const year = Number(today.slice(0, 4));
  // An academic year begins in the year before the one it ends in.
  if (typeof copyrightYear === "number" && copyrightYear < year - 1) {
    yield warn(
      each,
      ["copyrightYear"],
      `is ${copyrightYear}, and it is ${year}.`,
      "Write the year in which the words of the site were last looked through.",
    );
  }
  const { expires } = fieldsOf(security);
  if (typeof expires !== "string") return;
  const daysLeft = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
  const remedy =
    "Check that the security address still reaches somebody, and write a day within a year.";
  const path = ["security", "expires"];
  if (daysLeft <= 0) {
    yield warn(each, path, `the security contact ran out on ${expires}.`, remedy, "error");
  } else if (daysLeft < 30) {
    yield warn(each, path, `the security contact runs out on ${expires}.`, remedy);
  }
}
