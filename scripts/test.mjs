// `npm test`: every check, each step named and timed, one closing line. The others run a part of it or
// what takes minutes more: `npm run check` (--fast), `test:hosting` (--hosting), `test:long` (--long),
// `test:editor` (--editor), and `test:visual` (--visual), which renews the baselines with `-- --update`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EDITOR, main, PlainError, run, runNpm, seconds, TESTS, testsFolder } from "./install.mjs";
import { resultsOf, traceabilityProblems } from "./requirements.mjs";
import { getTools, installBrowser, mayUseWebPorts } from "./tools.mjs";

const options = process.argv.slice(2);
const isUpdate = options.includes("--update");
const total = { passed: 0, failed: 0, skipped: 0 };
const results = [];

const modes = {
  "--fast": { packages: [], steps: sources },
  "--hosting": { packages: [TESTS], steps: () => afterBuild(hosting) },
  "--long": { packages: [TESTS], steps: () => afterBuild(long, otherBrowsers) },
  "--visual": { packages: [TESTS], steps: () => afterBuild(visual) },
  "--editor": { packages: [TESTS, EDITOR], steps: editor },
};
const everything = { packages: [TESTS], steps: all };
const { packages, steps: runSteps } =
  modes[options.find((option) => option in modes)] ?? everything;

await main(packages, async () => {
  await runSteps();
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
});

async function all() {
  await sources(
    () => program("types of the tests", "tsc --project tests"),
    () => program("unused code and packages", "knip --no-progress --treat-config-hints-as-errors"),
    () => program("spelling", "cspell --no-progress --no-summary"),
  );
  if (await afterBuild(browser, hosting)) await step("requirements", requirements);
}

/** In two lanes, because most of these use one CPU only. */
async function sources(...more) {
  const steps = [
    // Content files are left out: an extra space harms nobody, and an officer on GitHub's web page could not fix it.
    () => program("formats", "prettier --check --log-level=warn . !content/**/*.yaml"),
    // Early, because it writes the fonts that the unit tests read.
    () => npmScript("types", "typecheck"),
    () => program("lint of code", "oxlint --deny-warnings"),
    () => program("lint of styles", "stylelint app/**/*.css"),
    () => npmScript("content", "content"),
    () => step("unit tests", unitTests),
    ...more,
  ];
  const next = async () => {
    for (let work = steps.shift(); work; work = steps.shift()) await work();
  };
  await Promise.all([next(), next()]);
}

async function afterBuild(...parts) {
  const isBuilt = await npmScript("build", "build");
  if (!isBuilt) skip("everything in a browser", "there is no build to test");
  else for (const part of parts) await part();
  return isBuilt;
}

async function browser() {
  await need("java", "qpdf", "pdfinfo");
  await playwright("browser tests");
}

async function hosting() {
  const missing = await need("nginx", "caddy");
  if (!missing.includes("caddy") && !(await mayUseWebPorts())) {
    skip("Mozilla's Observatory", "this user may not open ports 80 and 443");
  }
  await playwright("hosting tests", ["--config", "files/hosting"]);
}

async function long() {
  const names = ["accessibility", "visual", "stability", "page-cache", "dev"];
  await playwright(
    "accessibility checkers, visual regression, stability, npm run dev",
    names.map((name) => `${name}.spec.ts`),
    { LONG_TESTS: "1" },
  );
}

async function visual() {
  const update = isUpdate ? ["--update-snapshots=all"] : [];
  await playwright("pictures and ARIA snapshots", ["visual.spec.ts", ...update], {
    LONG_TESTS: "1",
  });
  if (isUpdate) console.log("     Review what changed: git diff --stat tests/visual");
}

async function otherBrowsers() {
  const missing = await need("Firefox", "WebKit");
  if (missing.length < 2)
    await playwright("cross-browser tests", ["--config", "site/cross-browser"]);
}

async function editor() {
  await playwright("the forms of npm run edit", ["--config", "content/editor"]);
}

async function need(...names) {
  const missing = await getTools(...names);
  for (const { name, use } of missing) {
    skip(
      `${use}: ${name}`,
      `${name} is not on this machine and can't be installed from Debian's packages`,
    );
  }
  return missing.map(({ name }) => name);
}

function program(name, line) {
  const [command, ...args] = line.split(" ");
  return step(name, () => run(command, args, { capture: true }));
}

function npmScript(name, script) {
  return step(name, () => runNpm(["run", script, "--silent"], { capture: true }));
}

function unitTests() {
  return withReport(async (report) => {
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`];
    return run("vitest", args, { capture: true });
  });
}

function playwright(name, args = [], environment = {}) {
  return step(name, async () => {
    const BROWSER_PATH = await installBrowser();
    return withReport((PLAYWRIGHT_JSON_OUTPUT_FILE) =>
      run("playwright", ["test", "--reporter=list,json", ...args], {
        cwd: testsFolder,
        capture: true,
        env: { ...environment, BROWSER_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE },
      }),
    );
  });
}

async function requirements() {
  const problems = traceabilityProblems(results);
  return { code: problems.length > 0 ? 1 : 0, output: problems.join("\n") };
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const report = join(folder, "report.json");
  try {
    const result = await work(report);
    let json;
    try {
      json = JSON.parse(readFileSync(report, "utf8"));
    } catch {
      return result;
    }
    const own = resultsOf(json);
    results.push(...own);
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const { outcome } of own) counts[outcome] += 1;
    return { ...result, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one step, reports it and adds it up. A step without counts of its own counts as one. */
async function step(name, work) {
  const started = Date.now();
  const { code, output, counts } = await work().catch((error) => {
    if (!(error instanceof PlainError)) throw error;
    return { code: 1, output: error.message };
  });
  const isGood = code === 0 && !counts?.failed;
  const own = counts ?? { passed: isGood ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that stops before any test fails has still failed.
  if (!isGood && own.failed === 0) own.failed = 1;
  for (const key of Object.keys(total)) total[key] += own[key];

  const tally = counts ? ` ${own.passed} of ${own.passed + own.failed}` : "";
  console.log(`${isGood ? "ok  " : "FAIL"} ${name}${tally} (${seconds(started)})`);
  if (!isGood) {
    const lines = output.trim().split("\n");
    console.log(
      lines
        .filter((line) => !/^\s*(?:✓|ok\b)/.test(line))
        .join("\n")
        .replace(/^/gm, "     "),
    );
  }
  return isGood;
}

function skip(name, why) {
  total.skipped += 1;
  console.log(`--   ${name}: skipped, ${why}`);
}
