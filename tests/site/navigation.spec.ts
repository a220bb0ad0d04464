import type { Page } from "@playwright/test";
import { conference, content, LEFT_OUT, menuEntry, paths, uiText } from "../support/content.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { forward, startProxy } from "../support/proxy.ts";
import { expect, pages, test } from "../support/site.ts";
import {
  hold,
  holdReact,
  hydrated,
  movePointer,
  nextFrames,
  openPage,
} from "../support/hydration.ts";

const site = content("site");

/** Follows a link of the footer or the header. */
async function follow(page: Page, to: string) {
  await menuLink(page, to).click();
  await expect(page).toHaveURL(to);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe("without view transitions", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R2 a navigation leads to the top and the heading, announced once", async ({ page }) => {
    const paths = pages.filter((path) =>
      site.footerNavigation.some(({ to }: { to: string }) => to === path),
    );
    test.skip(paths.length < 2, LEFT_OUT);
    await openPage(page, "/");
    // Every page once as the target and once as the origin.
    for (const to of [...paths.slice(1), "/"]) {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      await follow(page, to);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page.locator("h1:visible")).toBeFocused();
      await expect(page.locator("#root").getByRole("status")).toHaveText(await page.title());
    }
  });
});

test("R3 a link to a fragment that a page lacks leads to its top and heading", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>("footer a")?.setAttribute("href", `${path}#gone`);
    window.scrollTo({ top: 900, behavior: "instant" });
    document.querySelector<HTMLAnchorElement>("footer a")?.click();
  }, conference.path);
  await expect(page).toHaveURL(`${conference.path}#gone`);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("h1:visible")).toBeFocused();
});

test("R2 hydration keeps the scroll position", async ({ page }) => {
  await page.goto(conference.path);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await hydrated(page);
  expect(await scrollTop(page)).toBe(500);
});

test("R2 a smooth scroll that a navigation ends moves no other page", async ({ page }) => {
  await openPage(page, "/");
  const home = await page.title();
  const arrive = async (path: string) => {
    await expect(page).toHaveURL(path);
    await (path === "/" ? expect(page) : expect(page).not).toHaveTitle(home);
    await expect(page.locator("h1:visible")).toBeFocused();
    await nextFrames(page);
  };
  /** Goes Back, or to the conference, in the middle of a smooth scroll. */
  const goInSmoothScroll = (isBack: boolean) =>
    page.evaluate(
      ([isBack, path]) => {
        const before = scrollY;
        const step = () => {
          if (scrollY < before + 300) requestAnimationFrame(step);
          else if (isBack) history.back();
          else
            document
              .querySelector<HTMLElement>(`:is(header nav, footer) a[href="${path}"]`)
              ?.click();
        };
        document.querySelector("footer")?.scrollIntoView({ behavior: "smooth" });
        step();
      },
      [isBack, conference.path] as const,
    );
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    await clickInPlace(page, conference.path);
    await arrive(conference.path);
    await goInSmoothScroll(true);
    await arrive("/");
    expect(await scrollTop(page)).toBe(700);
    await goInSmoothScroll(false);
    await arrive(conference.path);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await arrive("/");
  }
});

test("R2 a page that has just appeared lets a visitor scroll at once", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      window.scrollTo({ top: 300, behavior: "instant" });
    }).observe(document.querySelector("main") ?? document.body, { childList: true });
  });
  await clickInPlace(page, conference.path);
  await expect(page).toHaveURL(conference.path);
  await expect(page.locator("h1:visible")).toBeFocused();
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(300);
});

test("R2 Back and Forward restore the scroll position", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await clickInPlace(page, conference.path);
  await expect(page).toHaveURL(conference.path);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 420, behavior: "instant" }));
  await expect.poll(() => scrollTop(page)).toBe(420);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(conference.path);
  await expect.poll(() => scrollTop(page)).toBe(420);

  // The visitor leaves before the scroll event fires.
  await page.evaluate(() => {
    addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true });
    window.scrollTo({ top: 560, behavior: "instant" });
    history.back();
  });
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(conference.path);
  await expect.poll(() => scrollTop(page)).toBe(560);
});

