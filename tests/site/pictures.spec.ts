import type { Locator } from "@playwright/test";
import { hydrated, nextFrames, openPage } from "../support/hydration.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import { scrollThrough } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

test.use({
  allowedMessages: [/Failed to load resource/],
});

const PICTURES = /\/(?:pictures|logos)\//;

test("R41 pages load slow pictures without a shift, and lost ones leave their place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // Ignores an icon that a slow font moves by a pixel: 0.1 is a good CLS.
  const takeShifts = await observeLayoutShifts(page, 0.001);
  // Those with the most pictures, and one with the largest.
  for (const path of ["/", "/conferencex", "/newsletter"]) {
    await page.route(/\.(avif|webp|svg|woff2)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    // Scrolled while React's files run, Chromium 156 without a graphics card sometimes never draws again (decision 015).
    await openPage(page, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    await nextFrames(page);
    expect.soft(await takeShifts(), path).toEqual([]);

    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await pageHeight();
    await page.unrouteAll({ behavior: "wait" });
    await page.route(PICTURES, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const pictures = page.locator("main img:visible");
    await pictures.evaluateAll((all) => {
      for (const picture of all) (picture as HTMLImageElement).loading = "eager";
    });
    await expect(page.locator("main img:visible:not([data-state=failed])")).toHaveCount(0);
    expect.soft(await pictures.evaluateAll(showWords), path).toBe(true);
    expect.soft(await pageHeight(), path).toBe(height);
    expect.soft(await pictures.evaluateAll(overlapping), path).toEqual([]);
    await page.unrouteAll();
  }
});

/** Whether each failed picture shows its alternative text. */
const showWords = (images: Element[]) =>
  images.every((image) => {
    const { content } = getComputedStyle(image, "::after");
    return content === JSON.stringify(image.getAttribute("alt"));
  });

/** The alternative texts of pictures that overlap. */
function overlapping(images: Element[]): string[] {
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

/** What a visitor sees of a picture's state. */
const looks = (picture: Locator) =>
  picture.evaluate((element) => {
    const { backgroundImage, outlineStyle } = getComputedStyle(element);
    return `${backgroundImage === "none" ? "plain" : "band"} ${outlineStyle}`;
  });

test("R41 pending, loading, loaded and failed pictures look different", async ({ page }) => {
  const answers: ((isFound: boolean) => void)[] = [];
  await page.route(PICTURES, async (route) => {
    const isFound = await new Promise<boolean>((resolve) => answers.push(resolve));
    await (isFound ? route.continue() : route.abort());
  });
  const picture = page.locator("#team-kenji-mori img");
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
