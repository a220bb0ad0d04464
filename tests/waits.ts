import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has taken over. A moved pointer is the sign of intent that starts it; a page that is not painted
 * yet does not hear of it, so it is moved again and again.
 */
export async function hydrated(page: Page) {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const isTakenOver = () =>
      Object.keys(document.querySelector("main") ?? {}).some((key) =>
        key.startsWith("__reactFiber"),
      );
    await page.waitForFunction(isTakenOver, undefined, { timeout: 500 });
  }).toPass({ intervals: [0] });
}

/** Keeps React from starting, on pages that are opened from now on, until the function it gives back is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let letStart = () => {};
  const held = new Promise<void>((resolve) => (letStart = resolve));
  await page.route(/\/assets\/start-/, async (route) => {
    await held;
    await route.continue();
  });
  return letStart;
}

/** Waits until every page's code and data have been fetched. */
export async function warmed(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset.warm === "all");
}
