// `npm test` and its parts, which docs/testing.md lists: each step named and timed, one closing line.
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EDITOR, main, PlainError, run, seconds, TESTS, testsFolder } from "./bootstrap.mjs";
import { annotation, isOnGitHub } from "./github.ts";
import { copyOtherClub, takeFrenchClub } from "../tests/content/other-club.ts";
import { buildIn } from "../tests/content/project-copy.ts";
import { resultsOf, type TestResult, traceabilityProblems } from "../tests/requirements.ts";
import {
  canLink,
  getTools,
  hasGit,
  installBrowser,
  mayUseWebPorts,
  type ToolName,
} from "./tools.ts";

const options = process.argv.slice(2);
// Only this program writes the summary of a job on GitHub, not what it starts.
const summary = process.env.GITHUB_STEP_SUMMARY;
delete process.env.GITHUB_STEP_SUMMARY;
type Mode = { packages: (typeof TESTS)[]; parts: (() => Promise<unknown>)[] };

const modes: Record<string, Mode> = {
  "--fast": { packages: [], parts: [() => inTwoLanes(checks)] },
  "--site": { packages: [TESTS], parts: [() => inTwoLanes([content, spelling]), build, everyPage] },
  "--spelling": { packages: [TESTS], parts: [spelling] },
  "--hosting": { packages: [TESTS], parts: [build, hosting] },
  "--french": { packages: [TESTS], parts: [inFrench] },
  "--long": { packages: [TESTS], parts: [build, long, inFrench, otherBrowsers] },
  "--visual": { packages: [TESTS], parts: [build, visual] },
  "--editor": { packages: [TESTS, EDITOR], parts: [editor] },
};
const everything: Mode = {
  packages: [TESTS],
  parts: [
    () => inTwoLanes([...checks, ...moreChecks]),
    build,
    browser,
    hosting,
    () => requirements("npm test"),
  ],
};
const { packages, parts } = modes[options.find((option) => option in modes) ?? ""] ?? everything;

const checks = [
  // Content files are left out: an extra space harms nobody, and an officer on GitHub's web page could not fix it.
  () => program("formats", "prettier --check --log-level=warn . !content/**/*.yaml"),
  // Early, because it writes the fonts that the unit tests read.
  () => program("types", "npm run typecheck --silent"),
  () => program("lint of code", "oxlint --deny-warnings"),
  () => program("lint of styles", "stylelint app/**/*.css"),
  content,
  unitTests,
];
const moreChecks = [
  () => program("types of the tests", "tsc --project tests"),
  () => program("unused code and packages", "knip --no-progress --treat-config-hints-as-errors"),
  spelling,
];

/** But tests/content/, whose tests bring content of their own. */
const IN_FRENCH = ["access", "files", "pages", "tests.site"];

const WEB_PORTS =
  "this user may not open ports 80 and 443: on Linux type sudo sysctl net.ipv4.ip_unprivileged_port_start=80";

/** The first line under a failed step. docs/testing.md has the rest. */
const FIXES: Record<string, string> = {
  formats: "Run “npm run format”.",
  content: "Correct each error in the file and the line that it names.",
  spelling:
    "Correct each word in the file and the line that it names, or add it to the end of cspell.config.yaml if it is right.",
  "unused code and packages": "Delete them, or list a name that is put together in knip.jsonc.",
  "every page and link":
    "Correct what the page or link names in content/. A text that does not fit becomes shorter.",
  requirements: "Write the missing test, or correct its title.",
};
const HOW_TO_READ = "Read the first error below. docs/testing.md explains each step.";

/** Cspell's lines, such as `content/team.yaml:12:5 - Unknown word (foo)`. */
const WORD = /^(\S+):(\d+):(\d+) - (.+)$/;

type Counts = { passed: number; failed: number; skipped: number };
type StepResult = { code: number; output: string; counts?: Counts };

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const results: TestResult[] = [];
const report = join(tmpdir(), `site-test-${process.pid}.json`);

await main(packages, async () => {
  for (const part of parts) if ((await part()) === "stop") break;
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return { code: total.failed > 0 ? 1 : 0 };
});

/** Two at a time, because most of these use one CPU only. */
async function inTwoLanes(steps: (() => Promise<unknown>)[]) {
  const left = steps.values();
  const lane = async () => {
    for (const work of left) await work();
  };
  await Promise.all([lane(), lane()]);
}

async function build() {
  if (await program("build", "npm run build --silent")) return "go on";
  skip("everything in a browser", "there is no build to test");
  return "stop";
}

async function browser() {
  await need("Liberation fonts", "java", "qpdf", "pdfinfo");
  await playwright("browser tests");
}

