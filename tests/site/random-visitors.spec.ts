import { type Browser, devices } from "@playwright/test";
import { expect, test as base } from "../support/site.ts";
import { startUnreliableSite, type UnreliableSite, walk, walksOf } from "./visitors/walk.ts";

/** Lost files, requests that a newer navigation has cancelled, and transitions left out, which visitors do not notice. */
const EXPECTED =
  /^Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|^Transition was (?:skipped|aborted)/;

const test = base.extend<object, { browserWithPageCache: Browser; site: UnreliableSite }>({
  browserWithPageCache: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants one, and this fixture uses no other
    async ({}, use, { project }) => {
      const site = await startUnreliableSite(project.use.baseURL ?? "");
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
});

for (const { seed, isPhone, prefersStill, steps } of walksOf(process.env.LONG_TESTS ? 2000 : 100)) {
  test(`B18 R2 a random visitor always finds the page of the address (seed ${seed})`, async ({
    browser,
    browserWithPageCache,
    site,
  }) => {
    test.setTimeout(180_000);
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    const hasPageCache = seed % 2 === 0;
    const context = await (hasPageCache ? browserWithPageCache : browser).newContext({
      ...(isPhone && phone),
      // Without a graphics card pages cost by the pixel.
      deviceScaleFactor: 1,
      viewport: { width: isPhone ? 412 : 1280, height: 400 },
      // Chromium with this cache sometimes crashes while a view transition is skipped.
      reducedMotion: prefersStill || hasPageCache ? "reduce" : "no-preference",
    });
    const messages: string[] = [];
    context.on("weberror", (error) => messages.push(error.error().message));
    context.on("console", (message) => {
      if (message.type() === "error") messages.push(message.text());
    });
    const page = await context.newPage();
    const problem = await walk(
      {
        // Playwright itself hands on one argument only.
        evaluate: (run, ...given) =>
          page.evaluate(`(${run})(...${JSON.stringify(given)})`) as never,
      },
      site,
      steps,
    );
    await context.close();
    expect(problem).toBe(undefined);
    expect(messages.filter((message) => !EXPECTED.test(message))).toEqual([]);
  });
}
