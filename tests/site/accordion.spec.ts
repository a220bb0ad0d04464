import type { Page } from "@playwright/test";
import { conference, inPhase } from "../support/content.ts";
import { expect, test } from "../support/site.ts";
import { holdReact, nextFrames, openPage } from "../support/hydration.ts";
import { questionsOf } from "../support/sections.ts";
import { addStyles } from "../support/styles.ts";

const { edition } = conference;
const { length } = inPhase(edition?.phase, edition?.faq?.questions ?? []);

/** Opens the first question and scrolls another one to a place right below the header. */
async function showBelowOpen(page: Page, index: number) {
  // Any club's answers are high then, and its page long.
  await addStyles(page, "details p { min-block-size: 20rem } main { padding-block-end: 100rem }");
  const questions = questionsOf(page, edition.faq.heading);
  await questions.all.first().getByRole("heading").click();
  await expect(questions.open).toHaveCount(1);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .flatMap(({ effect, finished }) =>
          effect?.getComputedTiming().iterations === Infinity ? [] : [finished],
        ),
    ),
  );
  await nextFrames(page); // in which the page keeps the first one in place
  const summary = questions.all.nth(index).getByRole("heading");
  await summary.evaluate((element) =>
    window.scrollTo({
      top: element.getBoundingClientRect().top + scrollY - 110,
      behavior: "instant",
    }),
  );
  return summary;
}

/** The greatest distance from its place in any frame, until no frame moves it. */
async function moveOnClick(page: Page, summary: ReturnType<Page["locator"]>) {
  const greatest = summary.evaluate(async (element) => {
    const top = () => element.getBoundingClientRect().top;
    const before = top();
    await new Promise((clicked) => addEventListener("click", clicked, { once: true }));
    let [most, still] = [0, 0];
    for (let last = before; still < 30; last = top()) {
      await new Promise((painted) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", painted, { once: true });
          port1.start();
          port2.postMessage("");
        }),
      );
      most = Math.max(most, Math.abs(top() - before));
      still = Math.abs(top() - last) < 0.5 ? still + 1 : 0;
    }
    return most;
  });
  const box = await summary.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  return greatest;
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test.describe(`at ${viewport.width} px, motion: ${reducedMotion}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion } });

      test(`R30 R38 a question stays in its place while an open one above it closes, at ${viewport.width} px, motion: ${reducedMotion}`, async ({
        page,
      }) => {
        test.skip(length < 2, "one question cannot close another");
        await openPage(page, conference.path);
        for (const index of new Set([1, length - 1])) {
          const summary = await showBelowOpen(page, index);
          expect(await moveOnClick(page, summary)).toBeLessThan(2);
          await summary.click();
          await expect(questionsOf(page, edition.faq.heading).open).toHaveCount(0);
        }
      });
    });
  }
}

test("R30 B14 a question stays in its place before hydration", async ({ page }) => {
  test.skip(length < 2, "one question cannot close another");
  await holdReact(page);
  await page.goto(conference.path);
  const summary = await showBelowOpen(page, 1);
  expect(await moveOnClick(page, summary)).toBeLessThan(2);
});

test("R30 the wheel scrolls while a question closes", async ({ page }) => {
  test.skip(length < 2, "one question cannot close another");
  await openPage(page, conference.path);
  const summary = await showBelowOpen(page, 1);
  await summary.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 500);
});
