import { content, paths, plain } from "../support/content.ts";
import { expect, pages, test, withAndWithoutScripts } from "../support/site.ts";

test.skip(!pages.includes(paths.course), "the club has left this page out");

withAndWithoutScripts((how) => {
  test(`R34 the main area has one sentence and nothing else (${how})`, async ({ page }) => {
    await page.goto(paths.course);
    const main = page.getByRole("main");
    const { text } = content("learnai");
    expect(plain(await main.textContent())).toBe(plain(text));
    await expect(main.getByRole("heading", { level: 1, name: text, exact: true })).toBeVisible();
    expect((await main.ariaSnapshot()).trim().split("\n")).toHaveLength(2);
  });
});
