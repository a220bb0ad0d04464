import { startProxy } from "../support/proxy.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import { cutWords, expectFits, READERS_SPACING, surplusWidth } from "../support/fitting-text.ts";
import { scrollThrough, setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, SCROLL_BARS, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";
import { views } from "../support/views.ts";
import { nextFrames, openPage } from "../support/hydration.ts";

const allViews = [...pages, ...views];

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages, NOT_FOUND]) {
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
  }

  for (const path of allViews) {
    test(
      `R1 R37 ${path} clips no text with the text spacing of WCAG 1.4.12`,
      { tag: "@every-page" },
      async ({ page }) => {
        await page.goto(path);
        await setAllOpen(page);
        await addStyles(page, READERS_SPACING);
        await expectFits(page, [320, 1280]);
      },
    );

    test(
      `R1 ${path} breaks words of forty letters, and neither clips nor covers any`,
      { tag: "@every-page" },
      async ({ page }) => {
        await page.goto(path);
        await setAllOpen(page);
        await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { parentElement, nodeValue } = walker.currentNode;
            if (
              nodeValue &&
              parentElement?.closest("main, footer") &&
              !parentElement.closest("svg")
            )
              walker.currentNode.nodeValue = nodeValue.replace(
                /\p{L}{3,}/u,
                "Telekommunikation".padEnd(40, "s"),
              );
          }
        });
        await expectFits(page, [320, 1280]);
      },
    );
  }
});

test.describe("with slow files", () => {
  for (const path of pages) {
    for (const width of [390, 1280]) {
      test(`R41 ${path} loads and scrolls without a shift, at ${width} px`, async ({ page }) => {
        await page.route(/\.(avif|webp|svg|woff2)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        // Ignores an icon that a slow font moves by a pixel: 0.1 is a good CLS.
        const takeShifts = await observeLayoutShifts(page, 0.001);
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, path);
        await scrollThrough(page);
        await page.evaluate(async () => {
          const pictures = [...document.images].filter(
            (image) => image.checkVisibility() && !image.closest("[data-moving]"),
          );
          await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
        });
        await nextFrames(page);
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
    test(`R41 B14 ${path} shows what has arrived, without shifts`, async ({ page, baseURL }) => {
      let sendRest = () => {};
      let part = 0;
      let mayWait = false;
      const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
        if (request.url !== path) return; // Other files never arrive.
        const html = await (await fetchFromSite()).text();
        const start = html.indexOf("</h1>");
        const cut = start + Math.round(part * (html.indexOf("</footer>") - start));
        const arrived = html.slice(0, cut);
        // Half a centred hero waits for its other half.
        const [, end] = /rel="expect" href="#([^"]+)"/.exec(html) ?? [];
        mayWait = end !== undefined && !arrived.includes(`id="${end}"`);
        response.writeHead(200, { "content-type": "text/html" }).write(arrived);
        // Without the end, so that the parser stays open.
        sendRest = () => response.write(html.slice(cut, html.indexOf("</footer>")));
      });
      const takeShifts = await observeLayoutShifts(page, 0.001);
      for (part of [0, 0.07, 0.2, 0.5, 0.7, 0.9]) {
        await page.goto("about:blank");
        await page.goto(proxy.origin + path, { waitUntil: "commit" });
        const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
        // Time enough for a paint.
        if (mayWait) await page.waitForTimeout(300);
        else await expect.poll(paints).toBeGreaterThan(0);
        sendRest();
        await expect(page.locator("#contacts")).toBeAttached();
        await nextFrames(page);
        expect.soft(await takeShifts(), `${part * 100} %`).toEqual([]);
      }
      proxy.stop();
    });
  }
});

test("R1 words stay whole with a minimum size of text of 24 px", async ({ pageWith }) => {
  test.slow();
  const page = await pageWith({ args: ["--blink-settings=minimumFontSize=24"] });
  for (const path of allViews) {
    await page.goto(path);
    await setAllOpen(page);
    await expect(page.locator("footer a").first()).toHaveCSS("font-size", "24px");
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // There is no room for a longer word on a small phone.
      const short = (await cutWords(page)).filter((cut) => !/^cut: \S{14,} /.test(cut));
      expect.soft(short, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("R1 words stay whole beside a scroll bar", async ({ pageWith }) => {
  test.slow();
  const page = await pageWith(SCROLL_BARS);
  for (const path of allViews) {
    await page.goto(path);
    await setAllOpen(page);
    expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBe(15);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const message = `${path} at ${width} px`;
      expect.soft(await cutWords(page), message).toEqual([]);
      expect.soft(await surplusWidth(page), message).toBe(0);
    }
  }
});
