// Requirements traceability. A test's title begins with the requirements it checks, such as “R14 …”.
// `npm run requirements` lists the tests of each. Plain JavaScript, because `npm test` imports it.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { projectFolder } from "../scripts/install.mjs";

const FOLDERS = ["app", "prerender", "editor", "hosting", "metadata", "scripts", "tests"];

const OUTCOMES = {
  passed: "passed",
  expected: "passed",
  flaky: "passed",
  failed: "failed",
  unexpected: "failed",
};

const read = (file) => readFileSync(join(projectFolder, file), "utf8");

const fromProject = (path) => relative(projectFolder, path).split(sep).join("/");

function requirements() {
  return [...read("docs/requirements.md").matchAll(/^- \*\*([RB]\d+)\*\*/gm)].map(([, id]) => id);
}

const idsOf = (title) => /^(?:[RB]\d+ )*/.exec(title)[0].split(" ").filter(Boolean);

function testsInSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true })
      .map((name) => fromProject(join(projectFolder, folder, name)))
      .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file) && !file.includes("node_modules")),
  );
  return files.sort().flatMap((file) =>
    [...read(file).matchAll(/["'`]((?:[RB]\d+ )+[^"'`]*)/g)].map(([, title]) => ({
      file,
      title,
    })),
  );
}

/** Traceability problems of a run. Skips requirements that only tests of other commands name. */
export function traceabilityProblems(results) {
  const known = requirements();
  const tests = testsInSources();
  const ran = new Set(results.map(({ file }) => file));
  const passed = results.filter(({ outcome }) => outcome === "passed");
  const ofOtherCommands = tests.filter(({ file }) => !ran.has(file));
  const covered = new Set([...passed, ...ofOtherCommands].flatMap(({ title }) => idsOf(title)));
  return [
    ...known
      .filter((id) => !covered.has(id))
      .map((id) => `${id} has no passing test. Write one, or fix the one that failed.`),
    ...tests.flatMap(({ file, title }) =>
      idsOf(title)
        .filter((id) => !known.includes(id))
        .map((id) => `${file}: “${title}” names ${id}, which docs/requirements.md does not have.`),
    ),
  ];
}

const resultOf = (path, title, status) => ({
  file: fromProject(path),
  title,
  outcome: OUTCOMES[status] ?? "skipped",
});

/** The tests of a JSON report, of Vitest or of Playwright. */
export function resultsOf({ testResults = [], suites = [], config }) {
  const unit = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => resultOf(name, title, status)),
  );
  const ofSuite = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => resultOf(join(config.rootDir, file), title, status)),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return [...unit, ...suites.flatMap(ofSuite)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tests = testsInSources();
  for (const id of requirements()) {
    const own = tests.filter(({ title }) => idsOf(title).includes(id));
    console.log(`${id} (${own.length})`);
    for (const { file, title } of own) console.log(`    ${file}: ${title}`);
  }
}
