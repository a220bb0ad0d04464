import { expect, test, vi } from "vitest";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";
import { loadConferenceRecap } from "../../app/pages/conference-recap/content.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { copyContentForEachTest } from "./copied-content.ts";

// The words are under test here; pictures.test.ts makes pictures.
vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();
const EDITION = "content/conferencex/2025.yaml";
const RECAP = "content/conferencex/2024.yaml";
const SITE = "content/site.yaml";

const write = (text: string) =>
  content.replace(EDITION, "text: A conference by {club}.", `text: "${text}"`);
const text = async () => (await loadCurrentConference()).about?.text;
const problems = async () =>
  (await findContentProblems()).map(({ file, problem, remedy }) => [file, problem, remedy]);

test.each([
  ["{date}", "January\u00a025"],
  ["{fullDate}", "Saturday, January\u00a025, 2025"],
  ["{weekday}", "Saturday"],
  ["{startTime}", "9:00AM"],
  ["{endTime}", "5:00PM"],
  ["{hours}", "9:00AM–5:00PM\u00a0AST"],
  ["{timeZoneLabel}", "AST"],
])("B10 an edition's texts say its %s", async (placeholder, words) => {
  write(`On ${placeholder}.`);
  expect(await text()).toBe(`On ${words}.`);
});

test.each([
  ["fr", "samedi 25\u00a0janvier 2025"],
  ["de", "Samstag, 25.\u00a0Januar 2025"],
])("B10 the date is in the site's language, such as %s", async (language, words) => {
  content.replace(SITE, "language: en-CA", `language: ${language}`);
  write("{fullDate}");
  expect(await text()).toBe(words);
});

test("B10 a recap says its own date", async () => {
  content.replace(RECAP, "lead: ConferenceX 2024 is over.", "lead: It was on {fullDate}.");
  expect((await loadConferenceRecap(2024)).hero.lead).toBe(
    "It was on Saturday, January\u00a027, 2024.",
  );
});

test.each([
  ["{weekDay}", "{weekDay} is not known.", "Write {weekday} if that is meant."],
  ["{fulldate}", "{fulldate} is not known.", "Write {fullDate} if that is meant."],
])("B10 a misspelt %s is reported with the right name", async (placeholder, problem, remedy) => {
  write(`On ${placeholder}.`);
  expect(await problems()).toEqual([[EDITION, problem, remedy]]);
});

test.each([
  ["date: 2025-01-25", "date: 2025-02-30"],
  ["date: 2025-01-25", "date:"],
  ["date: 2025-01-25", 'date: "{date}"'],
  ['startTime: "09:00"', "startTime: 9 AM"],
  ['endTime: "17:00"', 'endTime: "7:00"'],
  ["timeZoneLabel: AST", "timeZoneLabel: Atlantic Standard Time"],
])("B10 %j as %j is one problem, however many texts say it", async (from, to) => {
  write("{fullDate}: {weekday}, {date}, {startTime}–{endTime} or {hours}");
  // There is room for 40 characters, once they are filled.
  const heading = '"At {startTime} or {endTime} {timeZoneLabel}"';
  content.replace(EDITION, "Heading: Featured Speakers", `Heading: ${heading}`);
  content.replace(EDITION, from, to);
  expect((await problems()).map(([file]) => file)).toEqual([EDITION]);
});

test("B10 a wrong language is one problem, of site.yaml", async () => {
  content.replace(SITE, "language: en-CA", "language: Canadian English");
  write("{fullDate}");
  expect((await problems()).map(([file]) => file)).toEqual([SITE]);
});
