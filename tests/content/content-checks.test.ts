import { mkdirSync, rmSync, renameSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { EDITION, TEST_CONTENT_FILES, copyContentForEachTest } from "./copied-content.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { checkCalendar } from "../../scripts/content-checks/calendar.ts";
import { checkDocuments, fingerprintOf, PRINTED } from "../../scripts/content-checks/documents.ts";
import { checkFacts } from "../../scripts/content-checks/facts.ts";
import { checkFiles } from "../../scripts/content-checks/files.ts";
import {
  type Finding,
  readContentFiles,
  withoutRepeats,
} from "../../scripts/content-checks/finding.ts";
import { checkLaunch, summarizeLaunch } from "../../scripts/content-checks/launch.ts";
import { checkExternalLinks, request } from "../../scripts/content-checks/links.ts";

vi.unmock(import("../../app/content/pictures.server.ts"));

const content = copyContentForEachTest();
const TEAM = "content/team.yaml";
const before = new Date("2025-01-10T12:00:00Z");
const after = new Date("2025-02-10T12:00:00Z");

function drawn(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#ba76e1" } })
    .png()
    .toBuffer();
}

function block(fill: string, width = 40): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"><path fill="${fill}" d="M0 0h${width}v10H0z"/></svg>`;
}

function words(findings: Finding[]): string[] {
  return findings.map(({ level, file, entry, problem }) => `${level} ${file} ${entry}: ${problem}`);
}

function fileFindings(isLaunch = false) {
  return checkFiles(readContentFiles(), isLaunch);
}

function inCalendar(now = before): string[] {
  return words(checkCalendar(readContentFiles(), now));
}

let portrait = "";
beforeEach(() => {
  portrait = `content/team/${/photo: (.+)/.exec(content.read(TEAM))?.[1]}`;
});

