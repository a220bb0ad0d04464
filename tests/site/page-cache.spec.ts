import { findChromium } from "../../scripts/browser.ts";
import { expect, pages, test } from "../support/site.ts";
import { paths, uiText } from "../support/content.ts";
import { openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";
import { forward, startProxy } from "../support/proxy.ts";

/** The headless shell has no back/forward cache. */
const chromium = findChromium();

// Playwright disables the back/forward cache.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: chromium ?? launchOptions.executablePath,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

type Explanation = { type: string; reason: string };

test("B4 no page prevents the back/forward cache", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const explained: Explanation[] = [];
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    explained.push(...notRestoredExplanations);
  });
  for (const path of pages) {
    explained.length = 0;
    await openPage(page, path);
    await page.evaluate(() => void Object.assign(window, { isRestored: true }));
    await page.goto("/favicon.svg");
    await page.goBack({ waitUntil: "commit" });
    // Chromium may drop a page that DevTools observes, and then lists all reasons. cross-browser/journeys.spec.ts checks
    // that pages are restored.
    const isRestored = () => page.evaluate(() => "isRestored" in window);
    await expect
      .poll(async () => explained.length > 0 || (await isRestored()), { message: path })
      .toBe(true);
    const ofThePage = explained.filter(({ type }) => type === "PageSupportNeeded");
    expect(
      ofThePage.map(({ reason }) => reason),
      path,
    ).toEqual([]);
  }
});

test.describe("with a slow page", () => {
  test.use({ allowedRequests: [/^http:\/\/localhost/] });

  test("R2 R46 a page restored by Back does not go on to an older link’s page", async ({
    page,
    baseURL,
  }) => {
    test.skip(!chromium, "Install “chromium”: the headless shell has no back/forward cache.");
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
      if (request.url?.startsWith("/assets/words-newsletter")) await held;
      await forward(await fetchFromSite(), response);
    });
    await openPage(page, `${proxy.origin}/`);
    await page.evaluate(() => void Object.assign(window, { isRestored: true }));
    await clickInPlace(page, paths.newsletter);
    await page.goto(`${proxy.origin}/favicon.svg`);
    await page.waitForTimeout(500); // until Chromium has put the page away
    await page.goBack({ waitUntil: "commit" });
    expect(await page.evaluate(() => "isRestored" in window)).toBe(true);
    const arrived = page.waitForResponse(/words-newsletter/);
    arrive();
    await arrived;
    // Longer than a page takes that has arrived.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(`${proxy.origin}/`);
    await expect(page.getByText(uiText.loading)).toHaveCount(0);
    proxy.stop();
  });
});
