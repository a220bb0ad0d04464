import type { Page } from "@playwright/test";

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls without the smooth scrolling that the page asks for. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
