import type { Locator } from "@playwright/test";
import { holdReact, hydrated } from "../support/hydration.ts";
import { questionsOf } from "../support/sections.ts";
import { expect, MOVING, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";

// tests/pages/ opens and closes the questions of each page.
test.use({ ...MOVING, viewport: { width: 360, height: 640 } });

/** Clicks a heading in the middle of the window. Returns how many pixels it leaves its place until all has opened and closed. */
const movesOnClick = (heading: Locator) =>
  heading.evaluate(async (element: HTMLElement) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    const top = () => element.getBoundingClientRect().top;
    const place = top();
    element.click();
    let most = 0;
    do {
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
      most = Math.max(most, Math.abs(top() - place));
    } while (element.closest("section")?.getAnimations({ subtree: true }).length);
    return most;
  });

test("R30 R38 a question stays in its place while one above it closes", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto("/conferencex");
  await addStyles(page, "details p { min-block-size: 20rem }");
  const { all, open } = questionsOf(page, "Frequently asked questions");
  await movesOnClick(all.nth(0).getByRole("heading"));
  for (const [above, below] of [
    [0, 1],
    [1, 5],
  ] as const) {
    await expect(open).toHaveCount(1);
    expect(await movesOnClick(all.nth(below).getByRole("heading"))).toBeLessThan(2);
    await expect(all.nth(above).getByRole("paragraph")).toHaveCount(0);
    // The second time after React has come.
    startReact();
    await hydrated(page);
  }
});
