import type { Page } from "@playwright/test";
import { chooseColorMode, colours, expect, test } from "../support/site.ts";

const DAY_MS = 86_400_000;

const radio = (page: Page, name: string) =>
  page.getByRole("group", { name: "Colour mode" }).getByRole("radio", { name });
const choose = (page: Page, name: string) => radio(page, name).check({ force: true });

/** Expects the page's ground, and the control that says so. */
async function expectMode(page: Page, name: string, ground = name) {
  const colour = ground === "Dark" ? colours.dark : colours.light;
  await expect(page.locator("html")).toHaveCSS("background-color", colour);
  await expect(radio(page, name)).toBeChecked();
}

test.describe("with a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("R10 light is the default, and “Match system” follows at once", async ({ page }) => {
    await page.goto("/");
    await expectMode(page, "Light");
    await choose(page, "Match system");
    await expectMode(page, "Match system", "Dark");
    await page.reload();
    await expectMode(page, "Match system", "Dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectMode(page, "Match system", "Light");
  });

  test("R10 a browser that darkens light pages by itself leaves this one alone", async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await page.goto("/projectx");
    const picture = await page.screenshot();
    await browser.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect((await page.screenshot()).equals(picture)).toBe(true);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("R10 without JavaScript the page is light and the control hidden", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveCSS("background-color", colours.light);
      await expect(page.getByRole("group", { name: "Colour mode" })).toBeHidden();
    });
  });
});

test("R10 the choice is for every page, other tabs and Back, and lasts a year", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/learnai");
  await choose(page, "Dark");
  await expectMode(page, "Dark");
  await expectMode(other, "Dark");
  await page.goto("/newsletter");
  await expectMode(page, "Dark");
  await choose(page, "Light");
  await page.goBack();
  await expectMode(page, "Light");
  await choose(page, "Dark");
  const now = Date.now();
  await page.clock.setFixedTime(now + 364 * DAY_MS);
  await page.reload();
  await expectMode(page, "Dark");
  await page.clock.setFixedTime(now + 366 * DAY_MS);
  await page.reload();
  await expectMode(page, "Light");
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
