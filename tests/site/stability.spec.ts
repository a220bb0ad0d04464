import type { Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const site = content("site");

// From fourteen hours ahead to ten hours behind, and one with a half hour: each has another day or hour than the build.
for (const timezoneId of ["Pacific/Kiritimati", "Asia/Kolkata", "Pacific/Honolulu"]) {
  for (const locale of ["en-CA", "ar-EG"]) {
    test.describe(`${timezoneId}, ${locale}`, () => {
      test.use({ timezoneId, locale, contextOptions: { reducedMotion: "reduce" } });

      test(`B4 hydration changes no text on any page, in ${timezoneId}, ${locale}`, async ({
        page,
      }) => {
        const words = () =>
          page.evaluate(() =>
            [...document.querySelectorAll("main time, main h2, main h3, main p")].map(
              ({ textContent }) => textContent,
            ),
          );
        for (const path of pages) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          const before = await words();
          await hydrated(page);
          // What stood empty for it, such as the hours “where you are”, may have been filled.
          const after = await words();
          expect(after.filter((_, index) => before[index] !== "")).toEqual(before.filter(Boolean));
        }
      });
    });
  }
}

test.describe("500 navigations", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R2 500 random navigations leak no memory", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("/");
    await hydrated(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("HeapProfiler.enable");

    async function measured() {
      // Each drawing is a document of its own. How many of the lazy pictures have come would be chance.
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

    const paths = site.footerNavigation
      .map(({ to }: { to: string }) => to)
      .filter((to: string) => pages.includes(to));
    const steps = randomWalk(paths, 500);
    // By half-way each page has been shown many times, and what the browser and React keep for good is there.
    await follow(page, ["/learnai", ...steps.slice(0, 250), "/"]);
    const halfway = await measured();
    await follow(page, ["/learnai", ...steps.slice(250), "/"]);
    const after = await measured();

    expect(after.megabytes - halfway.megabytes).toBeLessThan(5);
    // A page has some hundred listeners and a thousand nodes. One of each left behind a page change would be 250; some
    // pages that the collector has not come to yet are no leak.
    expect(after.listeners - halfway.listeners).toBeLessThan(240);
    expect(after.nodes - halfway.nodes).toBeLessThan(5_000);
    expect(after.documents - halfway.documents).toBeLessThan(5);
  });
});

/** Follows links of the footer, each as soon as the page before it is whole, has the focus and said its title: it may still fade in. */
async function follow(page: Page, steps: string[]) {
  await page.evaluate(async (steps) => {
    const heading = () => document.querySelector("main h1");
    // The address changes first: until the heading is another, it is still the page before.
    const isShown = (to: string, old: Element | null) =>
      location.pathname === to &&
      heading() !== old &&
      heading() === document.activeElement &&
      !document.querySelector("[data-coming]") &&
      document.querySelector("[data-page-announcement]")?.textContent === document.title;
    for (const to of steps) {
      if (location.pathname === to) continue;
      const old = heading();
      document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click();
      const latest = performance.now() + 10_000;
      while (!isShown(to, old)) {
        if (performance.now() > latest) throw new Error(`${to} did not come.`);
        await new Promise((done) => setTimeout(done, 4));
      }
    }
  }, steps);
}

/** Always the same “random” way, so that a fault found can be found again. */
function randomWalk(paths: string[], length: number): string[] {
  let state = 7;
  let last = "";
  return Array.from({ length }, () => {
    const others = paths.filter((path) => path !== last);
    state = (state * 48_271) % 2_147_483_647;
    last = others[state % others.length] ?? "/";
    return last;
  });
}
