import { expect, type Page } from "@playwright/test";

/**
 * Moves the pointer, which starts React (B14), until React has hydrated the page. One movement may
 * come before the start module listens.
 */
export async function hydrated(page: Page) {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, null, {
      timeout: 2000,
    });
  }).toPass({ timeout: 20_000 });
}

/** Delays React's files for later navigations until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let startReact = () => {};
  const held = new Promise<void>((resolve) => (startReact = resolve));
  await page.route(/\/assets\/(?:react|app)-/, async (route) => {
    await held;
    await route.continue();
  });
  return startReact;
}
