import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { hasCodeChanged } from "./code-changed.ts";
import { hasGit } from "./tools.ts";

type Step = {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
};
type Job = { steps?: Step[]; needs?: string };

const projectFolder = join(import.meta.dirname, "..");
const WORKFLOWS = join(projectFolder, ".github/workflows");

const jobs = readdirSync(WORKFLOWS).flatMap((file) => {
  const workflow = parse(readFileSync(join(WORKFLOWS, file), "utf8")) as {
    jobs: Record<string, Job>;
  };
  return Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, ...job }));
});

const uploads = (steps: Step[] = []) => steps.filter(({ uses }) => /\/upload-/.test(uses ?? ""));

test("B9 a workflow uploads the site with its hidden files, such as security.txt", () => {
  const all = jobs.flatMap(({ steps }) => uploads(steps));
  expect(all.length).toBeGreaterThan(0);
  for (const step of all) {
    expect.soft(step.with, step.uses).toMatchObject({ "include-hidden-files": true });
  }
});

test("B9 a site that a workflow keeps or publishes is built with the whole history, for its days of change", () => {
  const building = jobs.filter(
    ({ steps = [] }) =>
      uploads(steps).length > 0 || steps.some(({ run }) => /tar .*\bdist\b/.test(run ?? "")),
  );
  expect(building.length).toBeGreaterThan(0);
  for (const { file, name, steps = [] } of building) {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect.soft(checkout?.with, `${file}, ${name}`).toMatchObject({ "fetch-depth": 0 });
  }
});

test("B10 in a pull request no other job ends before the content check has reported", () => {
  const others = jobs.filter(({ file, name }) => file === "ci.yml" && name !== "content");
  expect(others.length).toBeGreaterThan(0);
  for (const { name, needs } of others) expect.soft(needs, name).toMatch(/^(?:content|test)$/);
});

test("B12 every npm command in a workflow exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const text = jobs.flatMap(({ steps = [] }) => steps.map(({ run }) => run ?? "")).join("\n");
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands).toContain("check:site");
  for (const name of commands) expect.soft(Object.keys(scripts)).toContain(name);
});

test("B12 a workflow lets the tests install the programs that its machine lacks", () => {
  const steps = jobs.flatMap(({ steps = [] }) => steps);
  const testing = steps.filter(({ run }) => /npm test|test:(?:long|hosting)/.test(run ?? ""));
  expect(testing.length).toBeGreaterThan(2);
  for (const { run, env } of testing) expect.soft(env, run).toMatchObject({ ALLOW_SUDO: "1" });
});

const testWithGit = test.skipIf(!hasGit());
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: folder, encoding: "utf8" });
}

/** Commits files and returns the commit. */
function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), String(Math.random()));
  }
  git("init", "--quiet");
  git("add", "--all");
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@uofxai.example"];
  git(...identity, "commit", "--quiet", "--message", "Change");
  return git("rev-parse", "HEAD").trim();
}

testWithGit("B10 a change of content alone needs only the quick check", () => {
  const published = commit("app/a.ts", "content/team.yaml", "content/my file.yaml");
  commit("content/team.yaml", "content/my file.yaml", "content/team/łucja.png");
  commit("documents/rules.md", "public/documents/rules.pdf", "cspell.config.yaml");
  expect(hasCodeChanged(published, folder)).toBe(false);
});

testWithGit(
  "B10 code that was never published needs every test, also under a later change of content",
  () => {
    const published = commit("app/a.ts", "content/team.yaml");
    commit("app/a.ts");
    commit("content/team.yaml");
    expect(hasCodeChanged(published, folder)).toBe(true);
  },
);

testWithGit("B10 files beside the content folders count as code", () => {
  const published = commit("content/team.yaml");
  for (const file of ["package.json", "app/content/a.ts", "contents/a.yaml", ".github/b.yml"]) {
    const before = commit(file);
    expect.soft(hasCodeChanged(published, folder), file).toBe(true);
    expect.soft(hasCodeChanged(before, folder), file).toBe(false);
  }
});

testWithGit("B10 an unknown commit, or none, counts as a change of code", () => {
  commit("content/team.yaml");
  for (const since of ["", "0".repeat(40), "no-such-branch"]) {
    expect.soft(hasCodeChanged(since, folder), since).toBe(true);
  }
});
