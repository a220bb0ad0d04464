import type { Page } from "@playwright/test";
import { content, plain } from "./content.ts";
import { expect, pages, test } from "./site.ts";
import { hydrated, warmed } from "./waits.ts";

const site = content("site");

// Things that move are still here, so that a picture of the page is one page.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...pages, "/no-such-page"]) {
  test.describe(path, () => {
    test.use({ allowedMessages: path === "/no-such-page" ? [/status of 404/] : [] });

    test(`R1 ${path} is one document with one heading, its landmarks and a title of its own`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(5);
      expect((await page.title()).length).toBeLessThanOrEqual(60);
    });

    test(`R1 ${path} never scrolls sideways from 320 to 2560 px`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 360, 480, 768, 1024, 1152, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const surplus = () =>
          page.evaluate(() => {
            const root = document.documentElement;
            return root.scrollWidth - root.clientWidth;
          });
        await expect.poll(surplus, { message: `at ${width} px` }).toBe(0);
      }
    });

    test(`B4 ${path} says the same and links to the same without JavaScript`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const still = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const stillPage = await still.newPage();
      await stillPage.goto(path);
      await page.goto(path);
      await hydrated(page);
      const whole = await wordsAndLinks(page);
      const withoutScript = await wordsAndLinks(stillPage);
      await still.close();
      expect(withoutScript.links).toEqual(whole.links);
      const missing = whole.words.filter((word) => !withoutScript.words.includes(word));
      expect(missing).toEqual([]);
    });
  });
}

for (const path of pages) {
  test(`R9 ${path} brings every rule that its elements need, after React too`, async ({ page }) => {
    await page.goto(path);
    await warmed(page);
    const missing = await page.evaluate(async () => {
      const own = document.querySelector<HTMLStyleElement>("style[data-whole]");
      const text = (address = "") => fetch(address).then((answer) => answer.text());
      const whole = await text(own?.dataset.whole);
      // For paper, and for what React draws.
      const others = await Promise.all(
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
          .map((link) => link.getAttribute("href") ?? "")
          .filter((address) => address !== own?.dataset.whole)
          .map(text),
      );
      const named = (css: string) =>
        new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
      const [inWhole, inOwn] = [named(whole), named((own?.textContent ?? "") + others.join(""))];
      const used = [...document.querySelectorAll("[class]")].flatMap((one) => [...one.classList]);
      return used.filter((name) => inWhole.has(name) && !inOwn.has(name));
    });
    expect(missing).toEqual([]);
  });
}

async function wordsAndLinks(page: Page) {
  const text = await page.locator("body").evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll("script, .needs-script, [role=status]"))
      element.remove();
    return [...copy.querySelectorAll("*")]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent ?? "");
  });
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href).sort());
  return { words: text.map(plain).filter(Boolean), links: [...new Set(links)] };
}

test("R5 R7 every page can be reached from the header and from the footer", async ({ page }) => {
  for (const landmark of ["banner", "contentinfo"] as const) {
    const places = landmark === "banner" ? site.navigation : site.footerNavigation;
    for (const { label, to } of [
      ...places,
      ...(landmark === "banner" ? [site.partnerButton] : []),
    ]) {
      await page.goto("/learnai");
      await page.getByRole(landmark).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator("h1:visible")).toHaveCount(1);
    }
  }
});

test("R5 the header marks the page that is shown", async ({ page }) => {
  for (const { label, to } of site.navigation) {
    if (to.includes("#")) continue;
    await page.goto(to);
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
    await expect(current).toHaveText(label);
    await expect(current).toHaveAttribute("aria-current", "page");
  }
});

test("R7 the footer says how to reach the club, links the affiliated site and keeps the year", async ({
  page,
}) => {
  await page.goto("/learnai");
  const footer = page.getByRole("contentinfo");
  for (const { email } of site.contacts.people) {
    await expect(footer.locator(`a[href="mailto:${email}"]`)).toHaveText(email);
  }
  await expect(
    footer.getByRole("link", { name: site.contacts.affiliatedSite.name }),
  ).toHaveAttribute("href", site.contacts.affiliatedSite.url);
  await expect(footer).toContainText(`© ${site.copyrightYear}`);
});

