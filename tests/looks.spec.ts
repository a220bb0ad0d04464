import { content } from "./content.ts";
import { expectLook, isKeptContent, settled } from "./looks.ts";
import { setAllOpen } from "./sections.ts";
import { chooseColorMode, expect, pages, test } from "./site.ts";
import { hydrated } from "./waits.ts";

// Part of `npm run test:long`; `npm run looks` keeps what is shown now.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

test.beforeEach(() => {
  test.skip(
    test.info().config.updateSnapshots !== "all" && !isKeptContent(),
    "content/ has changed since pictures and outlines were kept: npm run looks",
  );
});

const WIDTHS = [360, 768, 1280];
const editions = content("projectx").editions as { year: number }[];
const NOT_FOUND = "/no-such-page";

const addresses = [...pages, ...editions.map(({ year }) => `/projectx#${year}`), NOT_FOUND];

const nameOf = (address: string) => address.replace(/^\//, "").replace("#", "-") || "home";

for (const address of addresses) {
  test.describe(address, () => {
    test.use({ allowedMessages: address === NOT_FOUND ? [/status of 404/] : [] });

    for (const mode of ["light", "dark"]) {
      test(`R10 R40 ${address} looks as it was kept, in ${mode}`, async ({
        page,
        context,
      }, info) => {
        await chooseColorMode(context, mode);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          await hydrated(page);
          await expectLook(page, `${nameOf(address)}-${width}-${mode}`, info);
        }
        if ((await page.locator("main details").count()) > 0) {
          await setAllOpen(page);
          await expectLook(page, `${nameOf(address)}-open-1280-${mode}`, info);
        }
      });
    }

    test(`R1 ${address} has the outline that was kept, for those who hear it`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      await setAllOpen(page);
      await settled(page);
      await expect(page.locator("main")).toMatchAriaSnapshot({
        name: `${nameOf(address)}.aria.yml`,
      });
    });
  });
}

for (const mode of ["light", "dark"]) {
  test(`R6 the menu looks as it was kept, in ${mode}`, async ({ page, context }, info) => {
    await chooseColorMode(context, mode);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/learnai");
      await hydrated(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await expectLook(page, `menu-${width}-${mode}`, info);
    }
  });
}
