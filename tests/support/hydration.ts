import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. A moved pointer is the sign of life that starts it (B14). */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Keeps React from starting, on pages that are opened from now on, until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let letStart = () => {};
  const held = new Promise<void>((resolve) => (letStart = resolve));
  await page.route(/\/assets\/(?:react|app)-/, async (route) => {
    await held;
    await route.continue();
  });
  return letStart;
}
