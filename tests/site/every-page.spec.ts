import type { Page } from "@playwright/test";
import { content, plain } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

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
  const { affiliatedSite } = site.contacts;
  if (affiliatedSite) {
    await expect(footer.getByRole("link", { name: affiliatedSite.name })).toHaveAttribute(
      "href",
      affiliatedSite.url,
    );
  }
  await expect(footer).toContainText(`© ${site.copyrightYear} ${site.clubFullName ?? site.club}.`);
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
    await page.evaluate(() => document.fonts.ready);
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

test.describe("R9 without its fonts", () => {
  test.use({ allowedMessages: [/woff2/] });

  test("R9 fonts that can't be had leave the page in the fallback ones", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto("/newsletter");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