test("R2 two quick steps back leave the page between where it was", async ({ page }) => {
  await openPage(page, "/");
  const route = [conference.path, paths.newsletter];
  for (const [index, to] of [...route, ""].entries()) {
    // Each page at a place of its own.
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), 300 + 100 * index);
    await nextFrames(page);
    if (!to) break;
    await clickInPlace(page, to);
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1:visible")).toBeFocused();
  }
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect(page).toHaveURL(conference.path);
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test("R2 positions survive a browser that ends without a last event", async ({ page }) => {
  await page.addInitScript(() => {
    for (const last of ["pagehide", "visibilitychange"])
      addEventListener(last, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await clickInPlace(page, conference.path);
  await expect(page.locator("h1:visible")).toBeFocused();
  await page.evaluate(
    () =>
      new Promise((ended) => {
        addEventListener("scrollend", ended);
        window.scrollTo({ top: 420, behavior: "instant" });
      }),
  );
  await page.reload();
  // Chromium restores the place of an element, which may be some pixels off.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 420)).toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(700);
});

for (const id of ["about", "meet-the-team"]) {
  const labelIn = (menu: { label: string; to: string }[] = []) =>
    menu.find(({ to }) => to === `/#${id}`)?.label;
  const inHeader = labelIn(site.navigation);
  const inFooter = labelIn(site.footerNavigation);

  test(`R3 /#${id} scrolls to below the header, from wherever one comes`, async ({ page }) => {
    test.skip(!content("home")[id === "about" ? "about" : "team"], LEFT_OUT);
    const isBelowHeader = async () => {
      const header = await page.getByRole("banner").boundingBox();
      const target = await page.locator(`#${id}`).boundingBox();
      const distance = (target?.y ?? -1) - (header?.height ?? 0);
      // Browsers scroll to whole pixels.
      return distance > -1 && distance < 60;
    };
    await page.goto(`/#${id}`);
    await expect.poll(isBelowHeader).toBe(true);
    await openPage(page, "/");
    if (inFooter) {
      await page.getByRole("contentinfo").getByRole("link", { name: inFooter }).click();
      await expect.poll(isBelowHeader).toBe(true);
    }
    if (!inHeader) return;
    await openPage(page, paths.newsletter);
    await page.getByRole("banner").getByRole("link", { name: inHeader }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect.poll(isBelowHeader).toBe(true);
    await expect(page.locator(`#${id} :focus`)).toHaveCount(1);
    await expect(
      page.getByRole("navigation", { name: uiText.mainNavigation }).locator("[aria-current]"),
    ).toHaveText(inHeader);
  });
}

test("R3 an anchor scroll waits up to 10 s for its target", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, `${paths.partners}#late`);
  const addTarget = () =>
    page.evaluate(() => {
      const target = document.createElement("p");
      target.id = "late";
      target.textContent = "Here";
      document.querySelector("footer")?.after(target);
    });
  // Counts from before the load, which is slow on a busy machine.
  await page.clock.pauseAt(9_500);
  await addTarget();
  await page.clock.runFor(100);
  await expect(page.locator("#late")).toBeFocused();
  await page.clock.resume();

  await openPage(page, `${paths.newsletter}#late`);
  await page.clock.fastForward(10_500);
  await addTarget();
  await page.clock.fastForward(1_000);
  await expect(page.locator("#late")).not.toBeFocused();
});

test.describe("R3 with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("R3 anchor scrolls are instant with reduced motion", async ({ page }) => {
    await openPage(page, "/");
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("auto");
  });
});

const [home, team = ""] = ["/", "/#meet-the-team"].map((to) => menuEntry(to)?.label);
const NOT_IN_MENU = "the club does not have the team in its menu";

test("R5 the header on Home marks the section in view", async ({ page }) => {
  test.skip(!team, NOT_IN_MENU);
  await openPage(page, "/");
  const current = page
    .getByRole("navigation", { name: uiText.mainNavigation })
    .locator("[aria-current]");
  await expect(current).toHaveText(home ? [home] : []);
  await page.locator("#meet-the-team").scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    document.querySelector("#meet-the-team")?.scrollIntoView({ behavior: "instant" }),
  );
  await expect(current).toHaveText(team);
  await expect(current).toHaveAttribute("aria-current", "location");
});

