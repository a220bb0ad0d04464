import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { pagePaths } from "../../app/content/pages.server.ts";
import { CONFERENCE, editionPath } from "../../app/content/event-series.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import {
  CONFERENCE_FOLDER,
  CONFERENCE_PATH,
  EDITION,
  type Fields,
  copyContentForEachTest,
} from "./copied-content.ts";
import {
  applyChanges,
  inWords,
  type Plan,
  recordOf,
  undo,
  whatIsLeft,
} from "../../scripts/new-year/change-content.ts";
import { checkFacts } from "../../scripts/content-checks/facts.ts";
import { readContentFiles } from "../../scripts/content-checks/finding.ts";
import { planNewEdition } from "../../scripts/new-year/new-edition.ts";
import { hasGit, isAsked } from "../../scripts/tools.ts";
import { planNewProjectx } from "../../scripts/new-year/new-projectx.ts";
import { runGit } from "../support/run-git.ts";

const content = copyContentForEachTest();
const read = content.fields;
const NEXT = `${CONFERENCE_FOLDER}/2026.yaml`;

const RECORD = recordOf("new-edition");
const apply = (plan: Plan) => applyChanges(plan, RECORD);

/** Every file of the content with its bytes. */
function everyFile(): Map<string, string> {
  const folder = join(content.root(), "content");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [file, readFileSync(file, "base64")]),
  );
}

function firstPortrait(): string {
  return String((read(EDITION).speakers as Fields[])[0]?.photo);
}

test("B11 a new edition leaves the content in order, with a page for each year and links between them", async () => {
  await apply(planNewEdition(2026));
  expect(await findContentProblems()).toEqual([]);
  expect(editionPath(CONFERENCE, 2026)).toBe(CONFERENCE_PATH);
  expect(pagePaths()).toEqual(
    expect.arrayContaining([CONFERENCE_PATH, `${CONFERENCE_PATH}-2025`, `${CONFERENCE_PATH}-2024`]),
  );
  expect(content.read(NEXT)).toContain(`${CONFERENCE_PATH}-2025`);
  expect(content.read(NEXT)).not.toContain(`${CONFERENCE_PATH}-2024`);
});

test("B11 a link to the edition before names its year, however it calls that edition", async () => {
  content.replace(EDITION, "Look back at ConferenceX 2024", "Revoir l’édition 2024");
  await apply(planNewEdition(2026));
  expect(read(NEXT)).toMatchObject({
    hero: { afterwards: { label: "Revoir l’édition 2025", to: `${CONFERENCE_PATH}-2025` } },
  });
});

test("B11 the new edition is announced, a year later, and marks the copied words", async () => {
  const before = read(EDITION);
  await apply(planNewEdition(2026));
  expect(read(NEXT)).toMatchObject({
    year: 2026,
    phase: "announced",
    date: "2026-01-24",
    sample: true,
  });
  expect(content.read(NEXT)).toContain("# To be set: for now the same weekday as in 2025.");
  expect((read(NEXT).speakers as Fields[]).every(({ sample }) => sample === true)).toBe(true);
  expect((read(NEXT).speakers as Fields[]).map(({ id }) => id)).toEqual(
    (before.speakers as Fields[]).map(({ id }) => id),
  );
});

test("B11 the new edition begins without last year's talks", async () => {
  const edition = read(EDITION);
  const [speaker, ...others] = edition.speakers as Fields[];
  const day = edition.day as { schedule: Fields[] };
  const talk = { time: "11:00", title: "What we forget", speakers: [speaker?.id] };
  const speakers = [{ ...speaker, talk: { title: "What we forget" } }, ...others];
  content.change(EDITION, { speakers, day: { ...day, schedule: [...day.schedule, talk] } });
  await apply(planNewEdition(2026));
  expect(content.read(NEXT)).not.toContain("What we forget");
  expect((read(NEXT).day as typeof day).schedule.length).toBe(day.schedule.length);
  expect((read(NEXT).speakers as Fields[]).length).toBe(speakers.length);
});

test("B11 a file keeps the year in its name", async () => {
  const folder = join(content.root(), "content/conferencex/2025");
  const name = firstPortrait();
  renameSync(join(folder, name), join(folder, `portrait-2025-${name}`));
  content.replace(EDITION, name, `portrait-2025-${name}`);
  await apply(planNewEdition(2026));
  expect(await findContentProblems()).toEqual([]);
});

test("B11 the new edition's texts follow its date, also when it is set", async () => {
  await apply(planNewEdition(2026));
  const heading = async () => (await loadCurrentConference()).day?.heading;
  expect(await heading()).toBe("One Saturday");
  content.replace(NEXT, "date: 2026-01-24", "date: 2026-01-25");
  expect(await heading()).toBe("One Sunday");
});

