import type { Locator, Page } from "@playwright/test";
import { conference, menuPage, paths, uiText } from "../support/content.ts";
import { contrastOf, luminance } from "../support/contrast.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { addToastStyles } from "../support/toasts.ts";
import { views } from "../support/views.ts";

/** The contrast theme's background and text. */
const systemColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    const colours = ["canvas", "canvastext"].map((name) => {
      probe.style.setProperty("color", name);
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return { canvas: colours[0] ?? "", text: colours[1] ?? "" };
  });

/** The visible borders and lines of an element. */
const linesOf = (link: Locator, canvas: string) =>
  link.evaluate((element, canvas) => {
    const style = getComputedStyle(element);
    const borders = ["top", "bottom"]
      .filter(
        (side) =>
          ![canvas, "rgba(0, 0, 0, 0)"].includes(style.getPropertyValue(`border-${side}-color`)),
      )
      .map((side) => `${side} ${style.getPropertyValue(`border-${side}-width`)}`)
      .filter((line) => !line.endsWith(" 0px"));
    return [...borders, ...(style.textDecorationLine === "none" ? [] : ["underline"])].join();
  }, canvas);

/** Expects that lines tell the current link from the others, whatever the colours. */
async function expectCurrent(page: Page, links: Locator) {
  const { canvas } = await systemColours(page);
  const others = new Set<string>();
  let current: string | undefined;
  for (const link of await links.all()) {
    const lines = await linesOf(link, canvas);
    if ((await link.getAttribute("aria-current")) === null) others.add(lines);
    else current = lines;
  }
  expect(current).toBeTruthy();
  expect([...others]).not.toContain(current);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    for (const path of [...pages, ...views.slice(-1), NOT_FOUND]) {
      test(`R1 ${path} is usable with forced colours, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await setAllOpen(page);
        await expect(page.locator("h1:visible")).toHaveCount(1);
        await expect(page.getByRole("navigation", { name: uiText.mainNavigation })).toBeVisible();
        const { ground, drawn, bare } = await page.evaluate(() => {
          const shown = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            );
          const name = (element: Element) =>
            `${element.tagName} ${element.getAttribute("class")} ${element.textContent?.slice(0, 30)}`;
          const coloursOf = (selector: string, property: string, least = 3) =>
            shown(selector).map((element) => {
              const colour = getComputedStyle(element).getPropertyValue(property);
              return { name: name(element), colour, least };
            });
          return {
            ground: getComputedStyle(document.documentElement).backgroundColor,
            drawn: [
              // Icons, except the checked colour mode, which has its own background.
              ...coloursOf('svg[viewBox="0 0 24 24"]:not(label:has(:checked) svg)', "stroke"),
              ...coloursOf("main figure svg text, main section svg text", "fill", 4.5),
              // Buttons have a border.
              ...coloursOf("main [data-variant]", "border-top-color"),
            ],
            // Logos have a light background, because most are black.
            bare: shown('main :is(a, li) > img[src$=".svg"]')
              .filter((logo) => getComputedStyle(logo).backgroundColor === "rgba(0, 0, 0, 0)")
              .map(name),
          };
        });
        const luminanceOf = (colour: string) =>
          luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
        const lost = drawn.filter(
          ({ colour, least }) => contrastOf(luminanceOf(colour), luminanceOf(ground)) < least,
        );
        expect(drawn.length).toBeGreaterThan(0);
        expect([...lost.map(({ name }) => name), ...bare]).toEqual([]);
      });
    }

    test(`R5 forced colours mark the header's current page, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(menuPage().to);
      const links = page
        .getByRole("navigation", { name: uiText.mainNavigation })
        .getByRole("listitem");
      await links.first().hover();
      await expectCurrent(page, links.getByRole("link"));
    });

    test(`R35 forced colours mark the current view twice, ${colorScheme}`, async ({ page }) => {
      test.skip(views.length === 0, "no competition");
      await page.goto(views.at(-1) ?? "");
      for (const list of await page.locator("[data-views-list]:visible").all())
        await expectCurrent(page, list.locator("> li > *"));
    });

    test(`R6 forced colours leave the menu opaque, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(menuPage().to);
      await page.getByRole("button", { name: uiText.menu, exact: true }).click();
      const menu = page.getByRole("dialog", { name: uiText.menu });
      await expect(menu).toBeVisible();
      const sheet = menu.locator("[data-drawer-sheet]");
      await expect(sheet).toHaveCSS("background-color", (await systemColours(page)).canvas);
      await expectCurrent(page, menu.getByRole("listitem").getByRole("link"));
    });

    test(`R40 forced colours leave the spinner's ring a gap, ${colorScheme}`, async ({ page }) => {
      await page.goto(paths.newsletter);
      const { canvas, text } = await systemColours(page);
      await addToastStyles(page);
      const colours = await page.evaluate(() => {
        const spinner = document.body.appendChild(document.createElement("p"));
        spinner.dataset.spinner = "";
        const ring = spinner.appendChild(document.createElement("span"));
        const { borderTopColor, borderBottomColor } = getComputedStyle(ring);
        return [borderTopColor, borderBottomColor];
      });
      expect(colours).toEqual([text, canvas]);
    });

    test(`R20 R22 forced colours draw the edges of panels, ${colorScheme}`, async ({ page }) => {
      await page.goto(paths.partners);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const panels = page.locator(
          `main li:has(> h3), main div[data-theme=light]${width < 704 ? ", main thead th" : ""}`,
        );
        expect(await panels.count(), `at ${width} px`).toBeGreaterThan(2);
        const open = await panels.evaluateAll((all) =>
          all
            .filter((one) => {
              const { outlineStyle, borderInlineStartWidth, borderInlineEndWidth } =
                getComputedStyle(one);
              return (
                outlineStyle === "none" &&
                (borderInlineStartWidth === "0px" || borderInlineEndWidth === "0px")
              );
            })
            .map((one) => one.textContent?.slice(0, 40)),
        );
        expect(open, `at ${width} px`).toEqual([]);
      }
    });

    test(`R24 forced colours let the poster cover nothing, ${colorScheme}`, async ({ page }) => {
      await page.goto(conference.path);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const masthead = page.locator("main section:has(h1) > div > div:first-child");
        const { x, y, width: inline = 0, height = 0 } = (await masthead.boundingBox()) ?? {};
        const clip = { x: x ?? 0, y: y ?? 0, width: inline, height };
        const shown = await page.screenshot({ clip });
        await page.locator("h1").evaluate((heading) => (heading.style.visibility = "hidden"));
        const alone = await page.screenshot({ clip });
        await page.locator("h1").evaluate((heading) => (heading.style.visibility = ""));
        expect(shown.equals(alone), `at ${width} px`).toBe(true);
      }
    });
  });
}
