import { expect, test } from "vitest";
import { daysInWords, wordsOfDays } from "../../app/content/dates.server.ts";
import { siteLanguage } from "../../app/content/site.server.ts";
import { hoursOf } from "../../app/pages/conference.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/page.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { smallClubForEachTest } from "../support/club.ts";

const club = smallClubForEachTest();
const FILE = "content/conferencex/2025.yaml";

/** Writes an edition with a text, some fields and the days and hours below. */
function write(text: string, fields: object = {}) {
  const times = { date: "2025-01-25", startTime: "09:00", endTime: "17:00" };
  const edition = { name: "ConferenceX", phase: "on-sale", timeZone: "America/Halifax", ...times };
  club.write(FILE, { ...edition, about: { heading: "What?", text }, ...fields });
}

const text = async () => (await loadCurrentConference()).about?.text;
const plain = (words: unknown) => String(words).replaceAll(/\s/g, " ").replaceAll("\u2060", "");

test("B10 an edition's texts say its days and hours", async () => {
  write("{weekday} | {date} | {fullDate} | {startTime} | {endTime} | {hours}.");
  expect(await text()).toBe(
    "Saturday | January\u00a025 | Saturday, January\u00a025, 2025 | 9:00AM | 5:00PM | 9:00AM–5:00PM\u00a0AST.",
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
])("B1 days until %s are in English %s", (last, short, full) => {
  const words = wordsOfDays("2025-01-25", last, "en-CA");
  expect([words.monthAndDay, words.full].map(plain)).toEqual([short, full]);
});

test.each([
  [{ startTime: "09:00", endTime: "17:30" }, "9:00AM–5:30PM"],
  [{ startTime: "12:05" }, "12:05PM"],
  [{ startTime: "19:00", endTime: "00:00", endDate: "2025-01-26" }, "Sat 7:00PM–Sun 12:00AM"],
])("R24 hours of %j are %s", (times, hours) => {
  expect(plain(hoursOf({ date: "2025-01-25", ...times }, "en-CA"))).toBe(hours);
});

test("B25 a club that sets its language to French gets French pages, days and hours", async () => {
  club.replace("content/site.yaml", "en-CA", "fr");
  const language = siteLanguage();
  write("Le {fullDate}, {startTime}");
  expect(plain(await text())).toBe("Le samedi 25 janvier 2025, 09:00");
  expect(daysInWords("2025-01-25", "2025-01-26", language, { dateStyle: "long" })).toBe(
    "25–26 janvier 2025",
  );
});

test.each([
  [{ date: "2025-02-30" }, "{fullDate}"],
  [{ date: "{date}" }, "{fullDate}"],
  [{ startTime: "9 AM" }, "{hours}"],
  [{ endDate: "2025-01-24" }, "{fullDate}"],
  [{}, "{fulldate}"],
])("B10 %j with %j is one problem, however many texts say it", async (fields, word) => {
  write(`${word}: {weekday}, ${word}, {endTime}`, fields);
  expect(await findContentProblems()).toEqual([expect.objectContaining({ file: FILE })]);
});
