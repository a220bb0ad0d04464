import type { Page } from "@playwright/test";
import { content, copyLinkTo, LEFT_OUT, paths, uiText } from "../support/content.ts";
import { expect, test, TOAST_MS } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";

const team = content("team");

test.skip(team.length === 0, LEFT_OUT);

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
});

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, "/");
  await page.clock.pauseAt(60_000);
  await page.locator("summary", { hasText: team[0].name }).click();
});

/** Shows a toast, and moves the pointer away so that it does not pause the toast. */
async function copyLink(page: Page) {
  await page.getByRole("link", { name: copyLinkTo(team[0].name) }).click();
  await page.mouse.move(5, 5);
}

const toasts = (page: Page) => page.locator("[data-status]");
const closeButton = (page: Page) => page.getByRole("button", { name: uiText.dismiss });

test("R39 a toast appears in a polite live region that existed before", async ({ page }) => {
  const region = page.locator('[data-position="bottom"]').getByRole("status");
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await copyLink(page);
  await expect(region).toHaveAttribute("aria-atomic", "false"); // or older toasts are read again
  await expect(region).toContainText(uiText.linkCopied);
  await expect(toasts(page)).toHaveAttribute("data-status", "success");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tapped control keeps its looks", async ({ page }) => {
    const link = page.getByRole("link", { name: copyLinkTo(team[0].name) });
    const motion = page.getByRole("button", {
      name: new RegExp(`^(?:${uiText.pauseMotion}|${uiText.playMotion})$`),
    });
    for (const control of [link, motion]) {
      const looks = () =>
        control.evaluate((element) => {
          const { color, backgroundColor, textDecorationLine } = getComputedStyle(element);
          return [color, backgroundColor, textDecorationLine];
        });
      const before = await looks();
      await control.tap();
      expect(await looks()).toEqual(before);
    }
  });
});

test("R39 hovering pauses a toast, and afterwards the rest of its time runs", async ({ page }) => {
  await copyLink(page);
  await page.clock.runFor(TOAST_MS - 1000);
  for (const part of [400, 400]) {
    await toasts(page).hover();
    await page.clock.runFor(10 * TOAST_MS);
    await page.mouse.move(5, 5);
    await page.clock.runFor(part);
    await expect(toasts(page)).toHaveCount(1);
  }
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test("R39 the focus pauses a toast, and afterwards the rest of its time runs", async ({ page }) => {
  await copyLink(page);
  await page.clock.runFor(TOAST_MS - 1000);
  await closeButton(page).focus();
  await page.clock.runFor(10 * TOAST_MS);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("R39 a toast waits while its tab is hidden or its window left", async ({ page }) => {
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await copyLink(page);
  await show(true);
  await page.clock.runFor(10 * TOAST_MS);
  await show(false);
  await page.clock.runFor(TOAST_MS - 100);
  await expect(toasts(page)).toHaveCount(1);
  await closeButton(page).focus();
  await closeButton(page).dispatchEvent("focusout");
  await page.clock.runFor(2 * TOAST_MS);
  await expect(toasts(page)).toHaveCount(1);
});

test("R39 a toast stays while it has either the pointer or the focus", async ({ page }) => {
  await copyLink(page);
  await toasts(page).hover();
  await closeButton(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(2 * TOAST_MS);
  await expect(toasts(page)).toHaveCount(1);
  await closeButton(page).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(2 * TOAST_MS);
  await expect(toasts(page)).toHaveCount(1);
});

test("R39 a toast's button closes that toast", async ({ page }) => {
  await copyLink(page);
  await expect(toasts(page)).toHaveCount(1);
  await copyLink(page);
  await expect(toasts(page)).toHaveCount(2);
  const size = await closeButton(page).first().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await closeButton(page).first().click();
  await expect(toasts(page)).toHaveCount(1);
  await closeButton(page).press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

/** Blocks the clipboard. The error toast then shows the text itself, which is long. */
async function failToCopy(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copyLink(page);
}

test("R39 a toast closed by keyboard on a later page leaves the focus in it", async ({ page }) => {
  await copyLink(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("main summary")?.focus());
  await closeButton(page).focus();
  await clickInPlace(page, paths.partners);
  await expect(page.locator("h1:visible")).toBeFocused();
  await page.locator("h1:visible").blur(); // as a click beside the words does
  await closeButton(page).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("R39 the text to copy by hand is an alert and stays until it is closed", async ({ page }) => {
  await expect(page.locator('[data-position="bottom"]').getByRole("alert")).toBeEmpty();
  await failToCopy(page);
  const alert = page.locator('[data-position="bottom"]').getByRole("alert");
  await expect(alert).toContainText(`#team-${team[0].id}`);
  await page.clock.runFor(60 * TOAST_MS);
  await expect(toasts(page)).toHaveAttribute("data-status", "error");
  await closeButton(page).click();
  await expect(alert).toBeEmpty();
});

test("R39 toasts are 300 to 560 px wide, and never wider than a small screen", async ({ page }) => {
  await copyLink(page);
  await failToCopy(page);
  const [short, long] = await toasts(page).all();
  expect((await short?.boundingBox())?.width).toBeGreaterThanOrEqual(300);
  expect((await short?.boundingBox())?.width).toBeLessThanOrEqual(560);
  expect((await long?.boundingBox())?.width).toBeGreaterThanOrEqual(300);
  expect((await long?.boundingBox())?.width).toBeLessThanOrEqual(560);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(async () => {
    for (const toast of await toasts(page).all()) {
      const box = await toast.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.width).toBeLessThanOrEqual(300);
    }
  }).toPass({ timeout: 5000 });
});

test("R39 the three newest toasts are shown, also in a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { name } = team.at(-1);
  if (team.length > 1) await page.locator("summary", { hasText: name }).click();
  const link = page.getByRole("link", { name: copyLinkTo(name) });
  await copyLink(page);
  await failToCopy(page);
  // Long, like an email.
  await link.evaluate((element: HTMLAnchorElement) => (element.href = `#${"long".repeat(300)}`));
  for (let copies = 0; copies < 3; copies += 1) await link.press("Enter");
  await expect(toasts(page)).toHaveCount(3);
  for (const toast of await toasts(page).all()) {
    await expect(toast).toContainText("longlong");
    await expect(toast).toBeInViewport({ ratio: 1 });
  }
});
