import type { Page } from "@playwright/test";
import { startRelay } from "../support/proxy.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

/** Adds rules as an extension of the browser would: the security policy allows no style element. */
async function addRules(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Words that are cut off by the box of an element around them, or by the sides of the window. */
const clippedWords = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!parent || !words || parent.closest("script, style, noscript")) continue;
      // What goes round without end is cut by its window; letters of decoration say nothing.
      if (parent.closest("[data-moving], svg, .skip-link")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      let clip = {
        left: 0,
        right: document.documentElement.clientWidth,
        top: -Infinity,
        bottom: Infinity,
      };
      let isForEars = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (clipPath === "inset(50%)") isForEars = true;
        if (around === document.body || around === document.documentElement) continue;
        if (overflowX !== "visible")
          clip = {
            ...clip,
            left: Math.max(clip.left, box.left),
            right: Math.min(clip.right, box.right),
          };
        if (overflowY !== "visible")
          clip = {
            ...clip,
            top: Math.max(clip.top, box.top),
            bottom: Math.min(clip.bottom, box.bottom),
          };
        if (position === "fixed") break;
      }
      if (isForEars) continue;
      // Behind the last letter there may be nothing but spacing.
      const spacing = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          left < clip.left - 1 ||
          right - Math.max(0, spacing) > clip.right + 1 ||
          // A line is higher than its letters.
          top < clip.top - (bottom - top) / 4 ||
          bottom > clip.bottom + (bottom - top) / 4,
      );
      if (isCut) faults.add(words.slice(0, 80));
    }
    return [...faults];
  });

const surplusWidth = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of pages) {
    test(`R1 ${path} clips no text with the text spacing of WCAG 1.4.12`, async ({ page }) => {
      await page.goto(path);
      await setAllOpen(page);
      await addRules(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-block-end: 2em !important; }`,
      );
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const message = `at ${width} px`;
        await expect.poll(() => clippedWords(page), { message }).toEqual([]);
        await expect.poll(() => surplusWidth(page), { message }).toBe(0);
      }
    });

    test(`R1 ${path} clips no text and never scrolls horizontally at twice the text size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.goto(path);
      await setAllOpen(page);
      await addRules(page, "html { font-size: 200% !important; }");
      expect(await clippedWords(page)).toEqual([]);
      expect(await surplusWidth(page)).toBe(0);
    });
  }
});

test.describe("with slow files", () => {
  for (const path of pages) {
    for (const width of [390, 1280]) {
      test(`R41 ${path} has no layout shift while it loads and scrolls, at ${width} px`, async ({
        page,
      }) => {
        // Late pictures and fonts must find their place kept.
        await page.route(/\.(avif|webp|svg|woff2)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: { node: Node | null }[];
            })[]) {
              // Less than a hundredth of what counts as good: an icon that a late font moves by a pixel.
              if (entry.value < 0.001) continue;
              const nodes = entry.sources.map(({ node }) => node);
              // What drifts does so by transform; when the machine is busy Chromium now and then takes that for a shift.
              const drifts = (node: Node | null) =>
                node instanceof Element && node.closest("[data-moving]") !== null;
              if (nodes.length > 0 && nodes.every(drifts)) continue;
              const moved = nodes.map((node) =>
                node instanceof Element
                  ? node.outerHTML.slice(0, 80)
                  : node?.textContent?.slice(0, 40),
              );
              shifts.push(`${entry.value.toFixed(5)}: ${moved.join(" | ")}`);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await hydrated(page);
        await page.evaluate(async () => {
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
            window.scrollTo({ top, behavior: "instant" });
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
          }
          const pictures = [...document.images].filter(
            (image) => image.checkVisibility() && !image.closest("[data-moving]"),
          );
          await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        expect(
          await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts),
        ).toEqual([]);
      });
    }
  }
});

test.describe("R41 with a partial document", () => {
  test.use({ allowedRequests: [/^http:\/\/localhost/] });

  for (const path of pages) {
    test(`R41 the first paint of ${path} shows the whole page`, async ({ page, baseURL }) => {
      let sendRest = () => {};
      const relay = await startRelay(baseURL, async (request, response, fromSite) => {
        if (request.url !== path) return; // Nothing but the document ever comes.
        const html = await (await fromSite()).text();
        const middle = html.indexOf("</h1>");
        response.writeHead(200, { "content-type": "text/html" }).write(html.slice(0, middle));
        // All but the end: the document is parsed as before.
        sendRest = () => response.write(html.slice(middle, html.indexOf("</footer>")));
      });
      const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await page.goto(relay.origin + path, { waitUntil: "commit" });
      await expect(page.locator("main h1").first()).toBeAttached();
      await page.waitForTimeout(300); // a paint would have happened by then
      expect(await paints()).toBe(0);
      sendRest();
      await expect.poll(paints).toBeGreaterThan(0);
      relay.stop();
    });
  }
});
