// `npm test`: everything there is to check, each step named and timed, one closing line.
// `npm run check` (--fast) leaves out the build and the browser; `npm run test:hosting` (--hosting)
// does only the build and the tests on real servers; `npm run test:long` (--long) what takes minutes more;
// `npm run test:visual` (--visual) compares the pages with their baselines, or renews these with `-- --update`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  checkMachine,
  ensureInstalled,
  main,
  PlainError,
  projectFolder,
  run,
  runNpm,
  seconds,
} from "./install.mjs";
import { getTools, installBrowser, mayUseWebPorts } from "./tools.mjs";

const isFast = process.argv.includes("--fast");
const isOnlyHosting = process.argv.includes("--hosting");
const isLong = process.argv.includes("--long");
const isVisual = process.argv.includes("--visual");
const isUpdate = process.argv.includes("--update");
const testsFolder = join(projectFolder, "tests");
const captured = { capture: true };
const total = { passed: 0, failed: 0, skipped: 0 };

await main(async () => {
  checkMachine();
  await ensureInstalled(projectFolder, "the site's packages (once, under a minute)");
  if (!isFast) await ensureInstalled(testsFolder, "the test packages");

  const reports = mkdtempSync(join(tmpdir(), "site-test-"));
  try {
    if (isVisual) await compareVisually(reports);
    else if (isLong) await checkAtLength(reports);
    else {
      if (!isOnlyHosting) await checkSources(reports);
      if (!isFast) await checkSite(reports);
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
});

async function checkSources(reports) {
  // A space too many in a content file hurts nobody, and whoever edits on GitHub's web page could not fix it.
  const formatted = [".", "!content/**/*.yaml"];
  await step("formats", () =>
    run("prettier", ["--check", "--log-level=warn", ...formatted], captured),
  );
  await step("lint of code", () => run("oxlint", ["--deny-warnings"], captured));
  await step("lint of styles", () => run("stylelint", ["app/**/*.css"], captured));
  await step("types", () => runNpm(["run", "typecheck", "--silent"], captured));
  await step("unit tests", () => unitTests(join(reports, "unit.json")));
  await step("content", () => runNpm(["run", "content", "--silent"], captured));
}

async function checkSite(reports) {
  if (!isOnlyHosting) {
    await step("types of the tests", () => run("tsc", ["--project", "tests"], captured));
    await step("unused code and packages", unusedCode);
    await step("spelling", spelling);
  }
  if (!(await step("build", () => runNpm(["run", "build", "--silent"], captured)))) {
    skip("browser tests and hosting tests", "there is no build to test");
    return;
  }
  if (!isOnlyHosting) {
    if ((await getTools("java")).length > 0) {
      skip(
        "Nu HTML checker",
        "Java is not on this machine and can't be installed from Debian's packages",
      );
    }
    for (const tool of await getTools("qpdf", "pdfinfo")) {
      skip(
        `what ${tool} says of the PDFs`,
        `${tool} is not on this machine and can't be installed from Debian's packages`,
      );
    }
    await step("browser tests", () => browserTests(join(reports, "browser.json")));
  }
  const missing = await getTools("nginx", "caddy");
  for (const server of missing) {
    skip(
      `hosting tests on ${server}`,
      `${server} is not on this machine and can't be installed from Debian's packages`,
    );
  }
  if (missing.includes("caddy")) skip("Mozilla's Observatory", "it scans the site on Caddy");
  else if (!(await mayUseWebPorts())) {
    skip("Mozilla's Observatory", "this user may not open ports 80 and 443");
  }
  await step("hosting tests", () =>
    browserTests(join(reports, "hosting.json"), ["--config", "files/hosting"]),
  );
}

/** What takes minutes more: other browsers' engines, more checkers of accessibility, hundreds of navigations. */
async function checkAtLength(reports) {
  if (!(await step("build", () => runNpm(["run", "build", "--silent"], captured)))) return;
  const files = ["accessibility", "visual", "stability", "page-cache", "dev"].map(
    (name) => `${name}.spec.ts`,
  );
  await step("accessibility checkers, visual regression, stability, npm run dev", () =>
    browserTests(join(reports, "long.json"), files, { LONG_TESTS: "1" }),
  );
  await testOtherBrowsers(reports);
}

async function compareVisually(reports) {
  if (!(await step("build", () => runNpm(["run", "build", "--silent"], captured)))) return;
  const options = isUpdate ? ["--update-snapshots=all"] : [];
  await step("pictures and ARIA snapshots", () =>
    browserTests(join(reports, "visual.json"), ["visual.spec.ts", ...options], { LONG_TESTS: "1" }),
  );
  if (isUpdate) console.log("     Review what changed: git diff --stat tests/visual");
}

async function testOtherBrowsers(reports) {
  const missing = await getTools("Firefox", "WebKit");
  for (const engine of missing) {
    skip(
      `cross-browser tests in ${engine}`,
      `${engine} is not on this machine and can't be installed from Debian's packages`,
    );
  }
  if (missing.length === 2) return;
  await step("cross-browser tests", () =>
    browserTests(join(reports, "cross-browser.json"), ["--config", "site/cross-browser"]),
  );
}

/** Runs one step, says how it went and adds it up. A step without counts of its own counts as one. */
async function step(name, work) {
  const started = Date.now();
  const { code, output, counts, note } = await work().catch((error) => {
    if (!(error instanceof PlainError)) throw error;
    return { code: 1, output: error.message };
  });
  const isGood = code === 0 && (counts?.failed ?? 0) === 0;
  const own = counts ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  // A runner that stops before any test fails has still failed.
  if (!isGood && own.failed === 0) own.failed = 1;
  for (const key of Object.keys(total)) total[key] += own[key];

  const tally = counts ? ` ${own.passed} of ${own.passed + own.failed}` : "";
  console.log(`${isGood ? "ok  " : "FAIL"} ${name}${tally} (${seconds(started)})`);
  if (note) console.log(`     ${note}`);
  if (!isGood) console.log(indented(withoutPassed(output)));
  return isGood;
}

function skip(name, why) {
  total.skipped += 1;
  console.log(`--   ${name}: skipped, ${why}`);
}

async function unitTests(report) {
  const result = await run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`],
    captured,
  );
  const json = readReport(report);
  if (!json) return result;
  return {
    ...result,
    counts: {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    },
  };
}

function unusedCode() {
  // From the project's folder, because the registry reads content/ from there.
  return run(
    join(testsFolder, "node_modules", ".bin", "knip"),
    ["--no-progress", "--treat-config-hints-as-errors"],
    captured,
  );
}

/** Of pages, PDFs and docs; a word that is right and not known goes into cspell.config.yaml. */
function spelling() {
  return run(
    join(testsFolder, "node_modules", ".bin", "cspell"),
    ["--no-progress", "--no-summary"],
    captured,
  );
}

async function browserTests(report, options = [], environment = {}) {
  const browser = await installBrowser();
  const result = await run("playwright", ["test", ...options], {
    cwd: testsFolder,
    capture: true,
    env: { ...environment, BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const json = readReport(report);
  if (!json) return result;
  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    ...result,
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    note: provedBy(json),
  };
}

/** Names the requirements that passing tests carry in their titles. */
function provedBy(json) {
  const titles = [];
  const collect = (suite) => {
    for (const spec of suite.specs ?? []) if (spec.ok) titles.push(spec.title);
    for (const inner of suite.suites ?? []) collect(inner);
  };
  for (const suite of json.suites ?? []) collect(suite);
  const numbers = new Set(titles.flatMap((title) => title.match(/\b[RB]\d+\b/g) ?? []));
  const inOrder = [...numbers].sort(
    (a, b) => b.charCodeAt(0) - a.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)),
  );
  return inOrder.length > 0 ? `Requirements proved by name: ${inOrder.join(" ")}` : undefined;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // The runner stopped before it could write one; its exit code tells.
  }
}

function withoutPassed(output) {
  return output
    .split("\n")
    .filter((line) => !/^\s*(?:✓|ok\b)/.test(line))
    .join("\n");
}

function indented(text) {
  return text.trim().replace(/^/gm, "     ");
}
