import { expect, type Page } from "@playwright/test";

/** Moves the pointer, which starts React (B14). */
export async function movePointer(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

/** Moves the pointer until React has hydrated the page. One movement may come before the start module listens. */
export async function hydrated(page: Page) {
  await expect(async () => {
    await movePointer(page);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, null, {
      timeout: 2000,
    });
  }).toPass({ timeout: 20_000 });
}

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until the browser has shown what the last frame changed. */
export function nextFrames(page: Page) {
  return page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}

/** Delays files for later requests until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

/** Delays React's files. */
export function holdReact(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/(?:react|app)-/);
}
