import type { Page } from "@playwright/test";
import { clippedTexts, cutWords, surplusWidth } from "../support/fitting-text.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test as base } from "../support/site.ts";
import { addToastStyles, TOASTS } from "../support/toasts.ts";
import { views } from "../support/views.ts";
import { conference, content, LEFT_OUT, paths, uiText } from "../support/content.ts";

const { edition } = conference;

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

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
});

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
];

/** A small phone, turned. */
const LANDSCAPE = { width: 480, height: 320 };

/** Broken words of up to ten letters. Longer ones may be, at 320 px. */
const brokenWords = async (page: Page) =>
  (await cutWords(page)).filter((found) =>
    /^cut: [\p{L}\p{N}]{2,10}[^\p{L}\p{N}]* in /u.test(found),
  );

/** Texts in letters that are not much larger than without the setting. */
const smallTexts = (page: Page) =>
  page.locator("main, header, footer").evaluateAll((parts) =>
    parts
      .flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(":not(svg, svg *, [aria-hidden=true] *)"),
      ])
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 24,
      )
      .map(({ textContent }) => textContent),
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
      expect.soft(await smallTexts(page), message).toEqual([]);
      expect.soft(await brokenWords(page), message).toEqual([]);
      expect.soft(await clippedTexts(page), message).toEqual([]);
    }
    const smallIcons = await page
      .locator('svg[viewBox="0 0 24 24"]:visible')
      .evaluateAll((all) => all.filter((icon) => icon.getBoundingClientRect().width < 32).length);
    expect(smallIcons).toBe(0);
  });
}

test("R39 with text at 200 % toasts break at words and stay in the window", async ({ page }) => {
  for (const size of [...SIZES, LANDSCAPE]) {
    await page.setViewportSize(size);
    await page.goto(paths.newsletter);
    await addToastStyles(page);
    await page.evaluate(async (url) => {
      const { toasts } = (await import(url)) as { toasts: { add: (options: object) => number } };
      for (const status of ["success", "loading", "error"])
        toasts.add({ status, message: "This page is loading, because something is slow." });
    }, TOASTS);
    const message = `at ${size.width} × ${size.height} px`;
    for (const toast of await page.locator("[data-status]").all())
      await expect(toast, message).toBeInViewport({ ratio: 1 });
    const places = await page
      .locator("[data-status]")
      .evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
    const apart = places.toSorted((a, b) => a.top - b.top);
    for (const [index, { top }] of apart.entries())
      expect(top, message).toBeGreaterThanOrEqual(apart[index - 1]?.bottom ?? 0);
    const broken = await brokenWords(page);
    expect(broken, message).toEqual([]);
    expect(await clippedTexts(page), message).toEqual([]);
  }
});

test("R6 B2 with text at 200 % drawer and calendar menu fit the window", async ({ page }) => {
  for (const size of [...SIZES, { width: 768, height: 900 }, LANDSCAPE]) {
    await page.setViewportSize(size);
    const message = `at ${size.width} × ${size.height} px`;
    await page.goto(conference.path);
    const calendar = page.getByRole("button", { name: edition.hero.addToCalendar });
    // An edition that is over has no calendar menu.
    if (edition.phase !== "over") {
      await calendar.click();
      await expect(page.locator("[popover]"), message).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: uiText.menu, exact: true }).click();
    const close = page.getByRole("button", { name: uiText.closeMenu });
    await expect(close, message).toBeInViewport({ ratio: 1 });
    for (const link of await page.getByRole("dialog").getByRole("link").all()) {
      await link.focus();
      await expect(link, message).toBeInViewport({ ratio: 0.95 });
    }
  }
});

test("R3 R5 with text at 200 % the header is low and covers no anchor", async ({ page }) => {
  test.skip(!content("home").team, LEFT_OUT);
  for (const size of [...SIZES, { width: 1280, height: 600 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const message = `at ${size.width} × ${size.height} px`;
    await page.goto("about:blank");
    await page.goto("/#meet-the-team");
    const heading = page.locator("#meet-the-team h2");
    await expect(heading, message).toBeInViewport();
    const places = () =>
      page.evaluate(() => ({
        header: Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
        heading: document.querySelector("#meet-the-team h2")?.getBoundingClientRect().top ?? 0,
      }));
    await expect
      .poll(async () => (await places()).heading < size.height / 2, { message })
      .toBe(true);
    const { header, heading: top } = await places();
    expect(header, message).toBeLessThanOrEqual(size.height / 5);
    expect(top, message).toBeGreaterThanOrEqual(header);
  }
});
