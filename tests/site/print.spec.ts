import type { Page } from "@playwright/test";
import sharp from "sharp";
import { conference, content, paths } from "../support/content.ts";
import { chooseColorMode, expect, pages, test } from "../support/site.ts";

const sheets = [
  { path: conference.path, what: "day sheet" },
  { path: paths.partners, what: "prospectus" },
];

/** Chromium writes one uncompressed PDF object per page. */
async function countPrintedPages(page: Page, format: "Letter" | "A4"): Promise<number> {
  const file = await page.pdf({ format, preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path, what } of sheets) {
  for (const mode of ["light", "dark"]) {
    test.describe(`${path} printed, ${mode}`, () => {
      test.beforeEach(async ({ page, context }) => {
        await chooseColorMode(context, mode);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await page.emulateMedia({ media: "print" });
      });

      test(`B7 ${path} prints as a ${what} of one page, in ${mode} mode`, async ({ page }) => {
        for (const format of ["Letter", "A4"] as const) {
          await expect.poll(() => countPrintedPages(page, format), { message: format }).toBe(1);
        }
      });
    });
  }

  test(`B7 ${path} prints every answer, without menus and animations`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const answers = page.locator("details > :not(summary) p");
    expect(await answers.count()).toBeGreaterThan(0);
    for (const answer of await answers.all()) {
      // The print styles load after the critical CSS.
      await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(5);
      const question = answer.locator("xpath=ancestor::details").getByRole("heading");
      expect((await question.boundingBox())?.x).toBe((await answer.boundingBox())?.x);
    }
    for (const gone of ["header nav", "footer nav", "[data-motion-control]"]) {
      for (const element of await page.locator(gone).all()) await expect(element).toBeHidden();
    }
    expect(
      await page
        .locator("[data-moving]")
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map(({ className }) => className),
        ),
    ).toEqual([]);
  });
}

for (const path of pages) {
  for (const mode of ["light", "dark"]) {
    test(`B7 ${path} prints dark text on white, in ${mode} mode`, async ({ page, context }) => {
      await chooseColorMode(context, mode);
      await page.goto(path);
      await page.emulateMedia({ media: "print" });

      const wrong = await page.evaluate(() => {
        const isLight = (colour: string) => {
          const canvas = document.createElement("canvas").getContext("2d");
          if (!canvas) throw new Error("There is no canvas.");
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
        };
        return [...document.querySelectorAll("main *")].flatMap((element) => {
          if (
            !element.checkVisibility({ visibilityProperty: true }) ||
            element.closest("svg, picture, img")
          )
            return [];
          const { color } = getComputedStyle(element);
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const isPale = hasText && isLight(color);
          // The browser prints grounds and shadows on request, “Background graphics”.
          const isFilled = [undefined, "::before", "::after"].some((part) => {
            const { content, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(
              element,
              part,
            );
            const isDrawn = !part || content !== "none";
            return (
              isDrawn &&
              (!/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor) ||
                backgroundImage !== "none" ||
                boxShadow !== "none")
            );
          });
          return isPale || isFilled
            ? [
                `${element.tagName} ${element.className} ${color}: ${element.textContent?.slice(0, 40)}`,
              ]
            : [];
        });
      });
      expect(wrong).toEqual([]);
      await page.evaluate(() => {
        for (const art of document.querySelectorAll<HTMLElement>("img, svg, :has(> picture)"))
          art.style.opacity = "0";
      });
      expect(await darkestBand(await page.screenshot({ fullPage: true }))).toBeGreaterThan(128);
    });
  }
}

/** The mean brightness, 0 to 255, of the darkest eight rows of pixels that follow each other. A line is thinner. */
async function darkestBand(file: Buffer): Promise<number> {
  const height = (await sharp(file).metadata()).height;
  const picture = sharp(file).greyscale().resize(1, height, { fit: "fill" });
  const rows = [...(await picture.raw().toBuffer())];
  return Math.min(...rows.slice(7).map((_, index) => Math.max(...rows.slice(index, index + 8))));
}

test("B7 Home prints all typed words and hides the motion control", async ({ page }) => {
  const { typedWords } = content("home").hero;
  await page.goto("/");
  await expect(page.locator("[data-motion-control]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const word of typedWords) {
    const printed = page.locator("h1").getByText(word).filter({ visible: true }).first();
    const { width, height } = (await printed.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), word).toBeGreaterThan(10);
  }
  await expect(page.locator("[data-motion-control]")).toBeHidden();
});

test("B7 a printed link shows its whole URL", async ({ page }) => {
  const width = 703; // A4 without its margins
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: "print" });
  for (const path of pages) {
    await page.goto(path);
    for (const link of await page.locator('main a[href^="https"]:not(:has(img)):visible').all()) {
      const after = await link.evaluate((each) => getComputedStyle(each, "::after").content);
      const words = (await link.textContent()) ?? "";
      const box = await link.evaluate((each) => each.getBoundingClientRect().toJSON());
      expect.soft(box.right, `${words} on ${path}`).toBeLessThanOrEqual(width);
      expect.soft(after, `${words} on ${path}`).toContain(await link.getAttribute("href"));
    }
  }
  await page.goto(paths.partners);
  await expect(page.locator('main a[href^="mailto:"]:visible').last()).toContainText("@");
});

test("B7 each sheet names the club", async ({ page }) => {
  const { club, tagline } = content("site");
  await page.emulateMedia({ media: "print" });
  await page.goto(paths.partners);
  await expect(page.getByRole("main").getByText(club, { exact: true })).toBeVisible();
  await page.goto(conference.path);
  await expect(page.getByRole("main").getByText(tagline).first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText(club);
});
