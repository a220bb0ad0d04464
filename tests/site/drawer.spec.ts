import type { Page } from "@playwright/test";
import { hold, openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 780 } });

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("navigation", { name: "Main" });

async function openDrawer(page: Page) {
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

withAndWithoutScripts((how) => {
  test(`R6 the drawer has the header's links and closes in all ways (${how})`, async ({ page }) => {
    await page.goto("/");
    await openDrawer(page);
    await expect(drawer(page).getByRole("link")).toHaveText([
      "Home",
      "About Us",
      "Our Team",
      "ConferenceX",
      "ProjectX",
      "LearnAI",
      "Newsletter",
      "Partner With Us",
    ]);
    await drawer(page).getByRole("button", { name: "Close the menu" }).click();
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    for (const [label, to] of [
      ["Our Team", "/#meet-the-team"],
      ["Newsletter", "/newsletter"],
    ] as const) {
      await openDrawer(page);
      await drawer(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(to);
      await expect(drawer(page)).toBeHidden();
    }
  });
});

test("R6 the drawer fills a small screen, holds and returns the focus, locks scrolling, is a sheet beyond 600 px, and goes where links have room, with Back, and for a page that arrives late", async ({
  page,
}) => {
  const arrive = await hold(page, "**/assets/words-projectx-*");
  await openPage(page, "/");
  await jumpTo(page, 300);
  await openDrawer(page);
  expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("nav"),
    );
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await expect(drawer(page)).toBeVisible();
  expect(await scrollTop(page)).toBe(300);
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();

  // A press that ends outside began inside.
  await page.setViewportSize({ width: 800, height: 780 });
  await openDrawer(page);
  await drawer(page).getByRole("button").hover();
  await page.mouse.down();
  await page.mouse.move(100, 700);
  await page.mouse.up();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(100, 700);
  await expect(drawer(page)).toBeHidden();

  await openDrawer(page);
  for (const [width, expected] of [
    [320, 320],
    [600, 600],
    [601, 416],
    [1100, 416],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .poll(() => drawer(page).boundingBox())
      .toMatchObject({ x: width - expected, width: expected });
  }
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect(drawer(page).getByRole("button")).toBeHidden();
  await expect(page.locator("header :focus")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 780 });
  await clickInPlace(page, "/#about");
  await expect(page).toHaveURL("/#about");
  await openDrawer(page);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await clickInPlace(page, "/newsletter");
  await expect(page).toHaveURL("/newsletter");
  await openDrawer(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();
  await clickInPlace(page, "/projectx");
  await openDrawer(page);
  arrive();
  await expect(page).toHaveURL("/projectx");
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("h1")).toBeFocused();
});
