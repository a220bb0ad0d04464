import type { Page } from "@playwright/test";
import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";
import { uiText } from "../support/content.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Finds problems of the focused element and records it as reached. */
const inspectFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element in the next frame.
    await new Promise(requestAnimationFrame);
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

for (const path of pages) {
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 390, height: 780 },
  ]) {
    test(`R1 R38 the keyboard reaches all controls on ${path} at ${width} px`, async ({ page }) => {
      test.setTimeout(90_000); // Hundreds of key presses.
      await page.setViewportSize({ width, height });
      await openPage(page, path);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: uiText.skipToContent })).toBeFocused();
      expect((await inspectFocus(page))?.problems).toEqual([]);
      expect(await tabThrough(page, "Tab")).toEqual([]);
      expect(await notReached(page)).toEqual([]);
      // Backwards, elements scroll in at the top, where the header could cover them.
      expect(await tabThrough(page, "Shift+Tab")).toEqual([]);
    });

    test(`R6 R38 targets on ${path} are large enough, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, path);
      expect(await smallTargets(page)).toEqual([]);
      const menu = page.getByRole("button", { name: uiText.menu, exact: true });
      if (await menu.isVisible()) {
        await menu.click();
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  }
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("R14 B3 a moving row pauses for the focus and shows each link", async ({ page }) => {
    await openPage(page, "/");
    const row = page.locator("main [data-moving]:has(a)").first();
    const links = row.locator("ul:not([aria-hidden]) a[href]");
    let reached = 0;
    for (let presses = 0; presses < 60 && reached < (await links.count()); presses += 1) {
      await page.keyboard.press("Tab");
      if ((await links.and(page.locator(":focus")).count()) === 0) continue;
      reached += 1;
      expect(
        (await inspectFocus(page))?.problems.filter((problem) => problem === "is not visible"),
      ).toEqual([]);
    }
    expect(reached).toBe(await links.count());
  });
});

/** Targets smaller than 24 or 44 px, tested by hits on four sides of their centre. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const drawer = document.querySelector("dialog[open]");
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const targets = [...(drawer ?? document).querySelectorAll("a[href], button, summary, label")];
    return targets.flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]"))
        return [];
      if (target.matches(".skip-link")) return [];
      // WCAG 2.5.8 exempts a link in a sentence.
      const words = target.textContent?.trim() ?? "";
      const isInSentence =
        target.matches("a") &&
        getComputedStyle(target).display === "inline" &&
        ((target.closest("p") ?? target.parentElement)?.textContent?.trim().length ?? 0) >
          words.length + 3;
      if (isInSentence) return [];
      target.scrollIntoView({ block: "center", behavior: "instant" });
      // The middle of an open summary may be beside its heading, where the entry's text is.
      const middle = (target.matches("summary") && target.querySelector("h2, h3, h4")) || target;
      const [box = middle.getBoundingClientRect()] = middle.getClientRects();
      const isLarge = target.matches("summary, header button, dialog a, dialog button");
      const reach = (isLarge ? 44 : 24) / 2 - 0.5;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const misses = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ].filter(([across = 0, down = 0]) => {
        const hit = document.elementFromPoint(across, down);
        return !hit || !target.contains(hit);
      });
      return misses.length > 0
        ? [`${target.outerHTML.slice(0, 120)} is ${box.width} × ${box.height} px`]
        : [];
    });
  });
