import type { Browser, CDPSession, Page } from "@playwright/test";

export type LoadResult = {
  largestContentfulPaintMs: number;
  cumulativeLayoutShift: number;
  /** Compressed bytes by kind until the page answers to React; of a page without scripts, until it has loaded. */
  bytes: Record<string, number>;
  firstViewKb: number;
  scrolledKb: number;
};

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** One real load over a line of 1.6 Mbps and 150 ms with a processor four times slower, on a phone's screen. */
export async function loadThrottled(
  browser: Browser,
  url: string,
  hasScripts: boolean,
): Promise<LoadResult> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const bytes = countBytes(session);
  await session.send("Network.enable");
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: "load" });
  if (hasScripts) await reactHasStarted(page);
  const firstView = { ...bytes };
  await page.waitForFunction(
    () => (window as unknown as { paints: Paints }).paints.largestContentfulPaintMs > 0,
  );
  // Before it scrolls: a picture further down that is larger would count as the largest paint.
  const { largestContentfulPaintMs } = await paintsOf(page);
  await scrollToEnd(page);
  if (hasScripts) await page.waitForFunction(() => document.documentElement.dataset.warm);
  const { cumulativeLayoutShift } = await paintsOf(page);
  await context.close();
  return {
    largestContentfulPaintMs,
    cumulativeLayoutShift,
    bytes: firstView,
    firstViewKb: sum(firstView) / 1024,
    scrolledKb: sum(bytes) / 1024,
  };
}

type Paints = { largestContentfulPaintMs: number; cumulativeLayoutShift: number };

function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => (window as unknown as { paints: Paints }).paints);
}

function observePaints() {
  const paints: Paints = { largestContentfulPaintMs: 0, cumulativeLayoutShift: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largestContentfulPaintMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      paints.cumulativeLayoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function countBytes(session: CDPSession): Record<string, number> {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** React keeps its notes on the elements it has taken over. */
export async function reactHasStarted(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState("networkidle");
}

function sum(bytes: Record<string, number>): number {
  return Object.values(bytes).reduce((total, each) => total + each, 0);
}