test("B11 last year becomes a recap in its own words, with the numbers it had", async () => {
  const before = read(EDITION);
  await apply(planNewEdition(2026));
  const after = read(EDITION);
  expect(after).toMatchObject({
    year: 2025,
    phase: "over",
    date: before.date,
    name: before.name,
    city: before.city,
  });
  const [first] = before.speakers as Fields[];
  expect((after.speakers as Fields[])[0]).toMatchObject({
    id: first?.id,
    name: first?.name,
    role: `${String(first?.title)}, ${String(first?.employer)}`,
  });
  const figures = (parse(content.read("content/figures.yaml")) as Fields[]).map(
    ({ id }) => `{${String(id)}}`,
  );
  for (const figure of figures) expect(content.read(EDITION)).not.toContain(figure);
});

test("B11 the dry run changes nothing and names what would change", () => {
  const before = content.read(EDITION);
  const words = inWords(planNewEdition(2026));
  expect(words).toContain(`changes ${EDITION}`);
  expect(words).toContain(`writes  ${CONFERENCE_FOLDER}/2026.yaml`);
  expect(content.read(EDITION)).toBe(before);
  expect(existsSync(join(content.root(), NEXT))).toBe(false);
});

test("B11 a dry run changes nothing without the dashes that npm wants before it", () => {
  expect(isAsked("dry-run", ["node", "new-edition.ts", "2026", "--dry-run"], {})).toBe(true);
  expect(
    isAsked("dry-run", ["node", "new-edition.ts", "2026"], { npm_config_dry_run: "true" }),
  ).toBe(true);
  expect(isAsked("dry-run", ["node", "new-edition.ts", "2026"], {})).toBe(false);
});

test("B11 nothing is changed when the content would have a mistake afterwards", async () => {
  const before = content.read(EDITION);
  const plan = planNewEdition(2026);
  plan.write.push({ file: "content/learnai.yaml", content: "text: 5\n" });
  await expect(apply(plan)).rejects.toThrow("nothing was changed");
  expect(content.read(EDITION)).toBe(before);
  expect(existsSync(join(content.root(), NEXT))).toBe(false);
  expect(await findContentProblems()).toEqual([]);
});

test("B11 a year that is not newer is refused in a sentence", () => {
  expect(() => planNewEdition(2025)).toThrow(
    "The newest edition is 2025: give a later year, such as 2026.",
  );
});

test("B11 a year far away is a slip", () => {
  expect(() => planNewEdition(2062)).toThrow("2062 is far away");
  expect(() => planNewProjectx(2099)).toThrow("2099 is far away");
});

test("B11 an edition that is still to come is not closed, unless somebody has written that it is over", () => {
  const before = everyFile();
  expect(() => planNewEdition(2026, new Date("2025-01-25T08:00:00Z"))).toThrow(
    "is still to come, on 2025-01-25",
  );
  expect(everyFile()).toEqual(before);
  content.replace(EDITION, /^phase: .*/m, "phase: over");
  expect(planNewEdition(2026, new Date("2025-01-25T08:00:00Z")).last).toBe(2025);
});

test("B11 a year that was begun and is not written yet is not closed either", async () => {
  await apply(planNewEdition(2026));
  const begun = everyFile();
  expect(() => planNewEdition(2027, new Date("2026-11-25"))).toThrow(
    "was begun and is not written",
  );
  expect(everyFile()).toEqual(begun);
});

test.each([
  ["a picture prepared for the year", () => `content/conferencex/2026/${firstPortrait()}`],
  ["a picture of the recap", () => "content/conferencex/2025/speakers-2025.jpg"],
  ["a misnamed file of the year", () => "content/conferencex/2026.yml"],
  ["a copy of a misnamed file", () => "content/2026 (1).yaml"],
])("B11 %s is not written over", (_, fileOf) => {
  const file = fileOf();
  mkdirSync(join(content.root(), "content/conferencex/2026"), { recursive: true });
  content.write(file, "mine");
  expect(() => planNewEdition(2026)).toThrow(`${file} is there already`);
});

test("B11 pictures that no speaker names stay where they are", async () => {
  content.write("content/conferencex/2025/the-day.jpg", "mine");
  await apply(planNewEdition(2026));
  expect(content.read("content/conferencex/2025/the-day.jpg")).toBe("mine");
});

test("B11 undo takes back the command and nothing else", async () => {
  content.write(EDITION, `# Not committed.\n${content.read(EDITION)}`);
  mkdirSync(join(content.root(), "content/conferencex/2026"), { recursive: true });
  content.write("content/conferencex/2026/prepared.jpg", "mine");
  const before = everyFile();
  await apply(planNewEdition(2026));
  expect(everyFile()).not.toEqual(before);
  content.write("content/newsletter/later.jpg", "mine");
  await undo(RECORD);
  rmSync(join(content.root(), "content/newsletter/later.jpg"));
  expect(everyFile()).toEqual(before);
  await expect(undo(RECORD)).rejects.toThrow("There is nothing to take back");
});

