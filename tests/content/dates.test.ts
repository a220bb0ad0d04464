import { expect, test } from "vitest";
import { daysInWords, wordsOfDays } from "../../app/content/dates.server.ts";
import { priceInWords } from "../../app/content/language.server.ts";
import { siteLanguage } from "../../app/content/site.server.ts";
import { hoursOf } from "../../app/pages/conference.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/page.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { documentHtml } from "../../prerender/document.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

const content = copyContentForEachTest();
const SITE = "content/site.yaml";

const write = (text: string) =>
  content.replace(EDITION, "text: A conference by {club}.", `text: "${text}"`);
const text = async () => (await loadCurrentConference()).about?.text;
const plain = (words: unknown) => String(words).replaceAll(/\s/g, " ").replaceAll("\u2060", "");

test("B10 an edition's texts say its days and hours", async () => {
  write("{weekday} | {date} | {fullDate} | {startTime} | {endTime} | {hours} | {timeZoneLabel}.");
  expect(await text()).toBe(
    "Saturday | January\u00a025 | Saturday, January\u00a025, 2025 | 9:00AM | 5:00PM | 9:00AM–5:00PM\u00a0AST | AST.",
  );
});

test.each([
  [undefined, "January 25", "Saturday, January 25, 2025"],
  ["2025-01-26", "January 25–26", "Saturday, January 25–Sunday, January 26, 2025"],
  ["2025-02-01", "January 25–February 1", "Saturday, January 25–Saturday, February 1, 2025"],
  [
    "2026-01-01",
    "January 25, 2025–January 1, 2026",
    "Saturday, January 25, 2025–Thursday, January 1, 2026",
  ],
])("B10 days until %s are in English %s", (last, short, full) => {
  const words = wordsOfDays("2025-01-25", last, "en-CA");
  expect([words.monthAndDay, words.full].map(plain)).toEqual([short, full]);
});

test("B10 a poster's line ends between two days, not within one", () => {
  const { monthAndDay } = wordsOfDays("2027-12-31", "2028-01-01", "en-CA");
  expect(monthAndDay).toBe("December\u00a031, 2027–January\u00a01, 2028");
});

test.each([
  [{ startTime: "09:00", endTime: "17:30" }, "9:00AM–5:30PM"],
  [{ startTime: "12:05" }, "12:05PM"],
  [{ startTime: "19:00", endTime: "00:00", endDate: "2025-01-26" }, "Sat 7:00PM–Sun 12:00AM"],
])("R24 hours of %j are %s", (times, hours) => {
  expect(plain(hoursOf({ date: "2025-01-25", ...times }, "en-CA"))).toBe(hours);
});

test("B25 a club that sets its language to French gets French pages, days, hours and prices", async () => {
  content.replace(SITE, "language: en-CA", "language: fr");
  const language = siteLanguage();
  write("Le {fullDate}, {hours}");
  expect(plain(await text())).toBe("Le samedi 25 janvier 2025, 09:00–17:00 AST");
  expect(daysInWords("2025-01-25", "2025-01-26", language, { dateStyle: "long" })).toBe(
    "25–26 janvier 2025",
  );
  expect(plain(priceInWords(15_000, language, "EUR"))).toBe("15 000 €");
  const words = { title: "", description: "", headTags: "", html: "", toaster: "" };
  const files = { css: "", sheets: [], fonts: [], earlyScript: "", startScript: "", chunks: [] };
  expect(documentHtml({ path: "/", language, ...words, ...files }).text).toContain(
    '<html lang="fr">',
  );
});

const problems = async () =>
  (await findContentProblems()).map(({ file, message }) => [file, message]);

test("B10 a misspelt placeholder is reported with the right name", async () => {
  write("On {fulldate}.");
  expect(await problems()).toEqual([
    [EDITION, "about, text: {fulldate} is not known. Did you mean “fullDate”?"],
  ]);
});

test.each([
  ["date: 2025-01-25", "date: 2025-02-30", EDITION],
  ["date: 2025-01-25", 'date: "{date}"', EDITION],
  ['startTime: "09:00"', "startTime: 9 AM", EDITION],
  ["timeZoneLabel: AST", "timeZoneLabel: Atlantic Standard Time", EDITION],
  ["language: en-CA", "language: Canadian English", SITE],
])("B10 %j as %j is one problem, however many texts say it", async (from, to, file) => {
  write("{fullDate}: {weekday}, {date}, {startTime}–{endTime} or {hours}");
  content.replace(file, from, to);
  expect(await problems()).toEqual([[file, expect.anything()]]);
});
