import type { Page } from "@playwright/test";

/** Moves the pointer, which starts React (B14), and waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Holds back React's files for later navigations until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let startReact = () => {};
  const held = new Promise<void>((resolve) => (startReact = resolve));
  await page.route(/\/assets\/(?:react|app)-/, async (route) => {
    await held;
    await route.continue();
  });
  return startReact;
}