test("B11 undo keeps what somebody has written since", async () => {
  await apply(planNewEdition(2026));
  content.write(NEXT, `${content.read(NEXT)}# Mine.\n`);
  const before = everyFile();
  await expect(undo(RECORD)).rejects.toThrow(`somebody has changed ${NEXT} since`);
  expect(everyFile()).toEqual(before);
});

test("B11 a file where a folder must be is a sentence, and leaves no trace", async () => {
  content.write("content/conferencex/2026", "mine");
  const before = everyFile();
  await expect(apply(planNewEdition(2026))).rejects.toThrow("so nothing was changed");
  expect(everyFile()).toEqual(before);
});

test("B11 a year that was only added says so, instead of blaming the year before", async () => {
  for (const text of ["year: 2026\n", content.read(EDITION)]) {
    content.write(NEXT, text);
    const problems = await findContentProblems();
    expect(problems.map(({ file }) => file)).toEqual([NEXT]);
    expect(problems[0]?.problem).toContain(
      `this edition was begun, and ${EDITION} is still written`,
    );
    expect(readContentFiles().map(({ file }) => file)).not.toContain(NEXT);
  }
});

test("B11 the check names what a new edition still has of the year before", async () => {
  await apply(planNewEdition(2026));
  const begun = () =>
    checkFacts(readContentFiles())
      .filter(({ file }) => file === NEXT)
      .map(({ problem }) => problem);
  const { speakers } = read(NEXT) as { speakers: Fields[] };
  expect(begun()).toEqual([
    `this edition was begun, and these are still from 2025: ${speakers.length} of ${speakers.length} speakers, venue, city, startTime, endTime.`,
  ]);
  content.replace(NEXT, /^ +sample: true\n/gm, "");
  expect(begun()).toEqual([]);
});

/** Runs the command of `npm run new-edition` with the copied content. */
function run(...words: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/new-year.ts", "new-edition", ...words],
    { encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

test.each(["", "20266", "26", "next", "2026 2027", "2026 --force", "-2026"])(
  "B11 “%s” is refused in a sentence",
  (words) => {
    const { status, output } = run(...words.split(" ").filter(Boolean));
    expect(status).toBe(1);
    expect(output).toMatch(/^[^\n]*Say which year: npm run new-edition 2026[^\n]*\n$/);
  },
);

test.skipIf(!hasGit())("B11 work that is not committed is named before anything is changed", () => {
  const git = (...words: string[]) => runGit(content.root(), words);
  git("init");
  git("add", "--all");
  git("commit", "-m", "Content");
  content.write("content/team.yaml", `${content.read("content/team.yaml")}# Elsewhere.\n`);
  content.write(EDITION, `${content.read(EDITION)}# Mine.\n`);
  const before = everyFile();
  expect(run("2026")).toEqual({
    status: 1,
    output: `This command changes ${EDITION}, where you have changes that are not committed. Commit them first (content/README.md, “Put your change online”), then type the command again. Nothing was changed.\n`,
  });
  expect(everyFile()).toEqual(before);
  git("add", "--all");
  git("commit", "-m", "Mine");
  expect(run("2026").output).toContain("npm run new-edition -- --undo");
  expect(run("--undo").status).toBe(0);
  expect(everyFile()).toEqual(before);
});

test("B11 R36 a new edition of ProjectX is first, with a notice, and changes no other line", async () => {
  const before = content.read("content/projectx.yaml");
  const { editions } = read("content/projectx.yaml") as { editions: { year: number }[] };
  const next = Math.max(...editions.map(({ year }) => year)) + 1;
  await apply(planNewProjectx(next));
  expect(await findContentProblems()).toEqual([]);
  const [first] = read("content/projectx.yaml").editions as Fields[];
  expect(first).toMatchObject({ year: next, sample: true });
  expect(first?.notice).toBeTruthy();
  const lines = content.read("content/projectx.yaml").split("\n");
  for (const line of before.split("\n")) expect(lines).toContain(line);
});

test("B11 what is left to do is the list of the handover, with the years in it", () => {
  const handover = readFileSync("docs/handover.md", "utf8");
  for (const heading of ["The conference", "The competition"]) {
    const lines = whatIsLeft(heading, { last: 2025, next: 2026 }).split("\n");
    expect(lines.length, heading).toBeGreaterThan(2);
    for (const line of lines) {
      const inHandover = line.replace("  [ ] ", "- [ ] ");
      expect(handover.replaceAll("<last>", "2025").replaceAll("<next>", "2026")).toContain(
        inHandover,
      );
    }
  }
});
