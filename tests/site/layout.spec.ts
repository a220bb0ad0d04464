import { expectFits, READERS_SPACING, surplusWidth } from "../support/fitting-text.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";
import { views } from "../support/views.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...pages, ...views, NOT_FOUND]) {
  test(`R1 R37 ${path} fits every width, also with a reader's text spacing`, async ({ page }) => {
    await page.goto(path);
    await setAllOpen(page);
    for (const width of [360, 480, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => surplusWidth(page), `at ${width} px`).toBe(0);
    }
    await addStyles(page, READERS_SPACING); // WCAG 1.4.12
    await expectFits(page, [1280, 320]);
  });
}
