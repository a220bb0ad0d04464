import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

// Playwright switches the back/forward cache off.
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
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => void Object.assign(window, { isKept: true }));
    await page.goto("/favicon.svg");
    await page.goBack({ waitUntil: "commit" });
    // The test holds the page, and some browsers then drop it for reasons of their own; they list the page's too. That
    // it does come back whole is seen in Firefox and WebKit (cross-browser/journeys.spec.ts).
    const isKept = () => page.evaluate(() => "isKept" in window);
    await expect
      .poll(async () => explained.length > 0 || (await isKept()), { message: path })
      .toBe(true);
    const ofThePage = explained.filter(({ type }) => type === "PageSupportNeeded");
    expect(
      ofThePage.map(({ reason }) => reason),
      path,
    ).toEqual([]);
  }
});
