import type { Page } from "@playwright/test";
import { holdReact, hydrated, nextFrames } from "../support/hydration.ts";
import { expect, MOVING, pages, test, withAndWithoutScripts } from "../support/site.ts";

// Low, because without a graphics card motion costs by the pixel.
test.use({ ...MOVING, viewport: { width: 1280, height: 400 } });

const MOVING_PAGES = ["/", "/conferencex", "/newsletter", "/partner-with-us"];
const DAY_MS = 86_400_000;
// R13
const CHARACTER_MS = 100;
const HOLD_MS = 3500;
const PAUSE_MS = 1250;

const typed = (page: Page) => page.locator("h1 [aria-hidden]");
const pause = (page: Page) => page.getByRole("button", { name: "Pause motion" });
const play = (page: Page) => page.getByRole("button", { name: "Play motion" });

/** Counts running endless animations. */
const countRunning = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().iterations === Infinity,
        ).length,
  );

test("R13 B14 the hero types at 100, 3500 and 1250 ms, moves nothing and keeps its name", async ({
  page,
}) => {
  await holdReact(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  const heading = page.getByRole("heading", {
    level: 1,
    name: "Advancing AI through ProjectX, ConferenceX and LearnAI",
  });
  const place = await heading.boundingBox();
  /** After so many milliseconds the hero shows this. */
  const expectTyped = async (ms: number, words: string) => {
    await page.clock.runFor(ms);
    await expect(typed(page)).toHaveText(words);
    expect(await heading.boundingBox()).toEqual(place);
  };
  await expectTyped(HOLD_MS - 100, "ProjectX");
  await expectTyped(150, "Project");
  await expectTyped(7 * CHARACTER_MS, "");
  await expectTyped(PAUSE_MS - 150, "");
  await expectTyped(150, "C");
  await expectTyped(10 * CHARACTER_MS, "ConferenceX");
  await expectTyped(HOLD_MS + 11 * CHARACTER_MS + PAUSE_MS + 7 * CHARACTER_MS, "LearnAI");
});

test("B3 R14 R16 animations run before React, pause for the focus, and “Pause motion” stops them all for a year", async ({
  page,
}) => {
  const startReact = await holdReact(page);
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Our Partners" });
  // Four lists of logos and words, three bubbles, two orbits with their bodies, and the caret.
  await expect.poll(() => countRunning(page)).toBe(12);
  startReact();
  await hydrated(page);

  for (const name of ["Northwind Labs", "Fernpost"]) {
    const link = banner.getByRole("link", { name, exact: true });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    const place = await link.boundingBox();
    await nextFrames(page);
    expect(await link.boundingBox()).toEqual(place);
  }

  const box = await pause(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await pause(page).click();
  expect(await countRunning(page)).toBe(0);
  const now = Date.now();
  await page.clock.setFixedTime(now + 364 * DAY_MS);
  await page.reload();
  await hydrated(page);
  expect(await countRunning(page)).toBe(0);
  await page.clock.setFixedTime(now + 366 * DAY_MS);
  await page.reload();
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
  await pause(page).click();
  await play(page).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(play(page)).toBeVisible();
  expect(await countRunning(page)).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  withAndWithoutScripts((how, hasScripts) => {
    test(`B3 R13 R15 nothing moves, not even for a moment, and one button above the fold changes that (${how})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      for (const path of pages) {
        await page.goto(path);
        if (hasScripts) {
          expect(await countRunning(page), path).toBe(0);
          const moves = MOVING_PAGES.includes(path);
          await expect(play(page), path).toHaveCount(moves ? 1 : 0);
          if (moves) await expect(play(page), path).toBeInViewport();
        }
        const withTransition = await page.evaluate(
          () =>
            [...document.querySelectorAll("*")].filter((element) =>
              ["", "::before", "::after", "::details-content"].some((part) =>
                /[1-9]/.test(getComputedStyle(element, part).transitionDuration),
              ),
            ).length,
        );
        expect(withTransition, path).toBe(0);
      }
      await page.goto("/");
      await expect(typed(page)).toHaveText("ProjectX");
      for (const part of await page.locator("[data-slide-in]").all())
        await expect(part).toHaveCSS("transform", "none");
    });
  });

  test("B3 R13 R14 “Play motion” plays all motion, for a year", async ({ page }) => {
    await page.goto("/");
    expect(await countRunning(page)).toBe(0);
    await play(page).click();
    await expect(typed(page)).not.toHaveText("ProjectX");
    await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
    const now = Date.now();
    await page.clock.setFixedTime(now + 364 * DAY_MS);
    await page.reload();
    await expect(pause(page)).toBeVisible();
    await page.clock.setFixedTime(now + 366 * DAY_MS);
    await page.reload();
    await expect(play(page)).toBeVisible();
    expect(await countRunning(page)).toBe(0);
  });
});

test("R14 R16 strips loop without a gap, and show each item at rest", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto("/");
  const strips = page.locator("[data-still]");
  await expect(strips).toHaveCount(2);
  for (const share of [0, 0.5, 0.95]) {
    const gaps = await strips.evaluateAll(
      (all, share) =>
        all.flatMap((strip) => {
          for (const animation of strip.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * share;
          }
          const boxes = [...strip.children].map((list) => list.getBoundingClientRect());
          const { left, right } = strip.getBoundingClientRect();
          const first = Math.min(...boxes.map((box) => box.left)) - left;
          const last = right - Math.max(...boxes.map((box) => box.right));
          return [first, last].filter((gap) => gap > 1);
        }),
      share,
    );
    expect(gaps).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  const last = strips.last().locator("ul:not([aria-hidden]) > li").last();
  await last.evaluate((item) => item.scrollIntoView({ behavior: "instant" }));
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
