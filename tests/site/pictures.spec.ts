import type { Locator, Page } from "@playwright/test";
import { scrollThrough } from "../support/sections.ts";
import { expect, pages, test } from "../support/site.ts";
import { content, LEFT_OUT } from "../support/content.ts";
import { hydrated } from "../support/hydration.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  allowedMessages: [/Failed to load resource/],
});

const PICTURES = /\/(?:pictures|logos)\//;

/** Loads every lazy picture, unless it fails. */
async function loadAll(page: Page) {
  // Scrolled while React's files run, Chromium 156 without a graphics card sometimes never draws again (decision 015).
  await hydrated(page);
  await scrollThrough(page);
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of pages) {
  for (const width of [360, 768, 1280]) {
    test(`R41 failed pictures of ${path} at ${width} px move nothing and cover no other's text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await loadAll(page);
      const height = await pageHeight(page);
      await page.route(PICTURES, (route) => route.abort());
      await page.reload();
      await loadAll(page);
      expect(await pageHeight(page)).toBe(height);
      const failed = page.locator("main img:visible");
      for (const picture of await failed.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute("data-state", "failed");
      }
      expect(await failed.evaluateAll(withNeighbours)).toEqual([]);
    });
  }
}

/** The alternative texts of pictures that overlap. */
function withNeighbours(images: Element[]): string[] {
  const boxes = images.map((image) => image.getBoundingClientRect());
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return images.flatMap((image, at) =>
    boxes.some((box, other) => other !== at && overlap(box, boxes[at] ?? box))
      ? (image as HTMLImageElement).alt
      : [],
  );
}

test("R41 each picture's `sizes` say how wide the style sheet makes it", async ({ page }) => {
  for (const width of [360, 640, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      // An open card shows its portrait larger.
      await page.locator("main summary img").evaluateAll((portraits) => {
        for (const portrait of portraits) portrait.closest("details")?.setAttribute("open", "");
      });
      const places = await page.locator("main picture img:visible").evaluateAll((images) =>
        Promise.all(
          (images as HTMLImageElement[]).map(async (image) => {
            image.loading = "eager";
            await image.decode();
            const sizes = image.parentElement?.querySelector("source")?.sizes ?? "";
            // With `sizes`, a browser's own width of a picture is what they say.
            return { sizes, share: image.clientWidth / image.naturalWidth };
          }),
        ),
      );
      // Several pictures may share the `sizes` of the widest.
      for (const [sizes, all] of Map.groupBy(places, (each) => each.sizes)) {
        const widest = Math.max(...all.map(({ share }) => share));
        expect.soft(widest, `${path} at ${width} px: ${sizes}`).toBeGreaterThan(0.65);
        expect.soft(widest, `${path} at ${width} px: ${sizes}`).toBeLessThan(1.05);
      }
    }
  }
});

/** What a visitor sees of a picture's state. */
const looks = (picture: Locator) =>
  picture.evaluate((element) => {
    const { backgroundImage, outlineStyle } = getComputedStyle(element);
    return `${backgroundImage === "none" ? "plain" : "band"} ${outlineStyle}`;
  });

test("R41 pending, loading, loaded and failed pictures look different", async ({ page }) => {
  test.skip(!content("team").at(-1)?.photo, LEFT_OUT);
  const answers: ((isFound: boolean) => void)[] = [];
  await page.route(PICTURES, async (route) => {
    const isFound = await new Promise<boolean>((resolve) => answers.push(resolve));
    await (isFound ? route.continue() : route.abort());
  });
  // The last portrait of the team has an empty alternative text.
  const picture = page.locator("#meet-the-team img").last();
  for (const [isFound, end] of [
    [true, "plain none"],
    [false, "plain dashed"],
  ] as const) {
    await page.goto("/", { waitUntil: "commit" });
    await hydrated(page);
    expect(await looks(picture)).toBe("plain none");
    await expect(picture).not.toHaveAttribute("data-state");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => looks(picture)).toBe("band none");
    await expect(async () => {
      for (const answer of answers.splice(0)) answer(isFound);
      expect(await looks(picture)).toBe(end);
    }).toPass();
    await expect(picture).toHaveAttribute("data-state", isFound ? "loaded" : "failed");
  }
});
