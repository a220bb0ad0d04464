import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { pagePaths } from "../../app/content/pages.server.ts";
import { CONFERENCE, editionPath } from "../../app/content/event-series.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { CONFERENCE_PATH, EDITION, copyContentForEachTest } from "./copied-content.ts";
import {
  applyChanges,
  inWords,
  isDryRun,
  whatIsLeft,
} from "../../scripts/new-year/change-content.ts";
import { planNewEdition } from "../../scripts/new-year/new-edition.ts";
import { planNewProjectx } from "../../scripts/new-year/new-projectx.ts";

vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();
const NEXT = `content${CONFERENCE_PATH}/2026.yaml`;

type Fields = Record<string, unknown>;
const read = (file: string) => parse(content.read(file)) as Fields;

test("B11 a new edition leaves the content in order, with a page for each year and links between them", async () => {
  await applyChanges(planNewEdition(2026));
  expect(await findContentProblems()).toEqual([]);
  expect(editionPath(CONFERENCE, 2026)).toBe(CONFERENCE_PATH);
  expect(pagePaths()).toEqual(
    expect.arrayContaining([CONFERENCE_PATH, `${CONFERENCE_PATH}-2025`, `${CONFERENCE_PATH}-2024`]),
  );
  expect(content.read(NEXT)).toContain(`${CONFERENCE_PATH}-2025`);
  expect(content.read(NEXT)).not.toContain(`${CONFERENCE_PATH}-2024`);
});

test("B11 the new edition is announced, a year later, and marks the copied words", async () => {
  const before = read(EDITION);
  await applyChanges(planNewEdition(2026));
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

test("B11 the new edition's texts follow its date, also when it is set", async () => {
  await applyChanges(planNewEdition(2026));
  const heading = async () => (await loadCurrentConference()).day.heading;
  expect(await heading()).toBe("One Saturday");
  content.replace(NEXT, "date: 2026-01-24", "date: 2026-01-25");
  expect(await heading()).toBe("One Sunday");
});

test("B11 last year becomes a recap in its own words, with the numbers it had", async () => {
  const before = read(EDITION);
  await applyChanges(planNewEdition(2026));
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
  expect(words).toContain(`writes  content${CONFERENCE_PATH}/2026.yaml`);
  expect(content.read(EDITION)).toBe(before);
  expect(existsSync(join(content.root(), NEXT))).toBe(false);
});

test("B11 a dry run changes nothing without the dashes that npm wants before it", () => {
  expect(isDryRun(["node", "new-edition.ts", "2026", "--dry-run"], {})).toBe(true);
  expect(isDryRun(["node", "new-edition.ts", "2026"], { npm_config_dry_run: "true" })).toBe(true);
  expect(isDryRun(["node", "new-edition.ts", "2026"], {})).toBe(false);
});

test("B11 nothing is changed when the content would have a mistake afterwards", async () => {
  const before = content.read(EDITION);
  const plan = planNewEdition(2026);
  plan.write.push({ file: "content/learnai.yaml", content: "text: 5\n" });
  await expect(applyChanges(plan)).rejects.toThrow("nothing was changed");
  expect(content.read(EDITION)).toBe(before);
  expect(existsSync(join(content.root(), NEXT))).toBe(false);
  expect(await findContentProblems()).toEqual([]);
});

test("B11 a year that is not newer is refused in a sentence", () => {
  expect(() => planNewEdition(2025)).toThrow(
    "The newest edition is 2025: give a later year, such as 2026.",
  );
});

test("B11 R36 a new edition of ProjectX is first, with a notice, and changes no other line", async () => {
  const before = content.read("content/projectx.yaml");
  const { editions } = read("content/projectx.yaml") as { editions: { year: number }[] };
  const next = Math.max(...editions.map(({ year }) => year)) + 1;
  await applyChanges(planNewProjectx(next));
  expect(await findContentProblems()).toEqual([]);
  const [first] = read("content/projectx.yaml").editions as Fields[];
  expect(first).toMatchObject({ year: next, sample: true });
  expect(first?.notice).toBeTruthy();
  const lines = content.read("content/projectx.yaml").split("\n");
  for (const line of before.split("\n")) expect(lines).toContain(line);
});

test("B11 what is left to do is the list of the handover, with the years in it", () => {
  const handover = readFileSync("docs/handover.md", "utf8");
  for (const heading of ["ConferenceX", "ProjectX"]) {
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
