import { hydrated } from "../support/hydration.ts";
import { expect, test } from "../support/site.ts";

test("R34 the main area has one sentence and nothing else, before and after React starts", async ({
  page,
}) => {
  await page.goto("/learnai");
  const main = page.getByRole("main");
  const text = "Stay Tuned, More info coming soon!";
  for (const start of [() => undefined, () => hydrated(page)]) {
    await start();
    await expect(main).toHaveText(text);
    await expect(main.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();
    expect((await main.ariaSnapshot()).trim().split("\n")).toHaveLength(2);
    // Nothing for visitors without JavaScript alone.
    await expect(main.locator("noscript")).toHaveCount(0);
  }
});
