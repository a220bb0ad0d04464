// `npm test`, and with a name as argument `npm run check`, `test:browser`, `test:long` and `test:visual`: each step
// named and timed, and a closing line. docs/testing.md explains each step.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installBrowser, installPackages } from "./browser.ts";

const [list = "test", ...options] = process.argv.slice(2);
const REPORT = join(import.meta.dirname, "../node_modules/.cache/test-report.json");
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = REPORT;
// The tests expect content of their own; the check is of the club's.
process.env.CONTENT_ROOT = list === "check" ? "." : "tests/fixture";
// Those that take minutes run in these lists, and where a file of theirs is named.
if (/\b(?:long|visual|large-text|lighthouse|dev)\b/.test([list, ...options].join(" ")))
  process.env.LONG_TESTS = "1";

type Step = [name: string, command: string, contentRoot?: string];

const build: Step = ["build", "npm run build --silent"];
const otherBuild: Step = ["build of another club", "npm run build --silent", "tests/other-club"];
const browserTests = [
  "playwright test --config tests --reporter list,json",
  ...options.map((option) => JSON.stringify(option)), // for the shell
].join(" ");

// Steps of one row run side by side.
const LISTS: Record<string, Step[][]> = {
  test: [
    [
      // An extra space in content harms nobody, and an officer on GitHub's web page could not fix it.
      [
        "formats",
        'prettier --check --cache --log-level warn . "!content/**/*.yaml" "!content/pages"',
      ],
      ["types", "tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc.json"],
      ["lint", "npm run lint --silent"],
      ["unused code and packages", "knip --cache --no-progress --treat-config-hints-as-errors"],
    ],
    [
      ["unit tests", `vitest run --reporter default --reporter json --outputFile ${REPORT}`],
      build,
      otherBuild,
    ],
    [["browser tests", browserTests]],
  ],
  check: [
    [["content", "npm run content --silent"]],
    [build],
    [["every page and link", `${browserTests} --grep @every-page`]],
  ],
  browser: [[build, otherBuild], [["browser tests", browserTests]]],
  visual: [[build], [["pictures", `${browserTests} visual.spec.ts`]]],
  long: [
    [build, otherBuild],
    [["all browser tests, and those that take minutes", browserTests]],
    [["Firefox and WebKit", `${browserTests} --config tests/site/cross-browser`]],
  ],
};

const rows = LISTS[list];
if (!rows)
  throw new Error(`There is no list of steps “${list}”, only ${Object.keys(LISTS).join(", ")}.`);
const total = { passed: 0, failed: 0 };
rmSync(REPORT, { force: true });
for (const row of rows) {
  const results = await Promise.all(row.map(run));
  // A build stops at the same mistakes, and without one there is nothing to test in a browser.
  if (results.includes(false) && row.some(([name]) => /^(?:content|build)/.test(name))) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a step and shows its output if it fails. A step that counts no tests of its own counts as one. */
async function run([name, command, contentRoot = process.env.CONTENT_ROOT]: Step) {
  if (command.startsWith("playwright")) installBrowser();
  if (command.includes("cross-browser") && !findProgram("WebKitWebDriver"))
    installPackages("firefox-esr", "webkit2gtk-driver", "xvfb");
  const started = Date.now();
  const env = { ...process.env, CONTENT_ROOT: contentRoot };
  const child = spawn(command, { shell: true, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  const isOk = (await new Promise((done) => child.on("close", done))) === 0;
  const counts = command.includes("json") ? countsOfTests() : undefined;
  const { passed, failed } = counts ?? { passed: isOk ? 1 : 0, failed: 0 };
  total.passed += passed;
  total.failed += isOk ? failed : Math.max(failed, 1);
  const seconds = Math.round((Date.now() - started) / 1000);
  const tally = passed > 1 ? `, ${passed} passed, ${failed} failed` : "";
  console.log(`${isOk ? "ok  " : "FAIL"} ${name} (${seconds} s${tally})`);
  if (!isOk) console.log(output);
  return isOk;
}

/** Reads and deletes the report of Vitest or Playwright. */
function countsOfTests() {
  if (!existsSync(REPORT)) return undefined;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, "utf8"));
  rmSync(REPORT);
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}
