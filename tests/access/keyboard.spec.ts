import type { Page } from "@playwright/test";
import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

// Jumps are instant, so that what is focused has arrived when it is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What can be wrong with the element that has the focus; also keeps which ones have had it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser brings what is focused into view with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const reached = ((window as unknown as { reached?: Set<Element> }).reached ??= new Set());
    reached.add(focused);
    const label = focused.outerHTML.slice(0, 120);
    const faults: string[] = [];
    // A radio button is seen by its label; a link inside a card by the card's ring.
    const seen =
      focused instanceof HTMLInputElement ? (focused.closest("label") ?? focused) : focused;
    const [box = seen.getBoundingClientRect()] = seen.getClientRects();
    const isSeen = [0.25, 0.5, 0.75].some((part) => {
      const hit = document.elementFromPoint(box.x + box.width * part, box.y + box.height * part);
      return hit && seen.contains(hit);
    });
    if (!isSeen) faults.push("cannot be seen");
    const header = document.querySelector("header");
    if (!header?.contains(focused) && !focused.matches(".skip-link")) {
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      if (box.top < edge) faults.push(`begins ${Math.round(edge - box.top)} px under the header`);
      // With its ring, which is six pixels away and three wide.
      if (box.bottom + 9 > innerHeight && box.height < innerHeight - edge)
        faults.push(`ends ${Math.round(box.bottom + 9 - innerHeight)} px below the window`);
    }
    const hasRing = [seen, focused, focused.parentElement, focused.closest("article, li")].some(
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
    if (!hasRing) faults.push("has no focus ring");
    return { label, faults };
  });

/** What a visitor should be able to reach and has not been led to. */
const notReached = (page: Page) =>
  page.evaluate(() => {
    const { reached } = window as unknown as { reached: Set<Element> };
    return [...document.querySelectorAll("a[href], button, summary, input")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[inert], [tabindex='-1']:not(main, section, h1, h2, h3)") &&
          // Of a group of radio buttons, the chosen one is reached.
          !(element instanceof HTMLInputElement && !element.checked) &&
          !reached.has(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Presses a key until the focus leaves the page; returns what was wrong on the way. */
async function goThrough(page: Page, key: "Tab" | "Shift+Tab") {
  const faults: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const look = await lookAtFocus(page);
    if (!look) return faults;
    faults.push(...look.faults.map((fault) => `${look.label} ${fault} (${key})`));
  }
  return [...faults, "The focus never leaves the page."];
}

for (const path of pages) {
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 390, height: 780 },
  ]) {
    test(`R1 R38 the keyboard reaches every control on ${path}, visible and with a focus ring, at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000); // some hundred presses
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
      expect((await lookAtFocus(page))?.faults).toEqual([]);
      expect(await goThrough(page, "Tab")).toEqual([]);
      expect(await notReached(page)).toEqual([]);
      // Backwards, elements come in from the top, where the header is.
      expect(await goThrough(page, "Shift+Tab")).toEqual([]);
    });

    test(`R38 targets on ${path} are at least 24 px, those of menus and questions 44 px, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      expect(await smallTargets(page)).toEqual([]);
      const menu = page.getByRole("button", { name: "Menu", exact: true });
      if (await menu.isVisible()) {
        await menu.click();
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  }
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("R14 B3 a moving row pauses for keyboard focus and shows each of its links", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const row = page.locator("main [data-moving]:has(a)").first();
    const links = row.locator("ul:not([aria-hidden]) a");
    let seen = 0;
    for (let presses = 0; presses < 60 && seen < (await links.count()); presses += 1) {
      await page.keyboard.press("Tab");
      if ((await links.and(page.locator(":focus")).count()) === 0) continue;
      seen += 1;
      expect(
        (await lookAtFocus(page))?.faults.filter((fault) => fault === "cannot be seen"),
      ).toEqual([]);
    }
    expect(seen).toBe(await links.count());
  });
});

/** Targets that do not answer on every side of their centre at half of the size asked for. */
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
      // A link in a sentence is as high as its line (WCAG 2.5.8 exempts it).
      const words = target.textContent?.trim() ?? "";
      const isInSentence =
        target.matches("a") &&
        getComputedStyle(target).display === "inline" &&
        (target.parentElement?.textContent?.trim().length ?? 0) > words.length + 3;
      if (isInSentence) return [];
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const [box = target.getBoundingClientRect()] = target.getClientRects();
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
