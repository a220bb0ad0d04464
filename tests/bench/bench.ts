/**
 * `npm run bench`: how fast the built site is, page by page, beside the same pages with every script taken out (the
 * limit). Options after `--`: `--check` fails beyond the budgets, `--floor` adds a bare page of the same words,
 * `--runs 5` runs more often than three times, `--pages /,/newsletter` measures only these, `--ten-years` measures a
 * site of ten years instead.
 */
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/tools.mjs";
import { budgets } from "./budgets.ts";
import { type LighthouseResult, runLighthouse } from "./lighthouse.ts";
import { type LoadResult, loadThrottled } from "./load.ts";
import { type NavigationTimes, timeNavigation } from "./navigation.ts";
import { type BenchServer, serveOverTls } from "./server.ts";
import { measureTenYears } from "./ten-years.ts";
import { variantOf, withoutScripts, wordsOnly } from "./variants.ts";

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    floor: { type: "boolean", default: false },
    "ten-years": { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    pages: { type: "string" },
  },
});

const client = join(import.meta.dirname, "../../build/client");
const runs = Number(options.runs);

type Row = {
  page: string;
  lighthouse: LighthouseResult;
  load: LoadResult;
  ratio: number;
  floorMs?: number;
  documentBytes: number;
  /** Milliseconds, medians of all runs. */
  navigation?: Record<"atOwnSpeed" | "slowed", { first: number; later: number }>;
};

if (options["ten-years"]) {
  await measureTenYears();
} else {
  await measurePages();
}

async function measurePages() {
  const chromePath = findBrowser();
  if (!chromePath) throw new Error("The benchmark needs Chromium. `npm test` installs one.");
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  const site = await serveOverTls(variantWithFoundPage());
  const still = await serveOverTls(variantOf(client, "still", withoutScripts));
  const floor = options.floor
    ? await serveOverTls(variantOf(client, "floor", wordsOnly))
    : undefined;
  const measured = (options.pages?.split(",") ?? builtPages()).map(nothingMeasured);
  const bench = { browser, chromePath, site, still, floor };
  // Round by round, for a machine is often busy for a minute: no page then has all its runs in that minute. And one kind
  // after the other, for Lighthouse leaves the machine busy for a moment, which would be the next load's.
  for (let run = 1; run <= runs; run += 1) {
    for (const measure of [audit, load, navigate]) {
      process.stderr.write(`run ${run} of ${runs}: ${measure.name}\n`);
      for (const page of measured) await measure(page, bench);
    }
  }
  const rows = measured.map(rowOf);
  await browser.close();
  await Promise.all([site, still, floor].map((server) => server?.close()));
  process.stdout.write(table(rows));
  if (options.check) report(rows.flatMap(beyondBudget));
  process.exit();
}

/**
 * The built site, in which one address that does not exist answers the page that says so, with status 200: the page is
 * judged here. A 404 is a fault to Lighthouse's best practices, because the browser writes it into its console.
 */
function variantWithFoundPage(): string {
  const folder = variantOf(client, "site", (html) => html);
  for (const ending of ["", ".br", ".zst", ".gz"]) {
    copyFileSync(join(folder, `404.html${ending}`), join(folder, `no-such-page.html${ending}`));
  }
  return folder;
}

/** The pages by their addresses, and one address that does not exist. */
function builtPages(): string[] {
  return readdirSync(client)
    .filter((name) => name.endsWith(".html"))
    .map((name) =>
      name === "404.html" ? "/no-such-page" : name === "index.html" ? "/" : `/${name.slice(0, -5)}`,
    );
}

type Bench = {
  browser: Browser;
  chromePath: string;
  site: BenchServer;
  still: BenchServer;
  floor: BenchServer | undefined;
};

/** What was measured of one page: Lighthouse once in a run, a load four times, a change of page four times. */
type Measured = {
  page: string;
  lighthouse: LighthouseResult[];
  loads: LoadResult[];
  stillLoads: LoadResult[];
  floorLoads: LoadResult[];
  atOwnSpeed: NavigationTimes[];
  slowed: NavigationTimes[];
};

