import type { Page } from "@playwright/test";
import { expect, pages, test } from "../support/site.ts";
import { nextFrames, openPage } from "../support/hydration.ts";

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

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 780 };

for (const path of pages) {
  // Backwards, elements scroll in at the top, where the header could cover them.
  test(`R1 R38 Tab on a phone and Shift+Tab on a laptop reach all controls of ${path}`, async ({
    page,
  }) => {
    test.slow(); // Hundreds of key presses.
    await page.setViewportSize(PHONE);
    await openPage(page, path);
    expect(await tabThrough(page, "Tab")).toEqual([]);
    expect(await notReached(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await page.reload();
    await page.locator("footer a").last().focus();
    await inspectFocus(page);
    expect(await tabThrough(page, "Shift+Tab")).toEqual([]);
    expect(await notReached(page)).toEqual([]);
  });
}

test("R6 R38 targets are large enough for fingers", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of pages) {
    await page.goto(path);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await smallTargets(page)).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("R14 B3 a moving row pauses for the focus and shows the link", async ({ page }) => {
    await openPage(page, "/");
    for (const name of ["Northwind Labs", "Fernpost"]) {
      const row = page.getByRole("region", { name: "Our Partners" });
      const link = row.getByRole("link", { name, exact: true });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      const place = await link.boundingBox();
      await nextFrames(page);
      expect(await link.boundingBox()).toEqual(place);
    }
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
