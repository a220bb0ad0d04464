import type { Page } from "@playwright/test";
import { content, paths } from "../support/content.ts";
import { randomNumbers } from "../support/random.ts";
import { expect, pages, test } from "../support/site.ts";
import { hydrated, openPage } from "../support/hydration.ts";

const site = content("site");

// 14 hours ahead of UTC, a half-hour offset, and 10 hours behind.
for (const timezoneId of ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Honolulu"]) {
  for (const locale of ["en-CA", "ar-EG"]) {
    test.describe(`${timezoneId}, ${locale}`, () => {
      test.use({ timezoneId, locale, contextOptions: { reducedMotion: "reduce" } });

      test(`B4 hydration changes no text of a page, ${timezoneId}, ${locale}`, async ({ page }) => {
        const texts = () =>
          page.evaluate(() =>
            [...document.querySelectorAll("main time, main h2, main h3, main p")].map(
              ({ textContent }) => textContent,
            ),
          );
        for (const path of pages) {
          await page.goto(path);
          await page.waitForFunction(() => "started" in document.documentElement.dataset);
          const before = await texts();
          await hydrated(page);
          expect(await texts()).toEqual(before);
        }
      });
    });
  }
}

test.describe("500 navigations", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R2 500 random navigations leak no memory", async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, "/");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("HeapProfiler.enable");

    async function measured() {
      // An SVG picture counts as a document, so all lazy pictures must be loaded.
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = "eager";
            return image.decode().catch(() => undefined);
          }),
        ),
      );
      await devtools.send("HeapProfiler.collectGarbage");
      const { metrics } = await devtools.send("Performance.getMetrics");
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return {
        megabytes: value("JSHeapUsedSize") / 1_000_000,
        listeners: value("JSEventListeners"),
        nodes: value("Nodes"),
        documents: value("Documents"),
      };
    }

    const linked = site.footerNavigation
      .map(({ to }: { to: string }) => to)
      .filter((to: string) => pages.includes(to));
    const steps = randomWalk(linked, 500);
    // By halfway each page has appeared many times, and caches are full.
    await follow(page, [paths.newsletter, ...steps.slice(0, 250), "/"]);
    const halfway = await measured();
    await follow(page, [paths.newsletter, ...steps.slice(250), "/"]);
    const after = await measured();

    expect(after.megabytes - halfway.megabytes).toBeLessThan(5);
    // One leak per navigation would be 250. A few pages with 100 listeners and 1000 nodes may await collection.
    expect(after.listeners - halfway.listeners).toBeLessThan(240);
    expect(after.nodes - halfway.nodes).toBeLessThan(5_000);
    expect(after.documents - halfway.documents).toBeLessThan(5);
  });
});

/** Follows footer links. Each waits until the page before is complete, focused and announced. */
async function follow(page: Page, steps: string[]) {
  await page.evaluate(async (steps) => {
    const heading = () => document.querySelector("main h1");
    // The URL changes before the heading does.
    const isShown = (to: string, old: Element | null) =>
      location.pathname === to &&
      heading() !== old &&
      heading() === document.activeElement &&
      document.querySelector("#root [role=status]")?.textContent === document.title;
    for (const to of steps) {
      if (location.pathname === to) continue;
      const old = heading();
      document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click();
      const latest = performance.now() + 10_000;
      while (!isShown(to, old)) {
        if (performance.now() > latest) throw new Error(`${to} did not appear.`);
        await new Promise((done) => setTimeout(done, 4));
      }
    }
  }, steps);
}

/** A walk that never stays on a page. */
function randomWalk(paths: string[], length: number): string[] {
  const random = randomNumbers(7);
  let last = "";
  return Array.from({ length }, () => {
    const others = paths.filter((path) => path !== last);
    last = others[Math.floor(random() * others.length)] ?? "/";
    return last;
  });
}
