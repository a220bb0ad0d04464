import type { Page } from "@playwright/test";
import { findTool } from "../../scripts/tools.ts";
import { startProxy } from "../support/proxy.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, pages, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";
import { conference, paths } from "../support/content.ts";
import { hydrated } from "../support/hydration.ts";

/** Text that an ancestor's overflow or the sides of the viewport clip. */
const clippedText = (page: Page) =>
  page.evaluate(() => {
    const clipped = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest("script, style, noscript")) continue;
      // Marquees clip on purpose, and letters in drawings are decoration.
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
      let isVisuallyHidden = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (clipPath === "inset(50%)") isVisuallyHidden = true;
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
      if (isVisuallyHidden) continue;
      // The box includes the spacing after the last letter.
      const spacing = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const isClipped = boxes.some(
        ({ left, right, top, bottom }) =>
          left < clip.left - 1 ||
          right - Math.max(0, spacing) > clip.right + 1 ||
          // A line box is taller than its letters.
          top < clip.top - (bottom - top) / 4 ||
          bottom > clip.bottom + (bottom - top) / 4,
      );
      if (isClipped) clipped.add(text.slice(0, 80));
    }
    return [...clipped];
  });

const surplusWidth = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages, "/no-such-page"]) {
    test.describe(path, () => {
      test.use({ allowedMessages: path === "/no-such-page" ? [/status of 404/] : [] });

      test(
        `R1 ${path} never scrolls horizontally from 320 to 2560 px`,
        { tag: "@every-page" },
        async ({ page }) => {
          await page.goto(path);
          for (const width of [320, 360, 480, 768, 1024, 1152, 1280, 1440, 1920, 2560]) {
            await page.setViewportSize({ width, height: 900 });
            await expect.poll(() => surplusWidth(page), { message: `at ${width} px` }).toBe(0);
          }
        },
      );
    });
  }

  for (const path of pages) {
    test(
      `R1 ${path} clips no text with the text spacing of WCAG 1.4.12`,
      { tag: "@every-page" },
      async ({ page }) => {
        await page.goto(path);
        await setAllOpen(page);
        await addStyles(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-block-end: 2em !important; }`,
        );
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const message = `at ${width} px`;
          await expect.poll(() => clippedText(page), { message }).toEqual([]);
          await expect.poll(() => surplusWidth(page), { message }).toBe(0);
        }
      },
    );

    test(`R1 ${path} clips no text and never scrolls horizontally at twice the text size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.goto(path);
      await setAllOpen(page);
      await addStyles(page, "html { font-size: 200% !important; }");
      expect(await clippedText(page)).toEqual([]);
      expect(await surplusWidth(page)).toBe(0);
    });
  }
});

test.describe("with slow files", () => {
  // They have the widths of Arial and Courier New. scripts/test.ts reports missing ones.
  test.skip(!findTool("Liberation fonts"), "no font of this machine has the widths of the site's");

  for (const path of pages) {
    for (const width of [390, 1280]) {
      test(`R41 ${path} has no layout shift while it loads and scrolls, at ${width} px`, async ({
        page,
      }) => {
        await page.route(/\.(avif|webp|svg|woff2)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        // Ignores an icon that a slow font moves by a pixel: 0.1 is a good CLS.
        const takeShifts = await observeLayoutShifts(page, 0.001);
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
        expect(await takeShifts()).toEqual([]);
      });
    }
  }
});

test.describe("R41 with a partial document", () => {
  test.use({
    allowedRequests: [/^http:\/\/localhost/],
    // The rest of the document and the other files never arrive.
    allowedMessages: [/^Failed to load resource/],
    viewport: { width: 390, height: 800 },
  });

  for (const path of pages) {
    test(`R41 B14 ${path} shows what has arrived, and the rest shifts nothing in view`, async ({
      page,
      baseURL,
    }) => {
      let sendRest = () => {};
      let part = 0;
      const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
        if (request.url !== path) return; // Other files never arrive.
        const html = await (await fetchFromSite()).text();
        const start = html.indexOf("</h1>");
        const cut = start + Math.round(part * (html.indexOf("</footer>") - start));
        response.writeHead(200, { "content-type": "text/html" }).write(html.slice(0, cut));
        // Without the end, so that the parser stays open.
        sendRest = () => response.write(html.slice(cut, html.indexOf("</footer>")));
      });
      const takeShifts = await observeLayoutShifts(page, 0.001);
      for (part of [0, 0.2, 0.5, 0.7, 0.9]) {
        await page.goto("about:blank");
        await page.goto(proxy.origin + path, { waitUntil: "commit" });
        const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
        // Half a hero may wait for its other half. Time enough for a paint.
        if (part === 0) await page.waitForTimeout(300);
        else await expect.poll(paints).toBeGreaterThan(0);
        sendRest();
        await expect(page.locator("#contacts")).toBeAttached();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect.soft(await takeShifts(), `${part * 100} %`).toEqual([]);
      }
      proxy.stop();
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  /** Elements whose single word takes several lines. */
  const brokenWords = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const isWord = !/\s/.test(element.textContent?.trim() ?? "");
          return isWord && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(({ textContent }) => textContent),
    );

  test("R1 words stay whole with a minimum size of text of 24 px", async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=minimumFontSize=24"],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    for (const path of ["/", conference.path, paths.partners]) {
      await page.goto(path);
      await expect(page.locator("footer a").first()).toHaveCSS("font-size", "24px");
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const words = await brokenWords(page, "footer nav a, footer dt, main dt, main li");
        expect(words, `${path} at ${width} px`).toEqual([]);
      }
    }
    await browser.close();
  });

  test("R37 long words of an edition's title stay whole with a reader's text spacing", async ({
    page,
  }) => {
    await page.goto(`${paths.competition}#2023`);
    await addStyles(
      page,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
    );
    const title = page.locator("h2[data-view-heading]:visible > span:last-child");
    await title.evaluate((element) => {
      for (const word of element.textContent?.split(" ") ?? [])
        element.append(
          Object.assign(document.createElement("b"), { textContent: word, style: "font: inherit" }),
          " ",
        );
      element.firstChild?.remove();
    });
    expect(await brokenWords(page, "h2[data-view-heading] b")).toEqual([]);
  });
});