function nothingMeasured(page: string): Measured {
  return {
    page,
    lighthouse: [],
    loads: [],
    stillLoads: [],
    floorLoads: [],
    atOwnSpeed: [],
    slowed: [],
  };
}

async function audit({ page, lighthouse }: Measured, { chromePath, site }: Bench) {
  lighthouse.push(await runLighthouse(site.address + page, chromePath));
}

/** Four times each, in an order that gives neither the better place: next to a busy neighbour two say too little. */
async function load(
  { page, loads, stillLoads, floorLoads }: Measured,
  { browser, site, still, floor }: Bench,
) {
  for (const hasScripts of [true, false, false, true, true, false, false, true]) {
    const server = hasScripts ? site : still;
    const result = await loadThrottled(browser, server.address + page, hasScripts);
    (hasScripts ? loads : stillLoads).push(result);
  }
  if (floor) floorLoads.push(await loadThrottled(browser, floor.address + page, false));
}

async function navigate({ page, atOwnSpeed, slowed }: Measured, { browser, site }: Bench) {
  if (page === "/no-such-page" || !hasFooterLink(page)) return;
  atOwnSpeed.push(await timeNavigation(browser, site.address, page, 1));
  slowed.push(await timeNavigation(browser, site.address, page, 4));
}

function rowOf({ page, loads, stillLoads, floorLoads, ...measured }: Measured): Row {
  const middle = byMedian(loads, (load) => load.largestContentfulPaintMs);
  const timesOf = (times: NavigationTimes[]) => ({
    first: median(times.map(({ first }) => first)),
    later: median(times.flatMap(({ later }) => later)),
  });
  return {
    page,
    lighthouse: mediansOf(measured.lighthouse),
    load: {
      ...middle,
      cumulativeLayoutShift: Math.max(...loads.map((load) => load.cumulativeLayoutShift)),
    },
    ratio: paint(loads) / paint(stillLoads),
    ...(floorLoads.length > 0 && { floorMs: paint(floorLoads) }),
    documentBytes: documentBytes(page),
    ...(measured.slowed.length > 0 && {
      navigation: { atOwnSpeed: timesOf(measured.atOwnSpeed), slowed: timesOf(measured.slowed) },
    }),
  };
}

function paint(loads: LoadResult[]): number {
  return median(loads.map((load) => load.largestContentfulPaintMs));
}

function ms(value: number | undefined): string {
  return value === undefined ? "–" : String(Math.round(value));
}

function documentBytes(page: string): number {
  const name = page === "/" ? "index" : page === "/no-such-page" ? "404" : page.slice(1);
  return readFileSync(join(client, `${name}.html.br`)).length;
}

