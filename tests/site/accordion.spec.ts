import { holdReact, hydrated, nextFrames } from "../support/hydration.ts";
import { questionsOf } from "../support/sections.ts";
import { expect, MOVING, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";

// tests/pages/ opens and closes the questions of each page.
test.use({ ...MOVING, viewport: { width: 360, height: 640 } });

test("R30 R38 a question stays in its place while one above it closes", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto("/conferencex");
  await addStyles(page, "details p { min-block-size: 20rem }");
  const { all, open } = questionsOf(page, "Frequently asked questions");
  for (const [above, below] of [
    [0, 1],
    [1, 5],
  ] as const) {
    const question = all.nth(below).getByRole("heading");
    if (below === 1) await all.nth(above).getByRole("heading").click();
    await expect(open).toHaveCount(1);
    await page.waitForTimeout(500); // until the answer above has opened
    await question.evaluate((element) =>
      element.scrollIntoView({ behavior: "instant", block: "center" }),
    );
    await nextFrames(page);
    const place = (await question.boundingBox())?.y ?? NaN;
    await question.dispatchEvent("click");
    for (let frame = 0; frame < 30; frame += 1) {
      await nextFrames(page);
      expect(Math.abs(((await question.boundingBox())?.y ?? NaN) - place)).toBeLessThan(2);
    }
    await expect(all.nth(above).getByRole("paragraph")).toHaveCount(0);
    // The second time after React has come.
    startReact();
    await hydrated(page);
  }
});
