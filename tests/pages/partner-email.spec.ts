import { content, paths, uiText, LEFT_OUT } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const partner = content("partner-with-us");
const email = content("site").partnershipsEmail;

test.skip(!pages.includes(paths.partners), "the club has left this page out");

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
});

type Inquiry = { subject: string; body: string };

const entries: { name: string; inquiry?: Inquiry }[] = [
  ...(partner.tiers?.entries ?? []),
  ...(partner.partnerTypes?.entries ?? []),
];

test("B6 R39 a button copies the email of each tier and partner type", async ({ page }) => {
  await openPage(page, paths.partners);
  for (const { name, inquiry } of entries) {
    if (!inquiry) continue;
    await page.getByRole("button", { name: `${uiText.copyText} (${name})` }).click();
    await expect(page.getByRole("status").getByText(uiText.textCopied).last()).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll("\r\n", "\n")).toBe(
      `${uiText.emailTo} ${email}\n${uiText.emailSubject} ${inquiry.subject}\n\n${inquiry.body.trim()}`,
    );
  }
});

test("B6 R19 R39 the contact section copies the address and the email", async ({ page }) => {
  test.skip(!partner.contact.inquiry, LEFT_OUT);
  await openPage(page, `${paths.partners}#get-in-touch`);
  const { inquiry } = partner.contact;
  const section = page.locator("#get-in-touch");
  await section.getByRole("button", { name: uiText.copyAddress }).click();
  await expect(page.getByRole("status").getByText(uiText.addressCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
  await section.getByRole("button", { name: `${uiText.copyText} (${inquiry.subject})` }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(inquiry.subject);
});

for (const fault of ["is blocked", "never answers"]) {
  test(`B6 R39 the toast shows the whole email when the clipboard ${fault}`, async ({ page }) => {
    test.skip(!partner.contact.inquiry, LEFT_OUT);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, `${paths.partners}#get-in-touch`);
    await page.evaluate((isBlocked) => {
      navigator.clipboard.writeText = () =>
        isBlocked ? Promise.reject(new DOMException("", "NotAllowedError")) : new Promise(() => {});
    }, fault === "is blocked");
    const { inquiry } = partner.contact;
    const name = `${uiText.copyText} (${inquiry.subject})`;
    await page.locator("#get-in-touch").getByRole("button", { name }).click();
    const toast = page.locator('[data-position="bottom"]').getByRole("alert");
    await expect(toast).toContainText(inquiry.subject);
    const lines = (await toast.innerText()).split("\n");
    for (const line of inquiry.body.trim().split("\n")) expect(lines).toContain(line);
    await expect(toast).toBeInViewport({ ratio: 1 });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("B6 B4 copy buttons are hidden and email links are complete", async ({ page }) => {
    await page.goto(paths.partners);
    for (const button of await page.getByRole("main").getByRole("button").all()) {
      await expect(button).toBeHidden();
    }
    for (const { inquiry } of entries) {
      if (!inquiry) continue;
      const href = `mailto:${email}?subject=${encodeURIComponent(inquiry.subject)}`;
      await expect(page.locator(`main a[href^="${href}"]`)).toHaveCount(1);
    }
  });
});
