import type { Page } from "@playwright/test";
import { expectFits } from "../support/fitting-text.ts";
import { conference, LEFT_OUT } from "../support/content.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { views } from "../support/views.ts";

/** As translators and clubs that write from right to left do. */
const setDirection = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** The lowest share of a strip's width that its lists cover in the course of one round. */
const coverageOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-moving]:has(> ul)")].map((strip) => {
      const lists = [...strip.children];
      const shares = [0, 0.25, 0.5, 0.75, 0.95].map((share) => {
        for (const animation of lists.flatMap((list) => list.getAnimations())) {
          animation.pause();
          const duration = animation.effect?.getComputedTiming().duration;
          animation.currentTime = Number(duration) * share;
        }
        const frame = strip.getBoundingClientRect();
        const boxes = lists.map((list) => list.getBoundingClientRect());
        const left = Math.max(frame.left, Math.min(...boxes.map((box) => box.left)));
        const right = Math.min(frame.right, Math.max(...boxes.map((box) => box.right)));
        return Math.round(((right - left) / frame.width) * 100);
      });
      return Math.min(...shares);
    }),
  );

/** Boxes whose place from right to left is not the mirrored place from left to right. */
const unmirrored = (page: Page) =>
  page.evaluate(() => {
    const SLACK = 2;
    // Inline text keeps its own order, and marquees have moved on.
    const left =
      "p, :is(p, dd) a, span, bdi, time, strong, em, br, wbr, script, template *, svg *, [data-moving] *";
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) =>
        !element.matches(left) &&
        !element.closest("[inert], [popover], .visually-hidden, .skip-link") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = () => shown.map((element) => element.getBoundingClientRect());
    const width = document.documentElement.clientWidth;
    const before = boxes();
    document.documentElement.dir = "rtl";
    const after = boxes();
    return shown
      .filter((_, index) => {
        const [one, other] = [before[index], after[index]];
        return (
          one &&
          other &&
          (Math.abs(width - other.right - one.left) > SLACK ||
            Math.abs(width - other.left - one.right) > SLACK)
        );
      })
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
  });

for (const direction of ["ltr", "rtl"]) {
  test(`R14 R16 strips loop without a gap in ${direction} text`, async ({ page }) => {
    let count = 0;
    for (const path of pages) {
      await page.goto(path);
      await setDirection(page, direction);
      for (const width of [390, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const coverage = await coverageOf(page);
        count += coverage.length;
        expect(
          coverage.filter((share) => share < 100),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
    test.skip(count === 0, LEFT_OUT);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R1 pages from right to left mirror those from left to right", async ({ page }) => {
    for (const path of [...pages, ...views.slice(-1)]) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("about:blank");
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await unmirrored(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  for (const path of [...pages, ...views.slice(-1), NOT_FOUND]) {
    test(`R1 ${path} cuts no text and fits its window from right to left`, async ({ page }) => {
      await page.goto(path);
      await setDirection(page, "rtl");
      await expectFits(page, [320, 360, 768, 1280]);
    });
  }
});

test("R24 the day's digits keep their order from right to left", async ({ page }) => {
  await page.goto(conference.path);
  await setDirection(page, "rtl");
  const lefts = await page
    .locator("h1 time > :first-child > span")
    .evaluateAll((digits) => digits.map((digit) => digit.getBoundingClientRect().left));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});
