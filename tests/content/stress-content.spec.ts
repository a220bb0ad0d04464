import { stressSite } from "./stress-content.ts";
import { views } from "../support/views.ts";
import { cutWords, expectFits } from "../support/fitting-text.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";

const PATHS = [...pages, ...views, NOT_FOUND];

test.describe("long texts and lists", () => {
  const site = stressSite();

  for (const path of PATHS) {
    test(`R1 ${path} shows stress content without cut or overlapping text`, async ({ page }) => {
      await page.goto(site.url + path);
      await setAllOpen(page);
      await expectFits(page, [320, 768, 1280, 1920]);
      expect(await page.evaluate(() => "injected" in window)).toBe(false);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }
});

test.describe("long words", () => {
  const site = stressSite("long-words");

  for (const path of PATHS) {
    test(`R1 ${path} cuts no word and no number, however narrow its column`, async ({ page }) => {
      await page.goto(site.url + path);
      await setAllOpen(page);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cutWords(page), { message: `at ${width} px` }).toEqual([]);
      }
    });
  }
});
