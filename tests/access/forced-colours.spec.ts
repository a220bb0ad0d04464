import type { Locator, Page } from "@playwright/test";
import { contrastOf, luminance } from "../support/contrast.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
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

// Most contrast themes are dark.
test.use({
  colorScheme: "dark",
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

test("R1 R5 R6 R35 forced colours keep icons, buttons, drawings and logos, and mark the current page and view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [...pages, ...views.slice(-1), NOT_FOUND]) {
    await page.goto(path);
    await setAllOpen(page);
    const { ground, drawn, bare } = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
      const coloursOf = (selector: string, property: string, least = 3) =>
        shown(selector).map((element) => {
          const colour = getComputedStyle(element).getPropertyValue(property);
          return { name: element.outerHTML.slice(0, 120), colour, least };
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
          .map((logo) => logo.outerHTML),
      };
    });
    const luminanceOf = (colour: string) =>
      luminance(...(colour.match(/[\d.]+/g) ?? []).map(Number));
    const lost = drawn.filter(
      ({ colour, least }) => contrastOf(luminanceOf(colour), luminanceOf(ground)) < least,
    );
    expect(drawn.length).toBeGreaterThan(0);
    expect.soft([...lost.map(({ name }) => name), ...bare], path).toEqual([]);
  }

  await page.goto("/projectx#2023");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
  await links.first().hover();
  await expectCurrent(page, links.getByRole("link"));
  const tabs = page.locator("details[name=view] > summary");
  await expect(tabs.last()).toHaveCSS("border-top-width", "4px");
  await expect(tabs.first()).toHaveCSS("border-top-width", "1px");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("navigation", { name: "Main" });
  await expect(drawer).toHaveCSS("background-color", (await systemColours(page)).canvas);
  await expectCurrent(page, links.getByRole("link"));
});