test("R5 the header marks the section in view amid constant changes", async ({ page }) => {
  test.skip(!team, NOT_IN_MENU);
  await openPage(page, paths.competition);
  // As a browser extension may do.
  await page.evaluate(() => {
    const change = () => {
      document.body.append(document.createElement("i"));
      document.querySelector("body > i")?.remove();
      requestAnimationFrame(change);
    };
    change();
  });
  await follow(page, "/");
  await page.locator("#meet-the-team").scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    document.querySelector("#meet-the-team")?.scrollIntoView({ behavior: "instant" }),
  );
  await expect(
    page.getByRole("navigation", { name: uiText.mainNavigation }).locator("[aria-current]"),
  ).toHaveText(team);
});

test.describe("R5 behind a proxy that records requests", () => {
  test.use({ allowedRequests: [/^http:\/\/localhost/] });

  test("R5 a hovered link is prefetched before hydration", async ({ page, baseURL }) => {
    const prefetched: string[] = [];
    const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
      const path = request.url ?? "/";
      if (request.headers["sec-purpose"]?.includes("prefetch")) prefetched.push(path);
      if (path.startsWith("/assets/app-")) return; // React never starts.
      await forward(await fetchFromSite(), response, ["content-type", "content-security-policy"]);
    });
    await page.goto(`${proxy.origin}${paths.competition}`);
    await menuLink(page, paths.newsletter).hover();
    await expect.poll(() => prefetched).toEqual([paths.newsletter]);
    proxy.stop();
  });

  test("B18 Back while a reload arrives shows the page as left", async ({ page, baseURL }) => {
    const { newsletter } = paths;
    let arrive: (() => void) | undefined;
    const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
      const isReload = request.url === newsletter && "cache-control" in request.headers;
      if (isReload) {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write("<!-- -->");
        await new Promise<void>((resolve) => (arrive = resolve));
        response.end(await (await fetchFromSite()).text());
      } else await forward(await fetchFromSite(), response, ["content-type"]);
    });
    await openPage(page, `${proxy.origin}/`);
    const title = await page.title();
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await clickInPlace(page, newsletter);
    await expect(page).toHaveTitle(content("newsletter").page.title);
    await page.reload({ waitUntil: "commit" });
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(() => page.url()).toBe(`${proxy.origin}/`);
    arrive?.();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => scrollTop(page)).toBe(600);
    proxy.stop();
  });
});

test("B2 R2 links stay client-side after a calendar file has come", async ({ page }) => {
  test.skip(conference.edition?.phase === "over", "an edition that is over has none");
  await openPage(page, conference.path);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  const download = page.waitForEvent("download");
  await page.evaluate((file) => location.assign(file), conference.calendarFile);
  await download;
  await clickInPlace(page, paths.newsletter);
  await expect(page).toHaveTitle(content("newsletter").page.title);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("R2 React does not start on a document that Back is about to replace", async ({ page }) => {
  await openPage(page, paths.newsletter);
  const title = await page.title();
  await clickInPlace(page, "/");
  await expect(page).toHaveTitle(content("home").page.title);
  const startReact = await hold(page, "**/assets/words-home-*");
  const words = page.waitForRequest("**/assets/words-home-*");
  const app = page.waitForResponse("**/assets/app-*.js");
  await page.reload();
  await movePointer(page);
  await app;
  await nextFrames(page);
  // After React would have started.
  const isOver = page.waitForRequest("**/favicon.svg?over");
  await page.evaluate(
    (url) => {
      void import(url).then(() => setTimeout(() => fetch("/favicon.svg?over")));
    },
    (await words).url(),
  );
  const replace = await hold(page, `**${paths.newsletter}`);
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.newsletter);
  startReact();
  await isOver;
  replace();
  await expect(page).toHaveTitle(title);
});

test("R1 the skip link is first and moves the focus to the content", async ({ page }) => {
  await page.goto(conference.path);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: uiText.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("R1 hydration keeps the focus that the skip link moved", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto(conference.path);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  startReact();
  await hydrated(page);
  await expect(page.getByRole("main")).toBeFocused();
});
