// `npm test`, and with a name as argument `npm run check`, `test:long` and `test:visual`: each step named and timed, and
// a closing line. docs/testing.md explains each step.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, findProgram, installBrowser, installPackages } from "./browser.ts";

const REPORT = join(import.meta.dirname, "../node_modules/.cache/test-report.json");

type Step = [name: string, command: string, env?: Record<string, string>];

/** The content that the tests expect, another club's, and the club's own. */
const FIXTURE = { CONTENT_ROOT: "tests/fixture" };
const OTHER_CLUB = { CONTENT_ROOT: "tests/other-club" };
const OWN = { CONTENT_ROOT: "." };

const build = (name: string, root: Step[2]): Step => [name, "npm run build --silent", root];
const builds = [build("build", FIXTURE), build("build of another club", OTHER_CLUB)];
const browserTests = (name: string, options: string, env: Step[2]): Step => [
  name,
  `playwright test --config tests --reporter list,json ${options}`,
  env,
];

const LISTS: Record<string, Step[]> = {
  test: [
    // An extra space in content harms nobody, and an officer on GitHub's web page could not fix it.
    ["formats", 'prettier --check --log-level warn . "!content/**/*.yaml" "!content/pages"'],
    ["types", "tsc"],
    ["lint", "npm run lint --silent"],
    ["unused code and packages", "knip --no-progress --treat-config-hints-as-errors"],
    ["unit tests", `vitest run --reporter default --reporter json --outputFile ${REPORT}`],
    ...builds,
    browserTests("browser tests", "", FIXTURE),
  ],
  check: [
    ["content", "npm run content --silent"],
    build("build", OWN),
    browserTests("every page and link", "--grep @every-page", OWN),
  ],
  visual: [
    build("build", FIXTURE),
    browserTests("pictures", "visual.spec.ts", { ...FIXTURE, LONG_TESTS: "1" }),
  ],
  long: [
    ...builds,
    browserTests("all browser tests, and those that take minutes", "", {
      ...FIXTURE,
      LONG_TESTS: "1",
    }),
    browserTests("Firefox and WebKit", "--config tests/site/cross-browser", FIXTURE),
  ],
};

const [list = "test", ...options] = process.argv.slice(2);
const steps = LISTS[list];
if (!steps)
  throw new Error(`There is no list of steps “${list}”, only ${Object.keys(LISTS).join(", ")}.`);
const total = { passed: 0, failed: 0 };
rmSync(REPORT, { force: true });
for (const [name, command, env] of steps) {
  if (command.startsWith("playwright")) installBrowser();
  if (command.includes("cross-browser") && !findProgram("WebKitWebDriver"))
    installPackages("firefox-esr", "webkit2gtk-driver", "xvfb");
  const isOk = await step(name, command, env);
  // A build stops at the same mistakes, and without one there is nothing to test in a browser.
  if (!isOk && /^(?:content|build)/.test(name)) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a step and shows its output if it fails. A step that counts no tests of its own counts as one. */
async function step(name: string, command: string, env?: Record<string, string>) {
  const started = Date.now();
  const isBrowser = command.startsWith("playwright");
  const child = spawn([command, ...(isBrowser ? options : [])].join(" "), {
    shell: true,
    env: {
      ...process.env,
      ...env,
      ...(isBrowser && { BROWSER_PATH: findBrowser() }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((done) => child.on("close", done));
  const counts = countsOfTests() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const tally = counts.passed > 1 ? `, ${counts.passed} passed, ${counts.failed} failed` : "";
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s${tally})`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Reads and deletes the report of Vitest or Playwright. */
function countsOfTests() {
  if (!existsSync(REPORT)) return undefined;
  const { stats, ...report } = JSON.parse(readFileSync(REPORT, "utf8"));
  rmSync(REPORT);
  return stats
    ? { passed: Number(stats.expected), failed: stats.unexpected + stats.flaky }
    : { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
}
