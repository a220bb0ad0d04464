import { content, headerLinks, menuEntry, menuPage, paths, uiText } from "../support/content.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import { clickInPlace } from "../support/links.ts";
import { expect, SCROLL_BARS, test, withAndWithoutScripts } from "../support/site.ts";
import { hold, openPage } from "../support/hydration.ts";

const site = content("site");

test.use({ viewport: { width: 390, height: 780 } });

test("R6 the drawer fills the screen, holds the focus and locks scrolling", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const menu = page.getByRole("button", { name: uiText.menu, exact: true });
  const drawer = page.getByRole("dialog");
  await menu.click();
  expect(await drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await expect(drawer).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test("R6 the drawer is full-screen up to 600 px and a sheet beyond", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: uiText.menu, exact: true }).click();
  const sheet = page.getByRole("dialog").locator("> div");
  for (const [width, expected] of [
    [320, 320],
    [430, 430],
    [600, 600],
    [601, 416],
    [1100, 416],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .poll(() => sheet.evaluate((element) => element.getBoundingClientRect().toJSON()))
      .toMatchObject({ right: width, width: expected });
  }
});

test("R6 a click outside its links closes the drawer", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: uiText.menu, exact: true }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button").hover();
  await page.mouse.down();
  await page.mouse.move(375, 770);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
  await page.mouse.click(375, 770);
  await expect(drawer).toBeHidden();
});

test("R6 a link closes the drawer, also a link to a section of the same page", async ({ page }) => {
  await openPage(page, "/");
  const drawer = page.getByRole("dialog");
  for (const { label, to } of [menuEntry("/#meet-the-team"), menuPage()].filter((each) => !!each)) {
    await page.getByRole("button", { name: uiText.menu, exact: true }).click();
    await drawer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("R6 Back closes the drawer, and the focus is on the heading of the page", async ({ page }) => {
  await openPage(page, "/");
  await clickInPlace(page, paths.newsletter);
  await expect(page).toHaveURL(paths.newsletter);
  await page.getByRole("button", { name: uiText.menu, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("R6 a page that arrives closes a drawer opened while it was loading", async ({ page }) => {
  const arrive = await hold(page, `**/assets/words-${paths.competition.slice(1)}-*`);
  await openPage(page, "/");
  await clickInPlace(page, paths.competition);
  await page.getByRole("button", { name: uiText.menu, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  arrive();
  await expect(page).toHaveURL(paths.competition);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R6 without JavaScript, too, a link to a section closes the drawer", async ({ page }) => {
    await page.goto("/");
    for (const { label, to } of site.navigation.filter(({ to }: { to: string }) =>
      to.startsWith("/#"),
    )) {
      await page.getByRole("button", { name: uiText.menu, exact: true }).click();
      await page.getByRole("dialog").getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });
});

test("R6 the drawer closes once the window has room for the header's links", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: uiText.menu, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("header :focus")).toBeVisible();
});

test("R6 the drawer works in browsers without commandfor and closedby", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    document.addEventListener("command", (event) => event.preventDefault(), { capture: true });
  });
  await openPage(page, "/");
  const menu = page.getByRole("button", { name: uiText.menu, exact: true });
  const drawer = page.getByRole("dialog");
  await menu.click();
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((element) => element.matches(":modal"))).toBe(true);
  await drawer.getByRole("button", { name: uiText.closeMenu }).click();
  await expect(drawer).toBeHidden();
  await menu.click();
  await page.mouse.click(375, 770);
  await expect(drawer).toBeHidden();
});

withAndWithoutScripts((how) => {
  test(`R6 the drawer has the header's links and closes in all ways (${how})`, async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("button", { name: uiText.menu, exact: true });
    const drawer = page.getByRole("dialog");
    await menu.click();
    await expect(drawer).toBeVisible();
    for (const { label } of headerLinks()) {
      await expect(drawer.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
    await drawer.getByRole("button", { name: uiText.closeMenu }).click();
    await expect(drawer).toBeHidden();
    await menu.click();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await menu.click();
    await drawer.getByRole("link", { name: menuPage().label, exact: true }).click();
    await expect(page).toHaveURL(menuPage().to);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("R6 opening the drawer shifts nothing beside classic scroll bars", async ({ pageWith }) => {
  const page = await pageWith(SCROLL_BARS);
  const takeShifts = await observeLayoutShifts(page);
  // On the long page and on a short one, which has no scroll bar in a high window.
  for (const { path, height } of [
    { path: "/", height: 700 },
    { path: "/no-such-page", height: 2000 },
  ]) {
    await page.setViewportSize({ width: 800, height });
    await openPage(page, path);
    const menu = page.getByRole("button", { name: uiText.menu, exact: true, includeHidden: true });
    const before = await menu.boundingBox();
    await takeShifts();
    await menu.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await menu.boundingBox()).toEqual(before);
    expect(await takeShifts()).toEqual([]);
  }
});