test("R8 the tagline stands on every page and at the top of Home", async ({ page }) => {
  await page.goto("/learnai");
  await expect(page.getByRole("contentinfo")).toContainText(site.tagline);
  await page.goto("/");
  await expect(page.getByRole("main").getByText(site.tagline)).toBeInViewport();
});

test("R9 headings are set in Tabular and text in Open Sans, both from the site itself", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response.url());
  });
  await page.goto("/");
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family("h1")).toMatch(/^"?Tabular/);
  expect(await family("main p + p")).toMatch(/^"?Open Sans/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("500 20px Tabular"))).toBe(true);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((url) => new URL(url).pathname.startsWith("/assets/"))).toBe(true);
});

test("R9 every page brings the fonts that its letters are set in, in their weights and styles", async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-rest");
    const [asked, brought] = await page.evaluate(() => {
      const name = (family: string, weight: string, style: string) =>
        `${family.replaceAll('"', "")} ${weight} ${style}`;
      const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const fonts = new Set<string>();
      while (letters.nextNode()) {
        const parent = letters.currentNode.parentElement;
        if (!parent || parent.matches("script, style")) continue;
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
        fonts.add(name(fontFamily.split(",")[0] ?? "", fontWeight, fontStyle));
      }
      return [
        [...fonts],
        [...document.fonts].map(({ family, weight, style }) => name(family, weight, style)),
      ];
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(brought).toEqual(expect.arrayContaining(asked));
  }
});

test.describe("R9 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R9 the fonts come too", async ({ page }) => {
    const fonts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font") fonts.push(response.url());
    });
    await page.goto("/learnai");
    expect(fonts.toSorted()).toEqual([
      expect.stringContaining("open-sans-400-normal"),
      expect.stringContaining("tabular-500-normal"),
    ]);
  });
});

