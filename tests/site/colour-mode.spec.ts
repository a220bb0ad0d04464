import type { Page } from "@playwright/test";
import { colours, expect, test } from "../support/site.ts";

const DAY_MS = 86_400_000;

const radio = (page: Page, name: string) =>
  page.getByRole("group", { name: "Colour mode" }).getByRole("radio", { name });
const choose = (page: Page, name: string) => radio(page, name).check({ force: true });

/** The theme colours that apply, as browsers write a colour: rgb(…). */
const themeColours = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((all) =>
      (all as HTMLMetaElement[])
        .filter(({ media }) => !media || matchMedia(media).matches)
        .map(({ content }) => Object.assign(new Option().style, { color: content }).color),
    );

/** Expects the page's ground, the colour that the browser gets, and the control that says so. */
async function expectMode(page: Page, name: string, ground = name) {
  const colour = ground === "Dark" ? colours.dark : colours.light;
  await expect(page.locator("html")).toHaveCSS("background-color", colour);
  await expect.poll(() => themeColours(page)).toEqual([colour]);
  await expect(radio(page, name)).toBeChecked();
}

test.describe("with a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("R10 B9 light is the default, and “Match system” follows at once, as does the browser's own colour", async ({
    page,
    context,
  }) => {
    await page.goto("/projectx");
    await expectMode(page, "Light");
    // A browser that darkens light pages by itself leaves this one alone.
    const browser = await context.newCDPSession(page);
    const picture = await page.screenshot();
    await browser.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect((await page.screenshot()).equals(picture)).toBe(true);

    await choose(page, "Match system");
    await expectMode(page, "Match system", "Dark");
    await page.reload();
    await expectMode(page, "Match system", "Dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectMode(page, "Match system", "Light");
  });
});

test("R10 the choice is for every page from the first paint, other tabs and Back, and lasts a year", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/learnai");
  await choose(page, "Dark");
  await expectMode(page, "Dark");
  await expectMode(other, "Dark");
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
  await page.goto("/newsletter");
  const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  await expect.poll(async () => (await painted()).length).toBeGreaterThan(3);
  expect(new Set(await painted())).toEqual(new Set([colours.dark]));
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
