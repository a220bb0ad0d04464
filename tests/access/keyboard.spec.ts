import type { Page } from "@playwright/test";
import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

/** Finds problems of the focused element and records it as reached. */
const inspectFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const reached = ((window as unknown as { reached?: Set<Element> }).reached ??= new Set());
    reached.add(focused);
    const label = focused.outerHTML.slice(0, 120);
    const problems: string[] = [];
    // A radio button is visible as its label.
    const shown =
      focused instanceof HTMLInputElement ? (focused.closest("label") ?? focused) : focused;
    const [box = shown.getBoundingClientRect()] = shown.getClientRects();
    const isVisible = [0.25, 0.5, 0.75].some((part) => {
      const hit = document.elementFromPoint(box.x + box.width * part, box.y + box.height * part);
      return hit && shown.contains(hit);
    });
    if (!isVisible) problems.push("is not visible");
    const header = document.querySelector("header");
    if (!header?.contains(focused) && !focused.matches(".skip-link")) {
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      if (box.top < edge) problems.push(`is ${Math.round(edge - box.top)} px under the header`);
      // The focus ring has an offset of 6 px and a width of 3 px.
      if (box.bottom + 9 > innerHeight && box.height < innerHeight - edge)
        problems.push(`ends ${Math.round(box.bottom + 9 - innerHeight)} px below the viewport`);
    }
    // The card has the ring of a link inside it.
    const hasRing = [shown, focused, focused.parentElement, focused.closest("article, li")].some(
      (element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return (
          outlineStyle !== "none" &&
          Number.parseFloat(outlineWidth) >= 2 &&
          !/, 0\)$|transparent/.test(outlineColor)
        );
      },
    );
    if (!hasRing) problems.push("has no focus ring");
    return { label, problems };
  });

/** Controls that have not had the focus. */
const notReached = (page: Page) =>
  page.evaluate(() => {
    const { reached } = window as unknown as { reached: Set<Element> };
    return [...document.querySelectorAll("a[href], button, summary, input")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[inert], [tabindex='-1']:not(main, section, h1, h2, h3)") &&
          // Tab reaches only the checked radio button of a group.
          !(element instanceof HTMLInputElement && !element.checked) &&
          !reached.has(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Presses a key until the focus leaves the page. Returns the problems on the way. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab") {
  const problems: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const focus = await inspectFocus(page);
    if (!focus) return problems;
    problems.push(...focus.problems.map((problem) => `${focus.label} ${problem} (${key})`));
  }
  return [...problems, "The focus never leaves the page."];
}

test("R1 R38 keys reach all controls of every page, on a laptop backwards", async ({ page }) => {
  test.setTimeout(300_000); // A thousand key presses.
  for (const path of pages) {
    // Backwards, elements scroll in at the top, where the header could cover them.
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPage(page, path);
    await page.locator("footer a").last().focus();
    await inspectFocus(page);
    expect.soft(await tabThrough(page, "Shift+Tab"), path).toEqual([]);
    expect.soft(await notReached(page), path).toEqual([]);
    if (!process.env.LONG_TESTS) continue;
    await page.setViewportSize({ width: 390, height: 780 });
    await page.reload();
    expect.soft(await tabThrough(page, "Tab"), `${path} on a phone`).toEqual([]);
    expect.soft(await notReached(page), `${path} on a phone`).toEqual([]);
  }
});
