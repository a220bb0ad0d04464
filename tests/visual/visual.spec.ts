import { content, paths, uiText } from "../support/content.ts";
import { expectBaseline, settled } from "./baseline.ts";
import { isSampleContent, SAMPLE_HAS_CHANGED } from "../support/sample.ts";
import { setAllOpen } from "../support/sections.ts";
import { chooseColorMode, expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

test.beforeEach(() => {
  test.skip(test.info().config.updateSnapshots !== "all" && !isSampleContent(), SAMPLE_HAS_CHANGED);
});

const WIDTHS = [360, 768, 1280];
const editions = content("projectx").editions as { year: number }[];

const urls = [...pages, ...editions.map(({ year }) => `${paths.competition}#${year}`), NOT_FOUND];

const nameOf = (url: string) => url.replace(/^\//, "").replace("#", "-") || "home";

for (const url of urls) {
  for (const mode of ["light", "dark"]) {
    test(`R10 R40 ${url} matches its visual baseline, in ${mode} mode`, async ({
      page,
      context,
    }, info) => {
      await chooseColorMode(context, mode);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, url);
        await expectBaseline(page, `${nameOf(url)}-${width}-${mode}`, info);
      }
      if ((await page.locator("main details").count()) > 0) {
        await setAllOpen(page);
        await expectBaseline(page, `${nameOf(url)}-open-1280-${mode}`, info);
      }
    });
  }

  test(`R1 ${url} matches its ARIA snapshot`, async ({ page }) => {
    await openPage(page, url);
    await setAllOpen(page);
    await settled(page);
    await expect(page.locator("main")).toMatchAriaSnapshot({
      name: `${nameOf(url)}.aria.yml`,
    });
  });
}

for (const mode of ["light", "dark"]) {
  test(`R6 the menu matches its visual baseline, in ${mode} mode`, async ({
    page,
    context,
  }, info) => {
    await chooseColorMode(context, mode);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, paths.newsletter);
      await page.getByRole("button", { name: uiText.menu, exact: true }).click();
      await expect(page.getByRole("dialog", { name: uiText.menu })).toBeVisible();
      await expectBaseline(page, `menu-${width}-${mode}`, info);
    }
  });
}
