import { expectFits } from "../support/fitting-text.ts";
import { setAllOpen } from "../support/sections.ts";
import { stressSite } from "./stress-content.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { paths } from "../support/content.ts";

const WIDTHS = [320, 768, 1280, 1920];

// One build for all; it takes as long as a build takes.
test.describe.configure({ mode: "serial" });
test.use({
  contextOptions: { reducedMotion: "reduce" },
  allowedRequests: [/^http:\/\/localhost:/],
});

let site: Awaited<ReturnType<typeof stressSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await stressSite();
});
test.afterAll(() => site?.close());

for (const path of [
  ...pages,
  `${paths.competition}#2024`,
  `${paths.competition}#2023`,
  NOT_FOUND,
]) {
  test(`R1 ${path} shows stress content without clipped or overlapping text`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto(site.url + path);
    await setAllOpen(page);
    await expectFits(page, WIDTHS);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}
