import type { Page } from "@playwright/test";

/** Adds a constructed style sheet, because the security policy blocks `<style>` elements. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
