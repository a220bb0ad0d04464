// Requirements traceability. A test's title begins with the requirements it checks, such as “R14 …”.
// `npm run requirements` lists the tests of each.
import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { projectFolder } from "./support/folders.ts";
import { isSampleContent } from "./support/sample.ts";

export type TestResult = { file: string; title: string; outcome: "passed" | "failed" | "skipped" };

type VitestFile = { name: string; assertionResults: { title: string; status: string }[] };
type Spec = { file: string; title: string; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = Suite & { testResults?: VitestFile[]; config?: { rootDir: string } };

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

const fromProject = (path: string) => relative(projectFolder, path).split(sep).join("/");

/** The requirements and the command that proves each. */
function requirements() {
  const lines = read("docs/requirements.md").matchAll(/^- \*\*([RB]\d+)\*\*(?: \(`(.+?)`\))?/gm);
  return [...lines].map(([, id = "", command = "npm test"]) => ({ id, command }));
}

const idsOf = (title: string) => /^(?:[RB]\d+ )*/.exec(title)?.[0].split(" ").filter(Boolean) ?? [];

function testsInSources() {
  const files = globSync("{,.github/,*/**/}*.{spec,test}.{ts,tsx}", {
    cwd: projectFolder,
    exclude: (name) => name === "node_modules",
  });
  return files.sort().flatMap((file) =>
    [...read(file).matchAll(/["'`]((?:[RB]\d+ )+[^"'`]*)/g)].map(([, title = ""]) => ({
      file,
      title,
    })),
  );
}

/**
 * Traceability problems of a command's run. Only a test that ran and passed in it covers a requirement, or with a club's
 * own content one that was skipped: the club may have left out what it is about.
 */
export function traceabilityProblems(
  results: TestResult[],
  command = "npm test",
  isSample = isSampleContent(),
): string[] {
  const known = requirements();
  const passed = results.filter(
    ({ outcome }) => outcome === "passed" || (!isSample && outcome === "skipped"),
  );
  const covered = new Set(passed.flatMap(({ title }) => idsOf(title)));
  return [
    ...known
      .filter((each) => each.command === command && !covered.has(each.id))
      .map(
        ({ id }) => `${id} has no test that ran and passed. Write one, or fix the one that failed.`,
      ),
    ...testsInSources().flatMap(({ file, title }) =>
      idsOf(title)
        .filter((id) => !known.some((each) => each.id === id))
        .map((id) => `${file}: “${title}” names ${id}, which docs/requirements.md does not have.`),
    ),
  ];
}

/** Vitest's tests are “passed” or “failed”, Playwright's “expected”, “flaky” or “unexpected”. */
function resultOf(path: string, title: string, status: string): TestResult {
  const hasPassed = ["passed", "expected", "flaky"].includes(status);
  const outcome = hasPassed ? "passed" : /failed|unexpected/.test(status) ? "failed" : "skipped";
  return { file: fromProject(path), title, outcome };
}

/** The tests of a JSON report, of Vitest or of Playwright. */
export function resultsOf({ testResults = [], suites = [], config }: Report): TestResult[] {
  const unit = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => resultOf(name, title, status)),
  );
  const ofSuite = ({ specs = [], suites = [] }: Suite): TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => resultOf(join(config?.rootDir ?? "", file), title, status)),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return [...unit, ...suites.flatMap(ofSuite)];
}

if (import.meta.main) {
  const tests = testsInSources();
  for (const { id } of requirements()) {
    const own = tests.filter(({ title }) => idsOf(title).includes(id));
    console.log(`${id} (${own.length})`);
    for (const { file, title } of own) console.log(`    ${file}: ${title}`);
  }
}