test.describe("on a first visit", () => {
  test.use({ isFirstVisit: true });

  test("R9 the page is painted before its fonts are asked for, and from then on they are there at once", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { waited: document.documentElement.dataset.rest });
      });
    });
    const waited = () => page.evaluate(() => (window as { waited?: string }).waited);
    for (const path of ["/", "/newsletter"]) {
      await page.goto(path);
      await expect(page.locator("html")).not.toHaveAttribute("data-rest");
      expect(await page.evaluate(() => document.fonts.check("500 20px Tabular"))).toBe(true);
      expect(await waited()).toBe(path === "/" ? "later" : undefined);
      if (path !== "/") continue;
      const [painted, asked] = await page.evaluate(() => [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))
          ?.startTime ?? 0,
      ]);
      expect(asked).toBeGreaterThanOrEqual(painted);
    }
  });

  test("R9 what is far below the window waits for the fonts, unless somebody scrolls to it", async ({
    page,
  }) => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    // Fonts that are asked for before the page has loaded hold that back too.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const last = page.locator("main section").last();
    const isLaidOut = () =>
      last.evaluate((section) =>
        section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await expect.poll(isLaidOut).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(isLaidOut).toBe(false);
    letCome();
    await expect.poll(isLaidOut).toBe(true);
    await expect(page.locator("html")).not.toHaveAttribute("data-rest");
    const waiting = await page
      .locator("main section")
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).contentVisibility === "auto"),
      );
    expect(waiting).toHaveLength(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 412, height: 823 } });

    test("R9 the first frame holds the first screen alone, and the rest near it comes without the fonts", async ({
      page,
    }) => {
      await page.route(/\.woff2$/, () => {});
      await page.addInitScript(() => {
        // Of the document's states until the paint is told of: whether the second section was drawn meanwhile.
        const drawn: Record<string, boolean[]> = {};
        Object.assign(window, { drawn });
        const look = () => {
          const state = document.documentElement.dataset.rest ?? "";
          const second = document.querySelectorAll("main section")[1]?.firstElementChild;
          if (second) {
            (drawn[state] ??= []).push(second.checkVisibility({ contentVisibilityAuto: true }));
          }
          if (state !== "later") requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto("/newsletter", { waitUntil: "domcontentloaded" });
      const second = page.locator("main section").nth(1);
      const isDrawn = () =>
        second.evaluate((section) =>
          section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        );
      await expect.poll(isDrawn).toBe(true);
      await expect(page.locator("html")).toHaveAttribute("data-rest", "later");
      const drawn = await page.evaluate(
        () => (window as unknown as { drawn: Record<string, boolean[]> }).drawn,
      );
      expect(drawn.first).toContain(false);
      expect(drawn.first).not.toContain(true);
    });

    for (const path of pages) {
      test(`R9 nothing on ${path} has laid out what the first frame leaves out`, async ({
        page,
      }) => {
        const said: string[] = [];
        page.on("console", (message) => {
          // What Playwright itself looks at has no address.
          if (message.location().url) said.push(message.text());
        });
        await page.goto(path);
        await expect(page.locator("html")).not.toHaveAttribute("data-rest");
        // Chromium says so by itself.
        expect(said).not.toContainEqual(expect.stringContaining("hidden by content-visibility"));
      });
    }
  });

  test("R41 React waits for the fonts, unless somebody is about to press something", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    const isReactAsked = () => asked.some((file) => file.startsWith("/assets/start-"));
    for (const sign of ["a moved pointer", "the fonts"]) {
      asked.length = 0;
      await page.goto("/learnai", { waitUntil: "domcontentloaded" });
      await expect.poll(() => asked.filter((file) => file.endsWith(".woff2"))).toHaveLength(2);
      // What was asked for before it is known by now.
      await page.evaluate(() => fetch("/robots.txt"));
      expect(isReactAsked()).toBe(false);
      if (sign === "the fonts") letCome();
      else await page.mouse.move(9, 9);
      await expect.poll(isReactAsked).toBe(true);
    }
  });

  test("R41 React starts also while fonts do not come", async ({ page }) => {
    await page.route(/\.woff2$/, () => {});
    await page.goto("/learnai", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
    await expect(page.locator("html")).toHaveAttribute("data-rest");
  });

  test.describe("R9 without its fonts", () => {
    test.use({ allowedMessages: [/woff2/] });

    test("R9 fonts that can't be had leave the page in the fallback ones", async ({ page }) => {
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto("/newsletter");
      await expect(page.locator("html")).not.toHaveAttribute("data-rest");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});

test("R11 there is no form and no cookie", async ({ page, context }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("form")).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe("R4 an unknown address", () => {
  test.use({ allowedMessages: [/status of 404/] });

  test("R4 shows a designed page with the header, the footer and ways on", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.notFound.heading);
    for (const { label, to } of site.notFound.links) {
      const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", to);
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});

test.describe("R6 the drawer of small screens", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const scripting of [true, false]) {
    test.describe(scripting ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled: scripting });

      test(`R6 has the header's links and closes by its button and Escape (${scripting ? "with" : "without"} JavaScript)`, async ({
        page,
      }) => {
        await page.goto("/newsletter");
        const menu = page.getByRole("button", { name: "Menu", exact: true });
        const drawer = page.getByRole("dialog");
        await menu.click();
        await expect(drawer).toBeVisible();
        for (const { label } of [...site.navigation, site.partnerButton]) {
          await expect(drawer.getByRole("link", { name: label, exact: true })).toBeVisible();
        }
        await drawer.getByRole("button", { name: "Close the menu" }).click();
        await expect(drawer).toBeHidden();
        await menu.click();
        await page.keyboard.press("Escape");
        await expect(drawer).toBeHidden();
        await menu.click();
        await drawer
          .getByRole("link", {
            name: site.navigation.find(({ to }: { to: string }) => to === "/projectx").label,
            exact: true,
          })
          .click();
        await expect(page).toHaveURL("/projectx");
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    });
  }
});
