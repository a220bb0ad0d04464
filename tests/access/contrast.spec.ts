import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrastOf, luminance } from "../support/contrast.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";
import { views } from "../support/views.ts";

/** axe looks at light (tests/access/accessibility.spec.ts), but not through gradients. */
const WIDTHS = process.env.LONG_TESTS
  ? { light: [360, 1280], dark: [360, 1280] }
  : { dark: [1280] };
const TEXTS =
  ":is(main, footer) :is(h1, h2, h3, p, a, button, dt, dd, th, td, time, summary, li, figcaption, span)";

const HIDE_TEXT = `
  * {
    color: transparent !important;
    text-decoration-color: transparent !important;
    transition: none !important;
  }
  #root > header { visibility: hidden !important; }
`;

type Line = {
  text: string;
  colour: [number, number, number];
  isLarge: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** Every line of text with its colour and position on the page. */
function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate((selector) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const toRgb = (colour: string): [number, number, number] => {
      if (!canvas) throw new Error("There is no canvas.");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith("inset(50%") ||
        isVisuallyHidden(element.parentElement));
    const ignored =
      "[aria-hidden=true], [inert], [data-still], .visually-hidden, .in-print, [hidden]";
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (
        element.closest(ignored) ||
        isVisuallyHidden(element) ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        return [];
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      return [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(({ width, height, left }) => width > 2 && height > 2 && left >= 0)
          .map(({ x, y, width, height }) => ({
            text: node.textContent?.trim().slice(0, 40) ?? "",
            colour: toRgb(style.color),
            isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
            box: { x: x + scrollX, y: y + scrollY, width, height },
          }));
      });
    });
  }, TEXTS);
}

/** The lowest contrast of a line with a pixel behind it. */
function worstContrast(line: Line, data: Buffer, width: number, height: number): number {
  const text = luminance(...line.colour);
  let worst = Infinity;
  const { box } = line;
  const right = Math.min(width - 1, Math.floor(box.x + box.width) - 1);
  const bottom = Math.min(height - 1, Math.floor(box.y + box.height * 0.85));
  for (let y = Math.ceil(box.y + box.height * 0.15); y <= bottom; y += 2) {
    for (let x = Math.ceil(box.x) + 1; x <= right; x += 2) {
      const at = (y * width + x) * 3;
      const ground = luminance(data[at], data[at + 1], data[at + 2]);
      worst = Math.min(worst, contrastOf(text, ground));
    }
  }
  return worst;
}

/** The lines of text that are too weak for what is behind them. */
async function weakLines(page: Page): Promise<string[]> {
  const lines = await linesOf(page);
  expect(lines.length).toBeGreaterThanOrEqual(3);
  await addStyles(page, HIDE_TEXT);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines
    .map((line) => ({ line, ratio: worstContrast(line, data, info.width, info.height) }))
    .filter(({ line, ratio }) => ratio < (line.isLarge ? 3 : 4.5))
    .map(
      ({ line, ratio }) =>
        `${ratio.toFixed(2)} “${line.text}” at ${Math.round(line.box.x)}, ${Math.round(line.box.y)}`,
    );
}

test("R1 R10 text on every page has enough contrast, also on pictures and gradients", async ({
  page,
}) => {
  test.setTimeout(300_000); // Nine pages, with LONG_TESTS in four states each.
  for (const path of [...pages, ...views.slice(-1), NOT_FOUND]) {
    await page.goto(path);
    for (const [mode, widths] of Object.entries(WIDTHS)) {
      await page.locator(`input[name=color-mode][value=${mode}]`).check({ force: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 500 });
        await page.evaluate(async () => {
          // What follows the window would cover lines in a picture of the whole page.
          for (const each of document.querySelectorAll<HTMLElement>("main *"))
            if (getComputedStyle(each).position === "sticky") each.style.position = "static";
          await document.fonts.ready;
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        expect.soft(await weakLines(page), `${path}, ${mode}, at ${width} px`).toEqual([]);
      }
    }
  }
});
