import type { Page } from "@playwright/test";
import { openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";
import { sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

const EMAIL = "partnerships@uofxai.example";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
});

const closeButton = (page: Page) => page.getByRole("button", { name: "Dismiss" });
/** Where toasts appear. */
const bottom = (page: Page) => page.locator('[data-position="bottom"]');

test("R19 B6 R39 buttons copy the address and each email, and a toast says so, or shows the email if the clipboard is blocked", async ({
  page,
}) => {
  // Where planets are close to buttons.
  await page.setViewportSize({ width: 390, height: 740 });
  await openPage(page, "/partner-with-us");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const toasts = page.getByRole("status");
  const contact = sectionOf(page, "Get in touch");
  await contact.getByRole("button", { name: "Copy address" }).click();
  await expect(toasts.getByText("Address copied.")).toBeVisible();
  expect(await copied()).toBe(EMAIL);
  // The button says so, too, for a moment. For assistive technology that is a part of its name.
  await expect(page.getByRole("button", { name: "Copy address Copied" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy address", exact: true })).toBeVisible();
  for (const [name, subject] of [
    ["Lunar", "Lunar sponsorship of UofX AI"],
    ["Planetary", "Planetary sponsorship of UofX AI"],
    ["Solar", "Solar sponsorship of UofX AI"],
    ["Sponsors", "Sponsoring UofX AI"],
    ["Community partner", "Becoming a community partner of UofX AI"],
    ["Club partner", "Becoming a club partner of UofX AI"],
  ]) {
    await page.getByRole("button", { name: `Copy (${name})` }).click();
    await expect(toasts.getByText(`${name}: Text copied.`).last()).toBeVisible();
    expect((await copied()).replaceAll("\r\n", "\n")).toContain(
      `To: ${EMAIL}\nSubject: ${subject}\n\nHello,\n`,
    );
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await contact.getByRole("button", { name: "Copy (Partnership with UofX AI)" }).click();
  const alert = bottom(page).getByRole("alert");
  await expect(alert).toContainText("Subject: Partnership with UofX AI");
  await expect(alert).toContainText("Who to call, and when:");
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test("B5 R39 “Copy link” copies the entry's URL and says so, or shows it to copy by hand", async ({
  page,
  baseURL,
}) => {
  await openPage(page, "/?utm_source=poster");
  await page.locator("summary", { hasText: "Amara Osei" }).click();
  const region = bottom(page).getByRole("status");
  await expect(region).toBeEmpty(); // A live region speaks only if it was there before.
  const copyLink = page.getByRole("link", { name: "Copy link to “Amara Osei”" });
  await copyLink.click();
  await expect(region).toContainText("Link copied");
  await expect(region).toHaveAttribute("aria-atomic", "false"); // or older toasts are read again
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/#team-amara-osei`);
  await closeButton(page).click();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copyLink.click();
  const alert = bottom(page).getByRole("alert");
  await expect(alert).toContainText(`${baseURL}/#team-amara-osei`);
  await clickInPlace(page, "/partner-with-us");
  await expect(page.locator("h1:visible")).toBeFocused();
  await page.locator("h1:visible").blur(); // as a click beside the words does
  await closeButton(page).press("Enter");
  await expect(alert).toBeEmpty();
  await expect(page.getByRole("main")).toBeFocused();
});
