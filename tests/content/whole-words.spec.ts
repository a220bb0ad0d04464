import { cutWords } from "../support/fitting-text.ts";
import { stressSite } from "./stress-content.ts";
import { setAllOpen } from "../support/sections.ts";
import { paths } from "../support/content.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

// One build for all; it takes as long as a build takes.
test.describe.configure({ mode: "serial" });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  allowedRequests: [/^http:\/\/localhost:/],
});

let site: Awaited<ReturnType<typeof stressSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await stressSite("long-words");
});
test.afterAll(() => site?.close());

for (const path of [
  ...pages,
  `${paths.competition}#2024`,
  `${paths.competition}#2023`,
  NOT_FOUND,
]) {
  test(`R1 ${path} cuts no word and no number, however narrow its column`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto(site.url + path);
    await setAllOpen(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutWords(page), { message: `at ${width} px` }).toEqual([]);
    }
  });
}