test("B10 a picture that moves is reported", async () => {
  const still = await drawn(800, 1000);
  const frames = [still, await sharp(still).negate().png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  content.write(portrait.replace(/\w+$/, "webp"), moving);
  content.replace(TEAM, basename(portrait), basename(portrait).replace(/\w+$/, "webp"));
  expect(words(await fileFindings()).join()).toContain("moves, and the site shows its first");
});

test("B10 a picture that is too large, too small or of an odd shape is reported with its size", async () => {
  content.write(portrait, await drawn(5000, 6000));
  expect(words(await fileFindings()).join()).toContain("is very large (5000 × 6000 px");
  content.write(portrait, await drawn(100, 125));
  expect(words(await fileFindings()).join()).toMatch(
    /^error content\/team\.yaml .*is too small for its place \(100 × 125 px\)/,
  );
  content.write(portrait, await drawn(250, 320));
  expect(words(await fileFindings()).join()).toMatch(
    /^warning content\/team\.yaml .*is small for its place/,
  );
  content.write(portrait, await drawn(1600, 500));
  expect(words(await fileFindings()).join()).toContain("has an odd shape");
  content.write(portrait, await drawn(800, 1000));
  expect(await fileFindings()).toEqual([]);
});

test("B10 B25 texts of the site itself that are in another language than the pages are reported", () => {
  const english = () =>
    words(checkFacts(readContentFiles())).filter((each) => /English/.test(each));
  expect(english()).toEqual([]);
  content.replace("content/site.yaml", "language: en-CA", "language: de");
  content.write("content/interface.yaml", "menu: Menü");
  expect(english().join()).toMatch(
    /^warning content\/site.yaml language: is de, and \d\d texts .* “Skip to the content”\.$/,
  );
});

test("B10 an icon that is no picture, or not to be seen in one of the colour modes, is reported", async () => {
  const iconOf = async (fill: string) => {
    content.write("public/favicon.svg", fill && block(fill));
    return words(await fileFindings()).filter((line) => line.includes("favicon"));
  };
  expect(await iconOf("#fff")).toEqual([
    "warning public/favicon.svg : one hardly sees this icon in the light header and on light tabs.",
  ]);
  expect((await iconOf("#111")).join()).toContain("dark header");
  for (const seen of ["#ba76e1", "#fc0", "#00f"]) expect(await iconOf(seen)).toEqual([]);
  expect(await iconOf("")).toEqual(["error public/favicon.svg : no picture can be read from it."]);
});

test("B10 a picture that nothing shows is reported", async () => {
  content.replace(TEAM, /photo: (.*)/, 'photo: "$1 "');
  content.write("content/team/left-behind.png", await drawn(800, 1000));
  expect(words(await fileFindings())).toEqual([
    "warning content/team/left-behind.png : nothing shows this picture.",
  ]);
});

test("B10 pictures of a folder that nothing shows are one warning, which asks for no deletion if all are", async () => {
  const folder = "content/conferencex/2026";
  mkdirSync(join(content.root(), folder));
  for (const name of ["a.png", "b.png"]) content.write(`${folder}/${name}`, await drawn(800, 1000));
  content.write("content/team/c.png", await drawn(800, 1000));
  content.write("content/team/d.png", await drawn(800, 1000));
  const found = await fileFindings();
  expect(found.map(({ file, problem, remedy }) => `${file}: ${problem} ${remedy}`)).toEqual([
    "content/conferencex/2026: nothing shows 2 of its 2 pictures: a.png, b.png. If their entries were lost, put those back (Git keeps every version). Keep what is for later.",
    "content/team: nothing shows 2 of its 6 pictures: c.png, d.png. Delete them, or name them in a content file.",
  ]);
});

test("B10 a picture that is in another folder than its entry says is found", async () => {
  const name = basename(portrait);
  renameSync(join(content.root(), portrait), join(content.root(), "content", name));
  expect(words(await fileFindings())).toContain(
    `warning content/${name} : nothing shows this picture here. The content names it as one of content/team/.`,
  );
});

test("B10 a warning that a file repeats is one warning with its lines", () => {
  const [schedule = ""] = /^ +schedule:\n/m.exec(content.read(EDITION)) ?? [];
  const entry = "    - time: 12 PM\n      title: Lunch break\n      text: Eat well.\n";
  content.replace(EDITION, schedule, schedule + entry.repeat(20));
  const repeated = checkFacts(readContentFiles()).filter(({ file }) => file === EDITION);
  expect(repeated).toHaveLength(19);
  const [one, ...others] = withoutRepeats(repeated);
  expect(others).toEqual([]);
  expect(one?.problem).toMatch(
    /same title, “Lunch break”\. It is also on line (?:\d+, ){5}and 13 more\.$/,
  );
});

test("B10 a logo that is too small is reported, and none for its colour", async () => {
  const [, logo = ""] = /logo: (.+)/.exec(content.read("content/organisations.yaml")) ?? [];
  for (const fill of ["currentColor", "#ee3b8e", "#ffffff"]) {
    content.write(`content/logos/${logo}`, block(fill));
    expect(await fileFindings()).toEqual([]);
  }
  const tiny = await drawn(40, 10);
  content.write("content/logos/tiny.png", tiny);
  content.replace("content/organisations.yaml", `logo: ${logo}`, "logo: tiny.png");
  expect(words(await fileFindings()).join()).toContain(
    "tiny.png is blurred: without its margins it is only 40 px wide",
  );
});

test("B10 R14 a logo that is turned by 90° or very tall is reported", async () => {
  const [, logo = ""] = /logo: (.+)/.exec(content.read("content/organisations.yaml")) ?? [];
  content.write(`content/logos/${logo}`, block("#ee3b8e", 2));
  expect(words(await fileFindings()).join()).toContain("is so tall that it is only");
});

test("B10 B16 a page of the club’s own to which no link leads is reported", async () => {
  content.replace("content/site.yaml", "to: /photos", "to: /photos-of-old");
  expect(words(await fileFindings())).toEqual([
    "warning content/pages/photos.yaml : no link leads to this page, so nobody finds it.",
  ]);
  content.replace("content/home.yaml", "Everyone may", "[Everyone](/photos#part-house-rules) may");
  expect(await fileFindings()).toEqual([]);
  content.replace("content/home.yaml", "(/photos#", "(https://www.loom-ai-lakeside.ca/photos#");
  expect(await fileFindings()).toEqual([]);
});

test("B10 a logo with letters that need a font, one that nothing shows and an organisation that no page names are reported", async () => {
  expect(await fileFindings()).toEqual([]);
  const [, logo = ""] = /logo: (.+)/.exec(content.read("content/organisations.yaml")) ?? [];
  content.write(
    `content/logos/${logo}`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h20v10H0z"/><text y="9">Loom</text></svg>',
  );
  content.write("content/logos/left-behind.svg", block("currentColor"));
  content.write(
    "content/organisations.yaml",
    `${content.read("content/organisations.yaml")}\n- id: nowhere-named\n  name: Nowhere Named\n  kind: company\n  url: https://nowhere.example\n  logo: ${logo}\n`,
  );
  const found = words(await fileFindings()).join("\n");
  expect(found).toContain(`content/logos/${logo} contains <text>`);
  expect(found).toContain("content/logos/left-behind.svg : nothing shows this logo.");
  expect(found).toContain("Nowhere Named”: no page names this organisation.");

  // An unreadable file may name any of the pictures.
  content.write("content/home.yaml", "a: b: c");
  expect(words(await fileFindings()).join("\n")).not.toContain("no page names");
});

function phases(now: Date): string[] {
  return inCalendar(now).filter((line) => line.includes("phase"));
}

test("B1 B10 a phase that the calendar contradicts is reported", () => {
  expect(phases(before)).toEqual([]);
  expect(phases(after)).toEqual([
    `warning ${EDITION} phase: is “on-sale”, but the day, 2025-01-25, has passed.`,
  ]);
  content.replace(EDITION, /^phase: .*$/m, "phase: over");
  expect(phases(after)).toEqual([]);
  expect(phases(before)).toHaveLength(1);
});

test("B10 a day outside the edition's year is reported", () => {
  expect(inCalendar()).toEqual([]);
  content.replace(EDITION, /^date: 2025/m, "date: 2026");
  expect(inCalendar().join()).toContain("date: is 2026-01-25, but this is the edition of 2025.");
});

test("B10 days that are typed out and not in the edition's dates are reported with the missing line", () => {
  const text = content.read(EDITION);
  const found = (language: string, days: string, lines = "") => {
    content.replace("content/site.yaml", /^language: .*/m, `language: ${language}`);
    content.write(EDITION, text.replace(/^ {2}heading: .+$/m, `  heading: We meet on ${days}`));
    content.replace(EDITION, /^date: .*/m, `$&${lines}`);
    return inCalendar().filter((line) => line.includes("alone"));
  };
  for (const [language, days] of [
    ["en-CA", "January 25-27"],
    ["en-GB", "25 – 27 January"],
    ["fr", "25–27 janvier"],
  ] as const)
    expect(found(language, days).join(), days).toMatch(/says “.*27.*”, and .* 2025-01-25 alone\.$/);
  expect(found("en-CA", "January 25")).toEqual([]);
  expect(found("en-CA", "January 25–270")).toEqual([]);
  expect(found("en-CA", "January 25–26", "\nendDate: 2025-01-26")).toEqual([]);
});

test("B10 an edition of more than a month and an hour that the clocks skip are reported", () => {
  content.replace(EDITION, /^date: .*/m, "$&\nendDate: 2026-01-26");
  expect(inCalendar().join()).toContain("is 366 days after");
  content.replace(EDITION, /^date: .*\n.*\n.*/m, 'date: 2025-03-09\nstartTime: "02:30"');
  expect(inCalendar().join()).toContain("is 02:30, which");
});

test("B2 B10 a time zone's label that does not fit the date is reported, wherever it follows a time", () => {
  const text = content.read(EDITION);
  const found = (zone: string, label: string, date: string) => {
    content.write(
      EDITION,
      text
        .replace(/^timeZone: .*$/m, `timeZone: ${zone}`)
        .replace(/^timeZoneLabel: .*$/m, `timeZoneLabel: ${label}`)
        .replace(/^date: .*$/m, `date: ${date}`)
        .replaceAll(/([AP]M) [A-Z]{3}\b/g, `$1 ${label}`),
    );
    return inCalendar().filter((line) => line.includes("clocks"));
  };
  const fitting = [
    ["America/Toronto", "EST", "2025-01-25"],
    ["America/Toronto", "EDT", "2025-07-05"],
    ["America/Toronto", "ET", "2025-07-05"],
    ["America/Toronto", "UTC−4", "2025-07-05"],
    ["america/toronto", "est", "2025-01-25"],
    ["America/Halifax", "Halifax", "2025-07-05"],
    ["Europe/Berlin", "CEST", "2025-07-05"],
    ["Europe/Dublin", "IST", "2025-07-05"],
    ["Asia/Kolkata", "IST", "2025-07-05"],
    ["Asia/Kolkata", "GMT+5:30", "2025-07-05"],
    ["Asia/Shanghai", "CST", "2025-07-05"],
    ["Australia/Sydney", "AEDT", "2025-01-25"],
    ["Pacific/Auckland", "NZST", "2025-07-05"],
    ["America/Tornoto", "EST", "2025-07-05"],
  ] as const;
  for (const [zone, label, date] of fitting) {
    expect(found(zone, label, date), `${zone} ${label}`).toEqual([]);
  }
  const wrong = [
    ["America/Toronto", "EST", "2025-07-05", "EDT"],
    ["America/Toronto", "EDT", "2025-01-25", "EST"],
    ["America/Toronto", "UTC−5", "2025-07-05", "EDT"],
    ["America/Halifax", "EST", "2025-01-25", "AST"],
    ["Europe/Berlin", "CET", "2025-07-05", "CEST"],
    ["Europe/London", "GMT", "2025-07-05", "BST"],
    ["Asia/Tokyo", "PST", "2025-07-05", "GMT+9"],
    ["Australia/Sydney", "AEST", "2025-01-25", "AEDT"],
  ] as const;
  for (const [zone, label, date, right] of wrong) {
    expect(found(zone, label, date)[0], `${zone} ${label}`).toBe(
      `warning ${EDITION} timeZoneLabel: says “${label}”, but on ${date} the clocks of ${zone} show ${right}.`,
    );
  }
  content.write(EDITION, text);
  content.replace(EDITION, /^( +)heading: (.+)$/m, "$1heading: From 9:00AM to 5:00PM EST");
  expect(inCalendar().join()).toContain("says “EST”");
});

test("B10 times of a schedule that go back are reported, and none that may be right", () => {
  const text = content.read(EDITION);
  const found = (...times: string[]) => {
    const schedule = times.map((time) => `    - time: "${time}"\n      title: ${time}\n`).join("");
    content.write(EDITION, text.replace(/(?<= schedule:\n)(?: {4}.*\n)+/, schedule));
    return checkCalendar(readContentFiles(), before).map(({ problem }) => problem);
  };
  for (const times of [
    ["11–1PM", "1 PM", "All day", "6 p.m.", "12AM", "2AM"],
    ["9 h", "10 h 30", "14h30", "22:00", "00:30"],
    ["9:00", "11:00", "1:00", "02:30"],
  ])
    expect(found(...times)).toEqual([]);
  for (const times of [
    ["9–10AM", "10AM", "8AM"],
    ["09.30", "14h00", "10 h 30"],
  ])
    expect(found(...times)).toEqual([`is ${times[2]}, which is before the entry above it.`]);
});

test("B10 a session on a day before or after the edition is possible, and reported once a day", async () => {
  const sessions = [24, 24, 25, 26].map(
    (on) => `    - time: "9:00"\n      title: Workshop\n      day: 2025-01-${on}\n`,
  );
  content.replace(EDITION, /(?<= schedule:\n)(?: {4}.*\n)+/, sessions.join(""));
  expect(await findContentProblems()).toEqual([]);
  expect(checkCalendar(readContentFiles(), before).map(({ problem }) => problem)).toEqual([
    "is 2025-01-24, which is not a day of this edition.",
    "is 2025-01-26, which is not a day of this edition.",
  ]);
});

test("B10 an expired security contact stops the build, one that soon expires is reported", () => {
  const text = content.read("content/site.yaml");
  const at = (expires: string) => {
    content.write("content/site.yaml", text.replace(/expires: .*/, `expires: ${expires}`));
    return checkCalendar(readContentFiles(), before).filter(({ entry }) =>
      entry.includes("expires"),
    );
  };
  expect(at("2025-12-01")).toEqual([]);
  expect(at("2025-01-20").map(({ level }) => level)).toEqual(["warning"]);
  expect(at("2025-01-01").map(({ level }) => level)).toEqual(["error"]);
});

test("B8 B10 a figure that is typed out is reported with its name", () => {
  const quiet = checkFacts(readContentFiles());
  const [, id, value] =
    /- id: (\w+)\n +value: "?([^"\n]+\+|\$[^"\n]+)"?/.exec(content.read("content/figures.yaml")) ??
    [];
  content.write(
    TEAM,
    content.read(TEAM).replace(/description: .*/, `description: "We were ${value}."`),
  );
  const found = checkFacts(readContentFiles()).slice(quiet.length);
  expect(found.map(({ problem }) => problem)).toEqual([`“${value}” is typed out here.`]);
  expect(found[0]?.remedy).toContain(`{${id}}`);
});

test("B10 two people of one name in a list are reported", () => {
  const quiet = words(checkFacts(readContentFiles()));
  const found = (group: string) => {
    const [first, second] = [{ group: "Board" }, { group }].map((each, index) => ({
      ...each,
      id: `ada-${index}`,
      name: "Ada Example",
      role: "Member",
    }));
    content.write(TEAM, stringify([first, second]));
    return words(checkFacts(readContentFiles())).filter((line) => !quiet.includes(line));
  };
  expect(found("Board").join()).toContain("another entry of this list has the same name, “Ada");
  expect(found("Recording").join()).not.toContain("the same name");
});

test.each([
  ["// Ask Mara", "“// Ask Mara” is a comment of programmers"],
  ["It grew.[1] It shrank [2][3].", "“[1]” is a mark of Wikipedia or a chat"],
  ["See /documents//map.pdf.", "“/documents//map.pdf.” has a slash too many"],
  ["See x.example//map.", "“x.example//map.” has a slash too many"],
  ["見 https://x.ca/a。請", "“https://x.ca/a。請” is no link"],
  ["See [it](https://x.ca/?fbclid=a).", "“fbclid=a” says who has clicked"],
  ["IMG_1234.JPG", "“IMG_1234.JPG” is a file’s name"],
  ["todo: write this", "“todo:” is not finished"],
  ["[Draft] We meet.", "“[Draft]” is not finished"],
  ["DRAFT", "“DRAFT” is not finished"],
  ["[Plan](https://docs.google.com/document/d/1/edit)", "is for those who edit"],
  ["your-club.ca", "“your-club.ca” is not finished"],
])("B10 what nobody meant for visitors is reported: %s", (text, said) => {
  content.replace(TEAM, /description: .*/, `description: ${JSON.stringify(text)}`);
  expect(words(checkFacts(readContentFiles())).join()).toContain(said);
});

test("B10 an address that nobody can click is reported", () => {
  const found = () => words(checkFacts(readContentFiles())).join();
  expect(found()).not.toContain("clicked");
  content.replace(TEAM, "role: Community", "role: See https://x.ca");
  expect(found()).toContain("“https://x.ca” cannot be clicked");
});

const TRUE_TEXTS =
  "$5 // $10 ¦ ¯\\_(ツ)_/¯ ¦ C++ ¦ R&D ¦ @noon ¦ #1 ¦ 50 % ¦ [sic] ¦ 5* ¦ v2.0 ¦ A/B ¦ ~40 people ¦ Null ¦ O’Brien ¦ X Æ ¦ Yes! ¦ On Deck ¦ a[1] ¦ [0, 1] ¦ he/him ¦ 24/7 ¦ **kwargs ¦ __init__.py ¦ Vec<T> ¦ AI, Inc.: us ¦ C:\\x ¦ No. 5 ¦ 1:1 ¦ …and more ¦ The NFL Draft ¦ Draft beer ¦ Todo sobre IA ¦ a cup of ~water~ ¦ [https://x.ca](https://x.ca) ¦ [us](mailto:us@x.ca?subject=Hi) ¦ [it](https://x.ca/a//b) ¦ At https://x.ca, (http://x.ca/a). ¦ https://localhost:80 ¦ me@x.ca ¦ f() { await g(x); } ¦ let {a, b} = c ¦ <script> to <img>";

test("B10 true texts that look odd are neither refused nor reported", async () => {
  const people = TRUE_TEXTS.split(" ¦ ").map((description, index) => {
    const role = /\]\(|:\/\//.test(description) ? "Member" : description;
    return { id: `a-${index}`, name: `Ada ${index}`, role, description };
  });
  const quiet = words(checkFacts(readContentFiles()));
  content.write(TEAM, content.read(TEAM) + stringify(people));
  expect(await findContentProblems()).toEqual([]);
  expect(words(checkFacts(readContentFiles()))).toEqual(quiet);
});

test("B10 samples and reserved addresses are counted", () => {
  expect(checkLaunch(readContentFiles())).toEqual([]);
  expect(summarizeLaunch(readContentFiles())).toEqual([]);
  content.replace("content/site.yaml", /^/, "sample: true\n");
  content.replace("content/organisations.yaml", /\.ca/g, ".example");
  const found = words(checkLaunch(readContentFiles()));
  expect(found).toContain(
    "error content/site.yaml : the file is still marked as invented (sample: true).",
  );
  content.replace("content/site.yaml", "sample: true", "sample: False");
  expect(words(checkLaunch(readContentFiles())).join()).not.toContain("site.yaml");
  content.replace("content/site.yaml", "sample: False", "sample: TRUE");
  expect(found.join()).toMatch(
    /content\/organisations\.yaml : \d+ addresses end in \.example, which exists nowhere: https:.*\.example/,
  );
  expect(words(summarizeLaunch(readContentFiles()))).toEqual([
    expect.stringMatching(
      /^warning content : still invented: 1 whole file, 0 entries, \d+ addresses that end/,
    ),
  ]);
});

test("B10 a PDF that no content file names is a warning, and an error at launch", async () => {
  expect(await fileFindings(true)).toEqual([]);
  content.write("public/documents/projectx-2024/left-behind.pdf", "");
  for (const [isLaunch, level] of [[false, "warning"] as const, [true, "error"] as const]) {
    const found = await fileFindings(isLaunch);
    expect(found.map(({ level, file }) => `${level} ${file}`)).toEqual([
      `${level} public/documents/projectx-2024/left-behind.pdf`,
    ]);
  }
  const link = "to: /documents/projectx-2024/left-behind.pdf";
  content.replace("content/conferencex/2025.yaml", "to: /defi", link);
  expect(await fileFindings(true)).toEqual([]);
});

test("B10 a document of the sample club stops a launch, and an outdated PDF is reported", () => {
  const source = "documents/projectx-2030/rules.md";
  const printed = JSON.parse(content.read(PRINTED));
  mkdirSync(join(content.root(), "documents/projectx-2030"), { recursive: true });
  const check = (text: string, isLaunch = true) => {
    content.write(source, text);
    return words(checkDocuments(readContentFiles(), isLaunch)).join();
  };
  expect(check("Write to hello@club.example.")).toContain(`error ${source}`);
  expect(check("---\nsample: true\n---\nRules.")).toContain(`error ${source}`);
  expect(check("Rules of UofX AI.")).toContain(`error ${source}`);
  expect(check("Rules of UofX AI.", false)).not.toContain("error");
  expect(check("For example, ask first.")).toBe(
    `warning ${source} : the document, or a word in braces in it, has changed since its PDF was printed.`,
  );
  content.write(PRINTED, JSON.stringify({ ...printed, [source]: fingerprintOf(source) }));
  expect(check("For example, ask first.")).toBe("");
});

test("B10 the source of a PDF that the site does not have is one warning, whatever figures it names", () => {
  rmSync(join(content.root(), "public/documents"), { recursive: true });
  content.write("documents/projectx-2024/code-of-conduct.md", "It lasts {courseDuration}.");
  const ours = checkDocuments(readContentFiles(), false);
  expect(words(ours)).toEqual([
    "warning documents/projectx-2024/code-of-conduct.md : the document, or a word in braces in it, has changed since its PDF was printed.",
  ]);
  expect(ours[0]?.remedy).toContain("or delete the document");
});

test("B10 B16 facts that a document repeats, and days and PDFs that the site does not have, are reported", () => {
  const source = "documents/projectx-2024/code-of-conduct.md";
  const problems = (text: string) => {
    content.write(source, text);
    return checkDocuments(readContentFiles(), false)
      .map(({ problem }) => problem)
      .filter((problem) => !problem.includes("since its PDF was printed"));
  };
  expect(problems("From October 7, 2024 on, at {address}, for {prizeMoney}.")).toEqual([]);
  expect(
    problems(
      "On October 8, 2024 at https://loom-ai-lakeside.ca/x, hello@loom-ai-lakeside.ca pays $6k.",
    ),
  ).toEqual([
    "“https://loom-ai-lakeside.ca” is typed out here.",
    "“hello@loom-ai-lakeside.ca” is typed out here.",
    "“$6k” is typed out here.",
    "says “October 8, 2024”, which is no day of the timeline in content/projectx.yaml.",
  ]);
  const gone = "https://loom-ai-lakeside.ca/documents/projectx-2024/gone.pdf";
  expect(problems(`[Rules](${gone})`)).toContain(
    `links to ${gone}, and there is no such PDF in public/documents/.`,
  );
});

test("B10 each external link is requested once, and one that does not answer is reported", async () => {
  for (const file of TEST_CONTENT_FILES) {
    content.write(
      file,
      content.read(file).replaceAll(/https:\/\/[^/\s]+/g, "https://club.example"),
    );
  }
  content.replace("content/organisations.yaml", /url: .*/, "url: https://alive.invalid");
  content.replace(
    "content/organisations.yaml",
    /url: https:\/\/(?!alive).*/,
    "url: https://dead.invalid",
  );
  const requested: string[] = [];
  const { findings, summary } = await checkExternalLinks(readContentFiles(), async (url) => {
    requested.push(url);
    return url === "https://dead.invalid" ? "answers 404" : undefined;
  });
  expect(requested.toSorted()).toEqual(["https://alive.invalid", "https://dead.invalid"]);
  expect(findings.map(({ problem }) => problem)).toEqual(["https://dead.invalid answers 404."]);
  expect(summary).toMatch(
    /^1 external links work, 1 do not, [1-9]\d* end in \.example and were not requested\.$/,
  );
});

test("B10 a URL works if it responds to browsers, and is dead if it responds to nobody", async () => {
  const server = createServer(({ method, url }, response) => {
    // Some servers refuse HEAD, some need a login.
    const status =
      { "/": 200, "/get-only": method === "GET" ? 200 : 405, "/members": 403 }[url ?? ""] ?? 404;
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = (path: string) =>
    request(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const results = [await at("/"), await at("/get-only"), await at("/members"), await at("/gone")];
  const address = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  expect(results).toEqual([undefined, undefined, undefined, "answers 404"]);
  expect(await request(`http://127.0.0.1:${address.port}/`)).toBe(
    "cannot be reached (ECONNREFUSED)",
  );
});

test("B10 a URL that does not respond is reported after a timeout", async () => {
  const server = createServer(() => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  expect(await request(`http://127.0.0.1:${port}/`, 100)).toBe(
    "does not answer within 0.1 seconds",
  );
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
