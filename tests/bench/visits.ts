import { type Browser, type CDPSession, devices, type Page } from "@playwright/test";
import { hydrated, openPage } from "../support/hydration.ts";
import { paths } from "../support/content.ts";

/** Time without input after load or hydration, for late tasks and entries. */
const SETTLE_MS = 1000;
const HOVER_MS = 100;

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];
const BYTES_PER_MBIT = 1024 ** 2 / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MBIT,
  uploadThroughput: 0.75 * BYTES_PER_MBIT,
};

type Conditions = { isSlowPhone?: boolean; cpuSlowdown?: number };

/** Opens a browser context without cache, measures in it and closes it. */
async function visit<Result>(
  browser: Browser,
  { isSlowPhone = false, cpuSlowdown = isSlowPhone ? 4 : 1 }: Conditions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...(isSlowPhone && PHONE) });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (isSlowPhone) await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Loads a page on a slow network and CPU without input. CPU time is the main thread's. */
export function loadSlowly(browser: Browser, url: string) {
  return visit(browser, { isSlowPhone: true }, async (page, session) => {
    const traffic = { requests: 0, bytes: 0 };
    session.on("Network.responseReceived", () => (traffic.requests += 1));
    session.on("Network.loadingFinished", (event) => (traffic.bytes += event.encodedDataLength));
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    const { metrics } = await session.send("Performance.getMetrics");
    const cpu = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return { ...(await page.evaluate(readLoad)), ...traffic, cpu };
  });
}

async function readLoad() {
  const read = (type: string) =>
    new Promise<(PerformanceEntry & { value?: number })[]>((done) => {
      const observer = new PerformanceObserver((list) => done(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => done([]), 500);
    });
  const paints = read("largest-contentful-paint");
  const shifts = read("layout-shift");
  const tasks = await read("longtask");
  const [navigation] = performance.getEntriesByType("navigation").map((entry) => entry.toJSON());
  return {
    lcp: (await paints).at(-1)?.startTime ?? Number.NaN,
    /** The load event or the end of the last long task. */
    interactive: Math.max(navigation.loadEventEnd, ...tasks.map((t) => t.startTime + t.duration)),
    cls: (await shifts).reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

/** Writes user timings: “hydration” from the first sign of life on, and “input” for each event until its next paint. */
function observeStart() {
  let sign: number | undefined;
  for (const type of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"]) {
    addEventListener(type, (event) => (sign ??= event.timeStamp), true);
  }
  new MutationObserver(() => performance.measure("hydration", { start: sign })).observe(document, {
    subtree: true,
    attributeFilter: ["data-hydrated"],
  });
  const inputs = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      performance.measure("input", { start: startTime, duration });
    }
  });
  for (const type of ["first-input", "event"]) {
    inputs.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

async function longest(page: Page, timing: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, timing);
  return page.evaluate(
    (name) => Math.max(...performance.getEntriesByName(name).map(({ duration }) => duration)),
    timing,
  );
}

/** Taps a control right after the load event on a slow network and CPU, which starts React. */
export function tapFirst(browser: Browser, url: string) {
  return visit(browser, { isSlowPhone: true }, async (page) => {
    await page.addInitScript(observeStart);
    await page.goto(url, { waitUntil: "load" });
    const summary = page.locator("main summary:visible").first();
    const menu = page.locator("header button:visible").first();
    await ((await summary.count()) > 0 ? summary : menu).tap();
    const hydration = await longest(page, "hydration");
    await page.waitForTimeout(SETTLE_MS);
    return { hydration, inp: await longest(page, "input") };
  });
}

type TraceEvent = { name: string; ph: string } & Record<"pid" | "tid" | "ts" | "tdur", number>;

/** CPU time of the longest task after the first sign of life, at the machine's own speed. */
export function longestHydrationTask(browser: Browser, url: string): Promise<number> {
  return visit(browser, {}, async (page) => {
    await page.addInitScript(observeStart);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    await hydrated(page);
    // Events of the last task reach the trace late.
    await page.waitForTimeout(SETTLE_MS);
    const trace = JSON.parse(String(await browser.stopTracing()));
    const events = trace.traceEvents as TraceEvent[];
    const start = events.find(({ name, ph }) => name === "hydration" && ph === "b");
    if (!start) throw new Error(`The trace of ${url} shows no hydration.`);
    const tasks = events.filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && pid === start.pid && tid === start.tid && ts >= start.ts,
    );
    return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000;
  });
}

/**
 * Time from a click on a footer link, a tap on a slow phone, to the paint of the new heading: on a page that React has
 * hydrated, or on an untouched one. Nothing has announced the link, as a hover does.
 */
export function navigateAtOnce(
  browser: Browser,
  url: string,
  to: string,
  { isSlowPhone = false, isHydrated = false },
) {
  return visit(browser, { isSlowPhone }, async (page) => {
    await page.addInitScript(watchHeading);
    await page.goto(url, { waitUntil: "load" });
    if (isHydrated) await hydrated(page);
    await page.waitForTimeout(SETTLE_MS);
    const start = await page.evaluate(
      ([path, pointerType]) => {
        const click = new PointerEvent("click", { bubbles: true, cancelable: true, pointerType });
        const link = document.querySelector(`footer a[href="${path}"]`);
        setTimeout(() => link?.dispatchEvent(click)); // after the answer to the benchmark
        return performance.timeOrigin + performance.now();
      },
      [to, isSlowPhone ? "touch" : "mouse"] as const,
    );
    await page.waitForURL((at) => at.pathname === to);
    const painted = await page.waitForFunction((since) => {
      const { headingPaintedAt: at = 0 } = window as { headingPaintedAt?: number };
      return at > since && at;
    }, start);
    return Number(await painted.jsonValue()) - start;
  });
}

/** Notes when each new heading is painted. */
function watchHeading() {
  let last: Element | null = null;
  const look = () => {
    const heading = document.querySelector("main h1");
    if (heading && heading !== last) {
      last = heading;
      // A task after the frame runs after its paint.
      setTimeout(() => {
        Object.assign(window, { headingPaintedAt: performance.timeOrigin + performance.now() });
      });
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Time from `pointerdown` on a footer link to the paint of the new heading. */
export function navigate(browser: Browser, origin: string, to: string, cpuSlowdown: number) {
  return visit(browser, { cpuSlowdown }, async (page) => {
    await openPage(page, origin + (to === paths.newsletter ? paths.competition : paths.newsletter));
    await page.locator(`footer a[href="${to}"]`).hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(timeNavigation);
    await page.mouse.down();
    await page.mouse.up();
    return longest(page, "navigation");
  });
}

function timeNavigation() {
  const old = document.querySelector("main h1");
  addEventListener("pointerdown", ({ timeStamp }) => {
    // A task after the frame runs after its paint.
    const done = () => setTimeout(() => performance.measure("navigation", { start: timeStamp }));
    const check = () => {
      const heading = document.querySelector("main h1");
      requestAnimationFrame(heading && heading !== old ? done : check);
    };
    check();
  });
}
