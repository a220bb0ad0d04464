import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

// Playwright disables the back/forward cache.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
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
