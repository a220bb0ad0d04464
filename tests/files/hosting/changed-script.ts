import { expect, type Page } from "@playwright/test";

/** Changes the inline script of Home and expects the security policy to block it. */
export async function expectChangedScriptBlocked(page: Page) {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script>/, "<script>window.hasRun=true;"),
    });
  });
  await page.goto("/");
  expect(await page.evaluate("window.hasRun")).toBeUndefined();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
}
