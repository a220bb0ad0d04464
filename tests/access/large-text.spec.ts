import type { Page } from "@playwright/test";
import { clippedTexts, cutWords, surplusWidth } from "../support/fitting-text.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test as base } from "../support/site.ts";
import { views } from "../support/views.ts";

/** A browser whose own setting for the size of text is twice the default. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
});

/** Phones, a tablet and a laptop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
];

/** A small phone, turned. */
const LANDSCAPE = { width: 480, height: 320 };

/** Broken words of up to ten letters. Longer ones may be, at 320 px. */
const brokenWords = async (page: Page) =>
  (await cutWords(page)).filter((found) =>
    /^cut: [\p{L}\p{N}]{2,10}[^\p{L}\p{N}]* in /u.test(found),
  );

for (const path of [...pages, ...views.slice(-1), NOT_FOUND]) {
  test(`R1 ${path} breaks at words and fits with text at 200 %`, async ({ page }) => {
    await page.goto(path);
    await setAllOpen(page);
    await page.evaluate(() => document.fonts.ready);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const message = `at ${size.width} px`;
      await expect.poll(() => surplusWidth(page), { message }).toBe(0);
      expect.soft(await brokenWords(page), message).toEqual([]);
      expect.soft(await clippedTexts(page), message).toEqual([]);
    }
  });
}

test("R3 R5 R6 B2 with text at 200 % menus fit, and the header is low and covers no anchor", async ({
  page,
}) => {
  for (const size of [...SIZES, LANDSCAPE]) {
    await page.setViewportSize(size);
    const message = `at ${size.width} × ${size.height} px`;
    await page.goto("/conferencex");
    await page.getByRole("button", { name: "Add to calendar" }).click();
    await expect(page.locator("main [popover]"), message).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const close = page.getByRole("button", { name: "Close the menu" });
    await expect(close, message).toBeInViewport({ ratio: 1 });
    for (const link of await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .all()) {
      await link.focus();
      await expect(link, message).toBeInViewport({ ratio: 0.95 });
    }

    await page.goto("/#meet-the-team");
    const places = () =>
      page.evaluate(() => ({
        header: Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
        heading: document.querySelector("#meet-the-team h2")?.getBoundingClientRect().top ?? NaN,
      }));
    const isHigh = async () => (await places()).heading < size.height / 2;
    await expect.poll(isHigh, { message }).toBe(true);
    const { header, heading } = await places();
    expect(header, message).toBeLessThanOrEqual(size.height / 5);
    expect(heading, message).toBeGreaterThanOrEqual(header);
  }
});
