/**
 * `npm run bench`: compares each page with its no-JS baseline, the same page without scripts, in interleaved rounds.
 * Options after `--`: `--check` fails beyond budgets.ts, `--runs 9` measures more often than five times,
 * `--pages /,/newsletter` measures only these, `--ten-years` measures the build of a site of ten years instead.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findTool } from "../../scripts/tools.ts";
import { distFolder } from "../support/folders.ts";
import { type Budget, budgets } from "./budgets.ts";
import { runLighthouse } from "./lighthouse.ts";
import { NOT_FOUND, serveSite } from "./sites.ts";
import { measureTenYears } from "./ten-years.ts";
import { loadSlowly, longestHydrationTask, navigate, navigateAtOnce, tapFirst } from "./visits.ts";

/** Fewer than rounds, because Lighthouse is slow. */
const MAX_AUDITS = 3;

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    "ten-years": { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
  },
});

if (options["ten-years"]) await measureTenYears();
else await measurePages();
// The servers keep connections open.
process.exit();

async function measurePages() {
  const chromePath = findTool("chromium") ?? "";
  if (!chromePath) throw new Error("The benchmark needs Chromium. `npm test` installs one.");
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  const servers = [await serveSite({ hasScripts: true }), await serveSite({ hasScripts: false })];
  const [site = "", baseline = ""] = servers.map(({ origin }) => origin);
  const paths = options.pages?.split(",") ?? builtPages();
  const measured = new Map(paths.map((path) => [path, new Map<string, number[]>()]));
  // Interleaved rounds spread a busy minute over all pages.
  for (let round = 1; round <= Number(options.runs); round += 1) {
    for (const measure of [load, interact, ...(round <= MAX_AUDITS ? [audit] : [])]) {
      process.stderr.write(`round ${round} of ${options.runs}: ${measure.name}\n`);
      for (const [path, figures] of measured) {
        for (const [name, value] of Object.entries(await measure(path, round))) {
          figures.set(name, [...(figures.get(name) ?? []), value]);
        }
      }
    }
  }
  await browser.close();
  for (const server of servers) server.close();
  print(measured);

  /** Page and baseline alternate in being first. A ratio compares two consecutive loads. */
  async function load(path: string, round: number) {
    const before = round % 2 ? await loadSlowly(browser, baseline + path) : undefined;
    const page = await loadSlowly(browser, site + path);
    const without = before ?? (await loadSlowly(browser, baseline + path));
    return {
      "LCP ratio": page.lcp / without.lcp,
      "interactive ratio": page.interactive / without.interactive,
      "CPU ratio": page.cpu / without.cpu,
      "loaded CLS": page.cls,
      "baseline CLS": without.cls,
      "untouched requests": page.requests,
      "untouched KiB": page.bytes / 1024,
      "document bytes": documentBytes(path),
    };
  }

  async function interact(path: string) {
    const { inp, hydration } = await tapFirst(browser, site + path);
    return {
      "first tap INP ms": inp,
      "hydrated after ms": hydration,
      "hydration task CPU ms": await longestHydrationTask(browser, site + path),
      ...(isInFooter(path) && {
        "navigation ms": await navigate(browser, site, path, 1),
        "navigation 4x ms": await navigate(browser, site, path, 4),
        "at once ratio": await compareWithDocument(path, {}),
        "tap ratio": await compareWithDocument(path, { isSlowPhone: true }),
      }),
    };
  }

  /** A link of a page that React has hydrated, divided by the same link of an untouched page. */
  async function compareWithDocument(path: string, conditions: { isSlowPhone?: boolean }) {
    const from = site + (path === "/learnai" ? "/newsletter" : "/learnai");
    const hydrated = { ...conditions, isHydrated: true };
    const time = await navigateAtOnce(browser, from, path, hydrated);
    return time / (await navigateAtOnce(browser, from, path, conditions));
  }

  async function audit(path: string) {
    const categories = ["performance", "accessibility", "best-practices"];
    if (path !== NOT_FOUND) categories.push("seo");
    const page = await runLighthouse(site + path, chromePath, categories);
    const { performance } = await runLighthouse(baseline + path, chromePath, ["performance"]);
    return {
      ...page,
      "baseline performance": performance,
      "points below baseline": performance - page.performance,
    };
  }
}

function builtPages(): string[] {
  const names = readdirSync(distFolder).filter((name) => name.endsWith(".html"));
  return names.map((name) => {
    if (name === "404.html") return NOT_FOUND;
    return name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`;
  });
}

function documentBytes(path: string): number {
  const name = path === "/" ? "index" : path === NOT_FOUND ? "404" : path;
  return readFileSync(join(distFolder, `${name}.html.br`)).length;
}

function isInFooter(path: string): boolean {
  const [, footer] = readFileSync(join(distFolder, "newsletter.html"), "utf8").split("<footer");
  return footer?.includes(`href="${path}"`) ?? false;
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

function print(measured: Map<string, Map<string, number[]>>) {
  const failures: string[] = [];
  const rows = [...measured].map(([path, figures]) => [
    path,
    ...Object.entries(budgets).map(([name, budget]) => {
      const values = figures.get(name);
      if (!values) return "–";
      const value = budget.worst ? Math.max(...values) : median(values);
      const text = value < 10 ? String(Number(value.toPrecision(3))) : value.toFixed();
      if (!isWithin(value, budget)) failures.push(`${path}: ${name} is ${text}.`);
      return text;
    }),
  ]);
  const head = ["page", ...Object.keys(budgets)];
  for (const row of [head, head.map(() => "---"), ...rows]) console.log(`| ${row.join(" | ")} |`);
  if (!options.check) return;
  if (failures.length > 0) process.exitCode = 1;
  const verdict = failures.length > 0 ? "Beyond" : "Everything is within";
  console.log(`\n${verdict} the budgets of tests/bench/budgets.ts.\n${failures.join("\n")}`);
}

/** NaN, a failed measurement, is not within any budget. */
function isWithin(value: number, { least = value, most = value }: Budget): boolean {
  return value >= least && value <= most;
}