function hasFooterLink(page: string): boolean {
  return readFileSync(join(client, "learnai.html"), "utf8").includes(`href="${page}"`);
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

/** Each figure by itself: the run with the middle paint need not be the one with the middle blocking time. */
function mediansOf(results: LighthouseResult[]): LighthouseResult {
  const middle = (of: (result: LighthouseResult) => number) => median(results.map(of));
  const categories = Object.keys(results[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
    firstContentfulPaintMs: middle((result) => result.firstContentfulPaintMs),
    largestContentfulPaintMs: middle((result) => result.largestContentfulPaintMs),
    speedIndexMs: middle((result) => result.speedIndexMs),
    totalBlockingTimeMs: middle((result) => result.totalBlockingTimeMs),
    cumulativeLayoutShift: Math.max(...results.map((result) => result.cumulativeLayoutShift)),
  };
}

function byMedian<Item>(items: Item[], by: (item: Item) => number): Item {
  const item = items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];
  if (!item) throw new Error("Nothing was measured.");
  return item;
}

function table(rows: Row[]): string {
  const head = [
    "page",
    "Lighthouse",
    "FCP ms",
    "LCP ms",
    "SI ms",
    "TBT ms",
    "CLS",
    "real LCP ms",
    "÷ still",
    ...(options.floor ? ["floor ms"] : []),
    "document B",
    "script KB",
    "font KB",
    "image KB",
    "first view KB",
    "scrolled KB",
    "first change of page ms",
    "later ms",
    "first, 4× slower ms",
    "later, 4× slower ms",
  ];
  const lines = rows.map(({ page, lighthouse, load, ratio, floorMs, ...row }) => [
    page,
    Object.values(lighthouse.scores).join(" / "),
    ms(lighthouse.firstContentfulPaintMs),
    ms(lighthouse.largestContentfulPaintMs),
    ms(lighthouse.speedIndexMs),
    ms(lighthouse.totalBlockingTimeMs),
    String(Math.max(lighthouse.cumulativeLayoutShift, load.cumulativeLayoutShift)),
    ms(load.largestContentfulPaintMs),
    ratio.toFixed(2),
    ...(options.floor ? [ms(floorMs)] : []),
    String(row.documentBytes),
    ...["Script", "Font", "Image"].map((kind) => ((load.bytes[kind] ?? 0) / 1024).toFixed(0)),
    load.firstViewKb.toFixed(0),
    load.scrolledKb.toFixed(0),
    ms(row.navigation?.atOwnSpeed.first),
    ms(row.navigation?.atOwnSpeed.later),
    ms(row.navigation?.slowed.first),
    ms(row.navigation?.slowed.later),
  ]);
  const rule = head.map(() => "---");
  return `${[head, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

/** What a page costs more than it may, in words. */
function beyondBudget(row: Row): string[] {
  const { page, lighthouse, load, ratio, navigation } = row;
  const isBig = page === "/" || page.startsWith("/conferencex");
  const limits: [string, number | undefined, number][] = [
    ["FCP (ms)", lighthouse.firstContentfulPaintMs, budgets.lighthouse.firstContentfulPaintMs],
    [
      "LCP (ms)",
      lighthouse.largestContentfulPaintMs,
      isBig
        ? budgets.lighthouse.largestContentfulPaintBigMs
        : budgets.lighthouse.largestContentfulPaintMs,
    ],
    ["Speed Index (ms)", lighthouse.speedIndexMs, budgets.lighthouse.speedIndexMs],
    ["TBT (ms)", lighthouse.totalBlockingTimeMs, budgets.lighthouse.totalBlockingTimeMs],
    [
      "CLS in Lighthouse",
      lighthouse.cumulativeLayoutShift,
      budgets.lighthouse.cumulativeLayoutShift,
    ],
    [
      "CLS while loading and scrolling",
      load.cumulativeLayoutShift,
      budgets.load.cumulativeLayoutShift,
    ],
    ["real LCP ÷ the page without scripts", ratio, budgets.load.ratioToStill],
    ["script (KB)", (load.bytes.Script ?? 0) / 1024, budgets.load.scriptKb],
    [
      "first view (KB)",
      load.firstViewKb,
      page === "/" ? budgets.load.firstViewHomeKb : budgets.load.firstViewKb,
    ],
    ["after scrolling (KB)", load.scrolledKb, budgets.load.scrolledKb],
    ["document (bytes)", row.documentBytes, budgets.load.documentBytes],
    ["change of page (ms)", navigation?.atOwnSpeed.later, budgets.navigation.pressToHeadingMs],
    [
      "change of page, 4× slower (ms)",
      navigation?.slowed.later,
      budgets.navigation.pressToHeadingSlowMs,
    ],
  ];
  const scores = Object.entries(lighthouse.scores)
    .filter(
      ([name, score]) =>
        score < budgets.lighthouse.score && !(name === "seo" && page === "/no-such-page"),
    )
    .map(([name, score]) => `${page}: Lighthouse ${name} is ${score}.`);
  return [
    ...scores,
    ...limits
      .filter(([, value, limit]) => value !== undefined && value > limit)
      .map(
        ([name, value, limit]) => `${page}: ${name} is ${value?.toFixed(2)}, more than ${limit}.`,
      ),
  ];
}

function report(failures: string[]) {
  if (failures.length === 0) {
    process.stdout.write("\nEverything is within its budget.\n");
    return;
  }
  process.stdout.write(`\nBeyond the budgets of tests/bench/budgets.ts:\n${failures.join("\n")}\n`);
  process.exitCode = 1;
}
