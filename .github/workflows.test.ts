import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Step = {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
};
type Job = { steps?: Step[]; needs?: string };
type Workflow = { jobs: Record<string, Job>; permissions: object };

const projectFolder = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

/** The folders that have such a file, outside of packages. */
const foldersWith = (name: string) =>
  globSync(`{,*/,*/*/}${name}`, {
    cwd: projectFolder,
    exclude: (path) => path === "node_modules",
  }).map((file) => dirname(file).replaceAll("\\", "/"));

const workflows = globSync(".github/workflows/[!.]*.yml", { cwd: projectFolder }).map((file) => ({
  file,
  text: read(file),
  ...(parse(read(file)) as Workflow),
}));
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, { steps = [], needs }]) => ({ file, name, steps, needs })),
);
const steps = jobs.flatMap((job) => job.steps);
const uploads = (some: Step[]) => some.filter(({ uses }) => /\/upload-/.test(uses ?? ""));

test("B9 B12 a workflow uploads the site with its hidden files, such as security.txt", () => {
  expect(uploads(steps).length).toBeGreaterThan(0);
  for (const step of uploads(steps))
    expect.soft(step.with, step.uses).toMatchObject({ "include-hidden-files": true });
});

test("B9 a site that a workflow keeps or publishes is built with the whole history, for its days of change", () => {
  const building = jobs.filter(
    ({ steps }) =>
      uploads(steps).length > 0 || steps.some(({ run }) => /tar .*\bdist\b/.test(run ?? "")),
  );
  expect(building.length).toBeGreaterThan(0);
  for (const { file, name, steps } of building) {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect.soft(checkout?.with, `${file}, ${name}`).toMatchObject({ "fetch-depth": 0 });
  }
});

test("B10 in a pull request no other job ends before the content check has reported", () => {
  const others = jobs.filter(({ file, name }) => file.endsWith("ci.yml") && name !== "content");
  expect(others.length).toBeGreaterThan(0);
  for (const { name, needs } of others) expect.soft(needs, name).toMatch(/^(?:content|test)$/);
});

test("B12 every npm command in a workflow exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const text = steps.map(({ run }) => run ?? "").join("\n");
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(0);
  for (const name of commands) expect.soft(Object.keys(scripts)).toContain(name);
});

test("B12 a workflow lets the tests install the programs that its machine lacks", () => {
  const testing = steps.filter(({ run }) => /npm test|test:(?:long|hosting)/.test(run ?? ""));
  expect(testing.length).toBeGreaterThan(2);
  for (const { run, env } of testing) expect.soft(env, run).toMatchObject({ ALLOW_SUDO: "1" });
});

test("B12 every action in a workflow is pinned by its hash and names its version", () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses: (?!\.\/).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect.soft(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("B12 a workflow may only read the code, unless one of its jobs needs more", () => {
  for (const { file, permissions } of workflows)
    expect.soft(permissions, file).toEqual({ contents: "read" });
});

test("B12 a workflow audits every lockfile", () => {
  const folders = foldersWith("package-lock.json");
  expect(folders.length).toBeGreaterThan(2);
  const workflow = read(".github/workflows/ci.yml");
  expect(workflow).toContain("npm audit --audit-level=${{ matrix.level }}");
  for (const folder of folders) expect.soft(workflow).toContain(`- { folder: ${folder}, level: `);
});

test("B12 a bot proposes updates of all that has a version, at least a week old", () => {
  const { updates } = parse(read(".github/dependabot.yml"));
  const watched = updates.map((update: Record<string, unknown>) => [
    update["package-ecosystem"],
    update.directory,
  ]);
  expect(watched).toEqual(
    expect.arrayContaining([
      ...foldersWith("package-lock.json").map((folder) => ["npm", posix.join("/", folder)]),
      ...foldersWith("Containerfile").map((folder) => ["docker", posix.join("/", folder)]),
      ["github-actions", "/"],
    ]),
  );
  for (const { cooldown } of updates) expect(cooldown["default-days"]).toBeGreaterThanOrEqual(7);
});

test("B12 the container's base image is pinned by its digest", () => {
  for (const folder of foldersWith("Containerfile"))
    expect(read(`${folder}/Containerfile`)).toMatch(/^FROM \S+:\d\S+@sha256:[0-9a-f]{64}$/m);
});

test("B12 SECURITY.md says where to report a vulnerability", () => {
  expect(read("SECURITY.md")).toMatch(/\w@\w/);
});
