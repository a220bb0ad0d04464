// Requirements traceability. A test's title begins with the requirements it checks, such as “R14 …”.
// `npm run requirements` lists the tests of each. Plain JavaScript, because `npm test` imports it.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "./install.mjs";

const FOLDERS = ["app", "build", "editor", "hosting", "metadata", "scripts", "tests"];

function requirements() {
  const text = readFileSync(join(projectFolder, "docs/requirements.md"), "utf8");
  return [...text.matchAll(/^- \*\*([RB]\d+)\*\*/gm)].map(([, id]) => id);
}

function idsOf(title) {
  return /^(?:[RB]\d+ )*/.exec(title)[0].split(" ").filter(Boolean);
}

function testsInSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true })
      .map((name) => `${folder}/${name.split(sep).join("/")}`)
      .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file) && !file.includes("node_modules")),
  );
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(projectFolder, file), "utf8");
    return [...source.matchAll(/["'`]((?:[RB]\d+ )+[^"'`]*)/g)].map(([, title]) => ({
      file,
      title,
    }));
  });
}

/** Traceability problems of a run. Skips requirements that only tests of other commands name. */
export function traceabilityProblems(results) {
  const known = requirements();
  const tests = testsInSources();
  const ran = new Set(results.map(({ file }) => file));
  const proven = new Set(
    results.filter(({ outcome }) => outcome === "passed").flatMap(({ title }) => idsOf(title)),
  );
  const left = new Set(
    tests.filter(({ file }) => !ran.has(file)).flatMap(({ title }) => idsOf(title)),
  );
  return [
    ...known
      .filter((id) => !proven.has(id) && !left.has(id))
      .map((id) => `${id} has no passing test. Write one, or fix the one that failed.`),
    ...tests.flatMap(({ file, title }) =>
      idsOf(title)
        .filter((id) => !known.includes(id))
        .map((id) => `${file}: “${title}” names ${id}, which docs/requirements.md does not have.`),
    ),
  ];
}

const OUTCOMES = {
  passed: "passed",
  expected: "passed",
  flaky: "passed",
  failed: "failed",
  unexpected: "failed",
};

export function resultsOf(report) {
  const unit = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: fromProject(name),
      title,
      outcome: OUTCOMES[status] ?? "skipped",
    })),
  );
  const ofSuite = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: fromProject(join(report.config.rootDir, file)),
        title,
        outcome: OUTCOMES[status] ?? "skipped",
      })),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return [...unit, ...(report.suites ?? []).flatMap(ofSuite)];
}

function fromProject(path) {
  return path
    .replace(projectFolder + sep, "")
    .split(sep)
    .join("/");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const tests = testsInSources();
  for (const id of requirements()) {
    const own = tests.filter(({ title }) => idsOf(title).includes(id));
    console.log(`${id} (${own.length})`);
    for (const { file, title } of own) console.log(`    ${file}: ${title}`);
  }
}
