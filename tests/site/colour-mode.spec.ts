import type { Page } from "@playwright/test";
import { menuLink } from "../support/links.ts";
import { chooseColorMode, colours, expect, test } from "../support/site.ts";
import { holdReact, hydrated } from "../support/hydration.ts";
import { paths, uiText } from "../support/content.ts";

const surface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const DAY_MS = 86_400_000;

async function choose(page: Page, name: string) {
  await page
    .getByRole("group", { name: uiText.colourMode })
    .getByRole("radio", { name })
    .check({ force: true });
}

test.describe("with a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("R10 light is the default, and “Match system” follows at once", async ({ page }) => {
    await page.goto("/");
    expect(await surface(page)).toBe(colours.light);
    await choose(page, uiText.matchSystem);
    expect(await surface(page)).toBe(colours.dark);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await surface(page)).toBe(colours.light);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("R10 without JavaScript the page is light and the control hidden", async ({ page }) => {
      await page.goto("/");
      expect(await surface(page)).toBe(colours.light);
      await expect(page.getByRole("group", { name: uiText.colourMode })).toBeHidden();
    });
  });
});

test("R10 after Back the control shows the mode that the page has", async ({ page }) => {
  await page.goto("/");
  await choose(page, uiText.dark);
  await page.goto(paths.newsletter);
  await choose(page, uiText.light);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveCSS("background-color", colours.light);
  await expect(page.getByRole("radio", { name: uiText.light })).toBeChecked();
});

test("R10 the chosen colour mode lasts a year, on every page", async ({ page }) => {
  await page.goto("/");
  await choose(page, uiText.dark);
  expect(await surface(page)).toBe(colours.dark);
  await page.goto(paths.newsletter);
  expect(await surface(page)).toBe(colours.dark);
  await expect(page.getByRole("radio", { name: uiText.dark })).toBeChecked();
  const days = (count: number) => Date.now() + count * DAY_MS;
  await page.clock.setFixedTime(days(364));
  await page.reload();
  expect(await surface(page)).toBe(colours.dark);
  await page.clock.setFixedTime(days(366));
  await page.reload();
  expect(await surface(page)).toBe(colours.light);
  await expect(page.getByRole("radio", { name: uiText.light })).toBeChecked();
});

test("R10 the chosen colour mode applies from the first paint", async ({ page, context }) => {
  await chooseColorMode(context, "dark");
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      if (document.body) painted.push(getComputedStyle(document.documentElement).backgroundColor);
    });
    port1.start();
    const check = () => {
      port2.postMessage(undefined); // The message arrives after the frame's paint.
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await page.goto("/");
  const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  await expect.poll(async () => (await painted()).length).toBeGreaterThan(3);
  expect(new Set(await painted())).toEqual(new Set([colours.dark]));
});

test("R10 hydration loses no click on the colour mode", async ({ page }) => {
  await page.goto(paths.newsletter);
  await choose(page, uiText.dark);
  const startReact = await holdReact(page);
  await page.reload();
  const request = page.waitForRequest(/\/assets\/react-/);
  // One movement may come before the start module listens.
  const movement = setInterval(() => void page.mouse.move(Math.random() * 9, 5), 200);
  await request.finally(() => clearInterval(movement));
  // Hydration is one task, so the last click that it could lose is one that waits before it.
  await choose(page, uiText.matchSystem);
  startReact();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: uiText.matchSystem })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "system");
});

test("R10 other tabs follow the chosen colour mode", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto(paths.newsletter);
  await choose(other, uiText.dark);
  await expect.poll(() => surface(page)).toBe(colours.dark);
  await expect(page.getByRole("radio", { name: uiText.dark })).toBeChecked();
});

test("R10 R11 with blocked storage the choice lasts until the next load", async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException("blocked", "SecurityError");
      },
      set(): never {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(Document.prototype, "cookie", blocked);
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, blocked);
    }
  });
  await page.goto("/");
  await choose(page, uiText.dark);
  expect(await surface(page)).toBe(colours.dark);
  await page.getByRole("button", { name: uiText.pauseMotion }).click();
  await expect(page.getByRole("button", { name: uiText.playMotion })).toBeVisible();
  await hydrated(page);
  await menuLink(page, paths.newsletter).click();
  await expect(page).toHaveURL(paths.newsletter);
  expect(await surface(page)).toBe(colours.dark);
});