/** The browser tests once more, on a site that has no word of English. */
async function inFrench() {
  const folder = copyOtherClub(takeFrenchClub);
  try {
    buildIn(folder);
    await playwright("browser tests in French", IN_FRENCH, {}, join(folder, "tests"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hosting() {
  const missing = await need("nginx", "apache2", "caddy");
  if (!missing.includes("caddy") && !(await mayUseWebPorts())) {
    skip("Mozilla's Observatory", WEB_PORTS);
  }
  await playwright("hosting tests", ["--config", "files/hosting"]);
}

async function long() {
  const names = ["accessibility", "visual", "stability", "page-cache", "dev", "random-visitors"];
  await playwright(
    "accessibility checkers, visual regression, stability, npm run dev, random visitors",
    names.map((name) => `${name}.spec.ts`),
    { LONG_TESTS: "1" },
  );
}

async function visual() {
  const isUpdate = options.includes("--update");
  const args = ["visual.spec.ts", ...(isUpdate ? ["--update-snapshots=all"] : [])];
  await playwright("pictures and ARIA snapshots", args, { LONG_TESTS: "1" });
  if (isUpdate) console.log("     Review what changed: git diff --stat tests/visual");
}

async function otherBrowsers() {
  const missing = await need("Firefox", "WebKit");
  if (missing.length === 2) return;
  await playwright("cross-browser tests", ["--config", "site/cross-browser"]);
  await requirements("npm run test:long");
}

async function editor() {
  await playwright("the forms of npm run edit", ["--config", "content/editor"]);
}

async function requirements(command: string) {
  await step("requirements", () => {
    const problems = traceabilityProblems(results, command);
    return { code: problems.length > 0 ? 1 : 0, output: problems.join("\n") };
  });
}

async function need(...names: ToolName[]) {
  const missing = await getTools(names);
  for (const { name, use, remedy } of missing) {
    skip(use, `${name} is not on this machine: ${remedy}`);
  }
  return missing.map(({ name }) => name);
}

function program(name: string, line: string) {
  const [command = "", ...args] = line.split(" ");
  return step(name, () => run(command, args, { capture: true }));
}

function content() {
  return program("content", "npm run content --silent");
}

function spelling() {
  return program("spelling", "cspell --no-progress --no-summary");
}

async function everyPage() {
  await playwright("every page and link", ["--grep", "@every-page"]);
}

async function unitTests() {
  if (!hasGit()) {
    console.log(
      "--   dates from Git: skipped, Git is not on this machine: https://git-scm.com has it",
    );
  }
  if (!canLink()) console.log("--   links in the content: skipped, this system makes none");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`];
  return step("unit tests", async () => withCounts(await run("vitest", args, { capture: true })));
}

function playwright(name: string, args: string[] = [], environment = {}, cwd = testsFolder) {
  return step(name, async () => {
    const BROWSER_PATH = await installBrowser();
    const result = await run("playwright", ["test", "--reporter=list,json", ...args], {
      cwd,
      capture: true,
      env: { ...environment, BROWSER_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return withCounts(result);
  });
}

/** Adds the tests of the report, which a runner that stops early does not write. */
function withCounts(result: StepResult): StepResult {
  if (!existsSync(report)) return result;
  const own = resultsOf(JSON.parse(readFileSync(report, "utf8")));
  rmSync(report);
  results.push(...own);
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of own) counts[outcome] += 1;
  return { ...result, counts };
}

/** Runs one step, reports it and adds it up. A step without counts of its own counts as one. */
async function step(name: string, work: () => StepResult | Promise<StepResult>) {
  const started = Date.now();
  let result: StepResult;
  try {
    result = await work();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    result = { code: 1, output: error.message };
  }
  const { code, output, counts } = result;
  const isGood = code === 0 && !counts?.failed;
  const own = counts ?? { passed: isGood ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that stops before any test fails has still failed.
  if (!isGood && own.failed === 0) own.failed = 1;
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += own[key];

  const tally = counts ? ` ${own.passed} of ${own.passed + own.failed}` : "";
  console.log(`${isGood ? "ok  " : "FAIL"} ${name}${tally} (${seconds(started)})`);
  if (!isGood) {
    const lines = output.trim().split("\n");
    const withoutPassed = lines.filter((line) => !/^\s*(?:✓|ok\b)/.test(line));
    const fix = FIXES[name] ?? HOW_TO_READ;
    console.log([fix, ...withoutPassed].map((line) => `     ${line}`).join("\n"));
    if (isOnGitHub) reportOnGitHub(name, fix, withoutPassed);
  }
  return isGood;
}

function reportOnGitHub(name: string, fix: string, lines: string[]) {
  console.log(annotation("error", {}, `FAIL ${name}: ${fix}`));
  for (const each of lines) {
    const [, file, line, column, message] = WORD.exec(each) ?? [];
    const place = { file, line: Number(line), column: Number(column) };
    if (file) console.log(annotation("error", place, `${message}\n${fix}`));
  }
  const output = lines.filter((line) => !line.startsWith("::")).slice(0, 200);
  if (summary) {
    appendFileSync(
      summary,
      `\n## FAIL ${name}\n\n${fix}\n\n\`\`\`\`text\n${output.join("\n")}\n\`\`\`\`\n\n`,
    );
  }
}

function skip(name: string, why: string) {
  total.skipped += 1;
  console.log(`--   ${name}: skipped, ${why}`);
}
