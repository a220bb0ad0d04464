import type { Page } from "@playwright/test";

/** The link to a page in the footer or the header. A club decides which of them has it. */
export function menuLink(page: Page, to: string) {
  return page.locator(`header a[href="${to}"]:visible, footer a[href="${to}"]`).last();
}

/** Clicks the link to a page without scrolling to it. */
export function clickInPlace(page: Page, to: string) {
  return page.evaluate(
    (to) => document.querySelector<HTMLElement>(`:is(header nav, footer) a[href="${to}"]`)?.click(),
    to,
  );
}
