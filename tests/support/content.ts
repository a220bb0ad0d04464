import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "@playwright/test";
import { parse } from "yaml";
import * as dates from "../../app/content/dates.server.ts";
import * as languages from "../../app/content/language.server.ts";
import * as uiText from "../../app/ui-text.ts";
import { projectFolder } from "./folders.ts";

const folder = join(projectFolder, "content");
const LISTS = ["team", "organisations", "figures"];

// oxlint-disable-next-line typescript/no-explicit-any -- the shapes are the schemas' business; tests read what they name
export type Content = any;

/** A club may leave a file out. */
function read(name: string): Content {
  if (!existsSync(join(folder, `${name}.yaml`))) return LISTS.includes(name) ? [] : {};
  const written = parse(readFileSync(join(folder, `${name}.yaml`), "utf8"), { schema: "failsafe" });
  return JSON.parse(JSON.stringify(written), (key, value) => {
    if (value === "true" || value === "false") return value === "true";
    return typeof value === "string" && /year|price|amount/i.test(key) ? Number(value) : value;
  });
}

/**
 * A content file as the pages show it, with its placeholders filled. The suite compares the built site with it, so that
 * a changed name or a removed entry breaks no test.

 */
export function content(name: string): Content {
  const site = read("site");
  const file = read(name);
  const words: Record<string, string> = {
    club: site.club,
    clubFullName: site.clubFullName,
    university: site.university,
    abbreviation: site.universityAbbreviation,
    tagline: site.tagline,
    newsletterName: site.newsletterName,
    ...(file.startTime && dateAndTimes(file)),
    ...(file.year && yearsOf(file.year)),
  };
  const { date = "", fullDate = "", weekday = "" } = words;
  const inSentences: Record<string, string> = { date, fullDate, weekday };
  for (const figure of read("figures")) {
    words[figure.id] = figure.value;
    inSentences[figure.id] = figure.inSentences ?? figure.value;
  }
  const fill = (value: Content): Content => {
    if (typeof value === "string") {
      return value.replace(/\{([a-z][\w-]*)\}/gi, (whole, word: string, start: number) => {
        const filled = (whole !== value && inSentences[word]) || (words[word] ?? whole);
        const begins = whole !== value && /(?:^|[.!?] )$/.test(value.slice(0, start));
        return begins && inSentences[word]
          ? filled.charAt(0).toUpperCase() + filled.slice(1)
          : filled;
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]));
    }
    return value;
  };
  return fill(file);
}

export { uiText };

/** The name of the button that copies an entry's address. */
export function copyLinkTo(name: string): string {
  return `${uiText.copyLink} ${uiText.copyLinkTo.replace("{name}", name)}`;
}

/** What an edition's texts call its own year and that of the edition before. */
function yearsOf(year: number) {
  const years = editionFiles.map((file) => Number(basename(file, ".yaml")));
  const before = Math.max(...years.filter((each) => each < year));
  return { year: String(year), lastYear: String(before) };
}

/** What an edition's texts call its date and times. */
function dateAndTimes({ date, timeZoneLabel, startTime, endTime }: Content) {
  return {
    date: dayInWords(date, { month: "long", day: "numeric" }),
    fullDate: dayInWords(date, { dateStyle: "full" }),
    weekday: dayInWords(date, { weekday: "long" }),
    startTime: hoursInWords(startTime),
    endTime: hoursInWords(endTime),
    hours: [hoursInWords(startTime, endTime), timeZoneLabel].filter(Boolean).join(" "),
    timeZoneLabel,
  };
}

// In the site's language, as the site writes them: tests/content/edition-dates.test.ts proves each.
function dayInWords(date: string, options: Intl.DateTimeFormatOptions): string {
  return dates.dayInWords(date, site.language, options);
}

/** “ProjectX, ConferenceX and LearnAI”, as the typed headings' names have it. */
export function listInWords(words: string[]): string {
  return languages.listInWords(words, site.language);
}

/** 9:00AM–5:00PM, or 09:00–17:00. */
function hoursInWords(...times: (string | undefined)[]): string {
  return times.flatMap((time) => (time ? [dates.timeInWords(time, site.language)] : [])).join("–");
}

/** A text as a reader sees it: without the difference between kinds of space. */
export function plain(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** Why a test of a part of a page is skipped. */
export const LEFT_OUT = "the club has left this out";

/** The entry of the header's menu for a section of Home, if the club has it. */
export function menuEntry(section: string): MenuEntry | undefined {
  return site.navigation?.find(({ to }) => to === section);
}

/** The entries of the header's menu, with the button at its end. */
export const headerLinks = (): MenuEntry[] =>
  [...(site.navigation ?? []), site.partnerButton].filter((entry) => entry !== undefined);

/** An entry of the header's menu that leads to another page than Home. */
export function menuPage(): MenuEntry {
  const entry = headerLinks().find(({ to }) => to !== "/" && !to.includes("#"));
  if (!entry) test.skip(true, "the club’s menu leads to Home alone");
  return entry as MenuEntry;
}

/** Selects the entries that an edition's page shows in its phase. */
export function inPhase(phase: string, entries: Content[]): Content[] {
  return entries.filter(({ phases }) => !phases || phases.includes(phase));
}

type MenuEntry = { label: string; to: string };
const site: {
  language: string;
  currency?: string;
  navigation?: MenuEntry[];
  partnerButton?: MenuEntry;
} = content("site");

const FILES = {
  competition: "projectx",
  course: "learnai",
  newsletter: "newsletter",
  partners: "partner-with-us",
};

const hasPage = (page: keyof typeof FILES) => existsSync(join(folder, `${FILES[page]}.yaml`));

function pathOf(page: keyof typeof FILES): string {
  const path = `/${FILES[page]}`;
  if (!hasPage(page)) test.skip(true, `the club has left out ${path}`);
  return path;
}

/** The pages that a club may leave out. A test, or file of tests, that reads one it has left out is skipped. */
export const paths = {
  get competition() {
    return pathOf("competition");
  },
  get course() {
    return pathOf("course");
  },
  get newsletter() {
    return pathOf("newsletter");
  },
  get partners() {
    return pathOf("partners");
  },
};

// Another series of events may have years, too.
const slug = "conferencex";
const editionFiles = globSync("[0-9][0-9][0-9][0-9].yaml", { cwd: join(folder, slug) });
const editions = editionFiles
  .toSorted()
  .toReversed()
  .map((file) => {
    const year = basename(file, ".yaml");
    return { year, name: `${slug}/${year}`, edition: content(`${slug}/${year}`) };
  });

const path = `/${slug}`;

/** The editions in content/conferencex/<year>.yaml: the newest is at the plain address, an older one's recap has its year. */
export const conference = {
  get path() {
    if (editions.length === 0) test.skip(true, `the club has left out ${path}`);
    return path;
  },
  name: editions[0]?.name ?? "",
  edition: editions[0]?.edition,
  calendarFile: `${path}-${editions[0]?.year}.ics`,
  recaps: editions.slice(1).map(({ year, edition }) => ({ path: `${path}-${year}`, edition })),
  names: editions.map(({ name }) => name),
  all: editions.map(({ edition }) => edition),
};
