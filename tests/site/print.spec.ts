import type { Page } from "@playwright/test";
import { chooseColorMode, expect, pages, test } from "../support/site.ts";

const A4_WITHOUT_MARGINS = 703;

async function openInPrint(page: Page, path: string) {
  await page.emulateMedia({ media: "print" });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** Elements with pale text, and those with a ground or shadow, which a browser prints on request only. */
const paleOrFilled = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const brightness = (colour: string) => {
      if (!canvas) throw new Error("There is no canvas.");
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...main.querySelectorAll(":not(svg, svg *, picture, img)")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        const isPale = hasText && brightness(getComputedStyle(element).color) > 140;
        const isFilled = [undefined, "::before", "::after"].some((part) => {
          const style = getComputedStyle(element, part);
          const isDrawn = !part || style.content !== "none";
          const isClear = /[,/] 0\)$|transparent/.test(style.backgroundColor);
          const hasMore = style.backgroundImage !== "none" || style.boxShadow !== "none";
          return isDrawn && (!isClear || hasMore);
        });
        return isPale || isFilled;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

test("B7 every page prints dark on white, also in dark mode, and no menus, Home all typed words, and links their whole URL", async ({
  page,
  context,
}) => {
  await chooseColorMode(context, "dark");
  await page.setViewportSize({ width: A4_WITHOUT_MARGINS, height: 900 });
  for (const path of pages) {
    await openInPrint(page, path);
    await expect.poll(() => paleOrFilled(page), path).toEqual([]);
    const decoration = page.locator("header nav, footer nav, [data-motion-control]");
    await expect(decoration.filter({ visible: true }), path).toHaveCount(0);
  }

  await openInPrint(page, "/");
  for (const word of ["ProjectX", "ConferenceX", "LearnAI"])
    await expect(page.locator("h1").getByText(word).filter({ visible: true })).not.toHaveCount(0);
  for (const path of ["/conferencex", "/newsletter"]) {
    await openInPrint(page, path);
    const links = await page.locator('main a[href^="https"]:not(:has(img)):visible').all();
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) {
      const { right, after } = await link.evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        after: getComputedStyle(element, "::after").content,
      }));
      expect.soft(right).toBeLessThanOrEqual(A4_WITHOUT_MARGINS);
      expect.soft(after).toContain(await link.getAttribute("href"));
    }
  }
  await openInPrint(page, "/partner-with-us");
  await expect(page.locator('main a[href^="mailto:"]:visible').last()).toContainText("@");
});

test("B7 conference and partners’ page print on one sheet that names the club and has every answer", async ({
  page,
}) => {
  for (const path of ["/conferencex", "/partner-with-us"]) {
    await openInPrint(page, path);
    for (const format of ["Letter", "A4"] as const) {
      const countSheets = async () => {
        const file = await page.pdf({ format, preferCSSPageSize: true });
        // Chromium writes one uncompressed object per page.
        return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
      };
      await expect.poll(countSheets, `${path} on ${format}`).toBe(1);
    }
    await expect(page.getByRole("main").getByText("UofX AI").first()).toBeVisible();
    await expect(page.locator("[data-ring], [data-still]").filter({ visible: true })).toHaveCount(
      0,
    );
    const answers = page.locator("details > :not(summary) p");
    expect(await answers.count()).toBeGreaterThan(5);
    for (const answer of await answers.all()) {
      const question = answer.locator("xpath=ancestor::details").getByRole("heading");
      expect((await answer.boundingBox())?.height).toBeGreaterThan(5);
      expect((await question.boundingBox())?.x).toBe((await answer.boundingBox())?.x);
    }
  }
});
