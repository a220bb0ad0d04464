import { expect, test } from "vitest";
import { clockTime } from "../../app/content/clock-time.ts";
import { clockOf, shortWeekdays, wordsOfDays } from "../../app/content/dates.server.ts";
import { directionOf, numberInWords, priceInWords } from "../../app/content/language.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";
import { loadConferenceRecap } from "../../app/pages/conference-recap/content.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { loadHome } from "../../app/pages/home/content.server.ts";
import { copyContentForEachTest, EDITION, RECAP } from "./copied-content.ts";

const content = copyContentForEachTest();
const SITE = "content/site.yaml";

const write = (text: string) =>
  content.replace(EDITION, "text: A conference by {club}.", `text: "${text}"`);
const text = async () => (await loadCurrentConference()).about?.text;
const plain = (words: unknown) => String(words).replaceAll(/\s/g, " ").replaceAll("\u2060", "");
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
  ["en", undefined, "March", "Tuesday, March 30, 2027"],
  ["tr", undefined, "Mart", "30 Mart 2027 Salı"],
  ["fr", "2027-04-01", "mars–avr.", "mardi 30 mars – jeudi 1er avril 2027"],
  ["sv", "2027-04-01", "mars–apr.", "tisdag 30 mars–torsdag 1 april 2027"],
  ["sk", "2027-04-01", "mar–apr", "utorok 30. marca 2027 – štvrtok 1. apríla 2027"],
  ["bg", "2027-04-01", "март–април", "вторник, 30 март – четвъртък, 1 април 2027 г."],
  [
    "mn",
    "2027-04-01",
    "3-р сар–4-р сар",
    "2027 оны гуравдугаар сарын 30, мягмар гараг – 2027 оны дөрөвдүгээр сарын 1, пүрэв гараг",
  ],
  ["ja", "2027-04-01", "3月–4月", "2027年3月30日火曜日～2027年4月1日木曜日"],
  ["th-TH-u-ca-buddhist", undefined, "มีนาคม", "วันอังคารที่ 30 มีนาคม พ.ศ. 2570"],
  ["fa-IR-u-ca-persian-nu-arabext", undefined, "فروردین", "سه‌شنبه ۱۰ فروردین ۱۴۰۶"],
])("B10 days are written out as %s does, until %s", (language, last, month, full) => {
  const words = wordsOfDays("2027-03-30", last, language);
  expect([words.month, plain(words.full)]).toEqual([month, full]);
});

test.each([
  ["en", "March 2027 Tuesday"],
  ["ko", "2027년 3월 화요일"],
  ["tr", "Mart 2027 Salı"],
  ["fa-IR-u-ca-persian-nu-arabext", "فروردین ۱۴۰۶ سه‌شنبه"],
])("B25 the poster's words go on from the day in the order of %s", (language, words) => {
  expect(wordsOfDays("2027-03-30", undefined, language).words.join(" ")).toBe(words);
});

test.each([
  ["en", "30–1"],
  ["ar", "1–30"],
  ["fa-IR-u-ca-persian-nu-arabext", "۱۲–۱۰"],
])("B25 the poster's days begin where %s does", (language, day) => {
  expect(wordsOfDays("2027-03-30", "2027-04-01", language).day).toBe(day);
});

test("B10 a poster's line ends between two days, not within one", () => {
  const { monthAndDay } = wordsOfDays("2027-12-31", "2028-01-01", "en");
  const lines = monthAndDay.split(/(?<=–)\s?/);
  expect(lines.join("")).toMatch(/^December\u00a031, 2027\s–January\u00a01, 2028$/);
});

