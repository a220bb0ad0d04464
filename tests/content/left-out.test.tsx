import { rmSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { contentFiles, findContentProblems } from "../../app/pages/content-files.server.ts";
import { pagePaths } from "../../app/content/pages.server.ts";
import conferencex from "../../app/pages/conferencex/page.server.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { dataOf } from "../support/structured-data.ts";
import { calendarFile } from "../../app/pages/conferencex/calendar.server.ts";
import { hasCalendar, loadCurrentConference } from "../../app/pages/conferencex/page.server.ts";
import competition from "../../app/pages/projectx/page.server.ts";
import CompetitionPage from "../../app/pages/projectx/page.tsx";
import recap from "../../app/pages/conference-recap/page.server.ts";
import ConferenceRecapPage from "../../app/pages/conference-recap/page.tsx";
import {
  CONFERENCE_FOLDER,
  EDITION,
  RECAP,
  type Fields,
  copyContentForEachTest,
} from "./copied-content.ts";

const content = copyContentForEachTest();
const COMPULSORY = ["name", "year", "phase", "date"];

/** Takes out all fields that are not compulsory. */
function keepCompulsory(file: string) {
  const others = Object.keys(content.fields(file)).filter((name) => !COMPULSORY.includes(name));
  content.change(file, Object.fromEntries(others.map((name) => [name, undefined])));
}

async function editionPage(): Promise<string> {
  return renderToStaticMarkup(<ConferencePage {...await conferencex.load("/conferencex")} />);
}

async function recapPage(): Promise<string> {
  const props = await recap.load(`/conferencex-2024`);
  return renderToStaticMarkup(<ConferenceRecapPage {...props} />);
}

/** Elements without a word or a picture in them, and words that stand for nothing. The script fills the local time. */
function emptyIn(html: string): string[] {
  const filled = html.replace(/<p [^>]*needs-script[^>]*>/g, "$&…");
  const empty = /<(h[1-6]|p|ul|ol|dl|li|a|section|figure|summary|time)\b[^>]*>\s*<\/\1>/g;
  const words = />[^<]*(?:\bundefined\b|\bnull\b|\bNaN\b|, ,|–<)/g;
  return [...(filled.match(empty) ?? []), ...(filled.match(words) ?? [])];
}

test.each(["announced", "on-sale", "sold-out", "over"])(
  "B10 an edition of a name, a year, a phase and a date alone is a page, %s",
  async (phase) => {
    keepCompulsory(EDITION);
    content.change(EDITION, { phase });
    expect(await findContentProblems()).toEqual([]);
    const html = await editionPage();
    expect(html).toContain("ConferenceX 2025, Saturday, January 25, 2025</span>");
    expect(html).not.toMatch(/<h[2-6]|<ol|<dl/);
    expect(emptyIn(html)).toEqual([]);
    const [, event, ...others] = await dataOf("/conferencex");
    expect(others).toEqual([]);
    expect(event).toMatchObject({ startDate: "2025-01-25", endDate: "2025-01-25" });
    expect(Object.keys(event as object)).not.toContain("location");
    expect(hasCalendar(await loadCurrentConference())).toBe(false);
  },
);

test("B10 a recap of a name, a year, a phase and a date alone is a page", async () => {
  keepCompulsory(RECAP);
  expect(await findContentProblems()).toEqual([]);
  const html = await recapPage();
  expect(html).toMatch(/<h1[^>]*>ConferenceX 2024<\/h1>/);
  expect(html).not.toMatch(/<h[2-6]/);
  expect(emptyIn(html)).toEqual([]);
});

test.each([
  [EDITION, "about", "What is ConferenceX?"],
  [EDITION, "day", "One Saturday"],
  [EDITION, "welcome", "Welcome To:"],
  [EDITION, "sneakPeek", "Sneak peek"],
  [EDITION, "speakers", "Featured Speakers"],
  [EDITION, "faq", "Frequently asked questions"],
  [EDITION, "partners", ">Partners<"],
  [RECAP, "recap", "Conference Mission"],
  [RECAP, "recap", ">Highlights<"],
  [RECAP, "speakers", "Featured Speakers"],
  [RECAP, "sponsors", ">Sponsors<"],
])("B10 %s without %s, or with it empty, has no heading", async (file, group, heading) => {
  const page = file === EDITION ? editionPage : recapPage;
  expect(await page()).toContain(heading);
  const emptied = (value: unknown): unknown =>
    Array.isArray(value)
      ? []
      : Object.fromEntries(
          Object.entries(value as Fields)
            .filter(([key, inner]) => key === "heading" || Array.isArray(inner))
            .map(([key, inner]) => [key, Array.isArray(inner) ? [] : inner]),
        );
  const whole = content.fields(file);
  for (const value of [undefined, emptied(whole[group])]) {
    content.change(file, { [group]: value });
    expect(await findContentProblems()).toEqual([]);
    expect(await page()).not.toContain(heading);
    expect(emptyIn(await page())).toEqual([]);
  }
});

test("B10 an edition without hours is a whole day in calendars", async () => {
  content.change(EDITION, { startTime: undefined, endTime: undefined, timeZone: undefined });
  expect(calendarFile(await loadCurrentConference())).toContain(
    "DTSTART;VALUE=DATE:20250125\r\nDTEND;VALUE=DATE:20250126\r\n",
  );
});

test("B10 a club without a conference has no page for it, and the check names each link there", async () => {
  rmSync(join(content.root(), CONFERENCE_FOLDER), { recursive: true });
  expect(pagePaths().filter((path) => path.startsWith("/conferencex"))).toEqual([]);
  expect(contentFiles().filter(({ file }) => file.includes("conferencex"))).toEqual([]);
  const problems = await findContentProblems();
  expect(problems.length).toBeGreaterThan(0);
  for (const { file, line, message } of problems) {
    expect(content.read(file).split("\n")[(line ?? 0) - 1]).toContain("/conferencex");
    expect(message).toContain("there is no page “/conferencex");
  }
});

test("B10 an edition’s venue is on its page without a plan of the day, and on a recap’s without a city", async () => {
  for (const file of [EDITION, RECAP]) {
    keepCompulsory(file);
    content.change(file, { venue: "Old Library" });
  }
  expect(await editionPage()).toContain("Old Library");
  const html = await recapPage();
  expect(html).toContain("</time>, Old Library");
  expect(html.split(`>${String(content.fields(RECAP).name)}<`)).toHaveLength(2);
});

test("B10 R36 an edition of the competition without a focus has its own name as its heading", async () => {
  content.replace("content/projectx.yaml", /^ {4}focus: .*\n/m, "");
  expect(await findContentProblems()).toEqual([]);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CompetitionPage {...await competition.load("/projectx")} />
    </MemoryRouter>,
  );
  const [name] = /[^>]* 2024(?=<\/span><\/h2>)/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`data-view-heading=""><span[^>]*>${String(name)}<`));
  expect(html).toMatch(new RegExp(`data-view-title="${String(name)} \\|`));
});
