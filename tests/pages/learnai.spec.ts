import { expect, test, withAndWithoutScripts } from "../support/site.ts";

withAndWithoutScripts((how) => {
  test(`R34 the main area has one sentence and nothing else (${how})`, async ({ page }) => {
    await page.goto("/learnai");
    const main = page.getByRole("main");
    const text = "Stay Tuned, More info coming soon!";
    await expect(main).toHaveText(text);
    await expect(main.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();
    expect((await main.ariaSnapshot()).trim().split("\n")).toHaveLength(2);
  });
});