test.each([
  ["en", "September 26–\u206027", "Thursday, September 26 – Friday, September 27, 2019"],
  ["en-GB", "26–\u206027 September", "Thursday 26 September – Friday 27 September 2019"],
  ["fr-CA", "26–\u206027 septembre", "jeudi 26 septembre – vendredi 27 septembre 2019"],
  ["de", "26.–\u206027. September", "Donnerstag, 26. – Freitag, 27. September 2019"],
])("B25 days of one month stay together in %s, without thin spaces", (language, short, full) => {
  const words = wordsOfDays("2019-09-26", "2019-09-27", language);
  expect(words.monthAndDay).toBe(short);
  expect(words.full.replaceAll(/ ?– ?/g, " – ")).toBe(full);
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

test("B25 a day begins a Spanish sentence with a capital", async () => {
  content.replace(SITE, "language: en-CA", "language: es");
  write("{weekday}, el {date}. {fullDate}.");
  expect(plain(await text())).toBe("Sábado, el 25 de enero. Sábado, 25 de enero de 2025.");
});

test.each([
  ["en-GB", "09:00–17:00"],
  ["fr-FR", "9 h 00 – 17 h 00"],
  ["fr-CA", "9 h 00 – 17 h 00"],
  ["de", "09:00–17:00"],
  ["fi", "9.00–17.00"],
  ["es-MX", "9:00 a.m. – 5:00 p.m."],
  ["ar", "9:00 ص – 5:00 م"],
  ["ko", "오전 9:00 ~ 오후 5:00"],
  ["zh-TW", "上午9:00 – 下午5:00"],
  ["ja", "9時00分～17時00分"],
  ["bg", "9:00 ч. – 17:00 ч."],
  ["el", "9:00 π.μ. – 5:00 μ.μ."],
  ["el-GR-u-hc-h23", "09:00–17:00"],
  ["fa-IR-u-ca-persian-nu-arabext", "۹:۰۰ تا ۱۷:۰۰"],
])("B25 the hours are written as in %s", async (language, hours) => {
  content.replace(SITE, "language: en-CA", `language: ${language}`);
  write("{hours}");
  expect(plain(await text())).toBe(`${hours} AST`);
});

test.each([
  ["en-CA", "Sunday, February 1, 2026", "February 1"],
  ["fr-FR", "dimanche 1er février 2026", "1er février"],
  ["de", "Sonntag, 1. Februar 2026", "1. Februar"],
  ["it", "domenica 1º febbraio 2026", "1º febbraio"],
  ["pt-BR", "domingo, 1º de fevereiro de 2026", "1º de fevereiro"],
  ["pt-PT", "domingo, 1 de fevereiro de 2026", "1 de fevereiro"],
  ["fa", "یکشنبه 1 فوریهٔ 2026", "1 فوریه"],
  ["th", "วันอาทิตย์ที่ 1 กุมภาพันธ์ ค.ศ. 2026", "1 กุมภาพันธ์"],
  ["iu", "Sunday, February 1, 2026", "February 1"], // unknown to Intl
])("B25 a first of the month is written as in %s", async (language, full, short) => {
  content.replace(SITE, "language: en-CA", `language: ${language}`);
  content.replace(EDITION, "date: 2025-01-25", "date: 2026-02-01");
  write("– {fullDate} | {date}");
  expect(plain(await text())).toBe(`– ${full} | ${short}`);
});

test.each([
  ["bg", "2025\u00a0г."],
  ["th-TH-u-ca-buddhist", "พ.ศ.\u00a02568"],
])("B25 the year of a date in %s stays with its word", async (language, year) => {
  content.replace(SITE, "language: en-CA", `language: ${language}`);
  write("{fullDate}");
  expect(await text()).toContain(year);
});

test.each([
  ["en-CA", "12:05AM 9:00AM 12:30PM 11:59PM"],
  ["fr-CA", "0 h 05 9 h 00 12 h 30 23 h 59"],
  ["de", "00:05 09:00 12:30 23:59"],
  ["ar", "12:05 ص 9:00 ص 12:30 م 11:59 م"],
])("B2 B25 the script for the visitor's own clock writes times as in %s", (language, times) => {
  const { pattern } = clockOf(language);
  const written = [clockTime(pattern, 0, 5), clockTime(pattern, 9, 0)];
  written.push(clockTime(pattern, 12, 30), clockTime(pattern, 23, 59));
  expect(plain(written.join(" "))).toBe(times);
});

test("B25 between right-to-left words an offset and a number keep their order", async () => {
  content.replace(SITE, "language: en-CA", "language: fa");
  content.replace(EDITION, "timeZoneLabel: AST", 'timeZoneLabel: "-04:00"');
  write("{hours}");
  expect(plain(await text())).toBe("9:00 تا 17:00 \u200e-04:00");
  expect(numberInWords(48, "fa")).toBe("\u206848\u2069");
  expect(numberInWords(48, "en")).toBe("48");
});

test.each([
  ["en-CA", ", "],
  ["he", ", "],
  ["ar", "، "],
  ["zh-TW", "，"],
])("B25 words beside each other have the comma of %s", async (language, comma) => {
  content.replace(SITE, "language: en-CA", `language: ${language}`);
  const { speakers } = await loadCurrentConference();
  expect(speakers[0]?.title).toBe(`Research Scientist${comma}`);
});

test.each(["en-CA", "he", "vi"])("B2 B25 weekdays of %s have no space inside", (language) => {
  expect(shortWeekdays(language).join(" ").split(" ")).toHaveLength(7);
});

test.each([
  ["en-CA", "CAD", "$15,000"],
  ["fr-CA", "CAD", "15 000 $"],
  ["fr-FR", "EUR", "15 000 €"],
  ["de", "EUR", "15.000 €"],
  ["pl", "PLN", "15 000 zł"],
  ["ja", "JPY", "￥15,000"],
  ["en-IN", "INR", "₹15,000"],
  ["ar-EG", "EGP", "\u200f15,000 ج.م.\u200f"],
  ["en-CA", undefined, "15,000"],
  ["en-CA", "USD", "US$15,000"],
  ["en", "CAD", "$15,000"],
])("B25 a price is written as in %s in %s", (language, currency, price) => {
  expect(plain(priceInWords(15_000, language, currency))).toBe(price);
});

test("B25 the direction is that of the language", () => {
  for (const language of ["ar", "he", "fa-IR", "ur", "ps", "ckb", "yi"])
    expect(directionOf(language), language).toBe("rtl");
  for (const language of ["en-CA", "fr", "ja", "tr", "iu"])
    expect(directionOf(language), language).toBeUndefined();
});

test("B10 an event of several days has them in words, and its last after its first", async () => {
  const { events } = await loadHome();
  const days = events?.entries.map(({ when }) => when && when.words).join();
  expect(days).toMatch(/November\u00a030\s*–\s*December\u00a01, 2024/);
  content.replace("content/home.yaml", "endDate: 2024-12-01", "endDate: 2024-11-29");
  await expect(loadHome()).rejects.toThrow(
    "the end, 2024-11-29, is not after a beginning of its kind",
  );
});
