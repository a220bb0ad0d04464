import type { Locator, Page } from "@playwright/test";
import { content, headerLinks, LEFT_OUT, plain, uiText } from "../support/content.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const site = content("site");

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...pages, NOT_FOUND]) {
  test(
    `R1 ${path} has one heading, its landmarks and a title`,
    { tag: "@every-page" },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(5);
      expect((await page.title()).length).toBeLessThanOrEqual(60);
    },
  );

  test(`B4 ${path} says and links the same without scripts`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const pageWithoutScripts = await context.newPage();
    await pageWithoutScripts.goto(path);
    await openPage(page, path);
    const hydratedContent = await textAndLinks(page);
    const { texts, links } = await textAndLinks(pageWithoutScripts);
    await context.close();
    expect(links).toEqual(hydratedContent.links);
    expect(hydratedContent.texts.filter((text) => !texts.includes(text))).toEqual([]);
  });
}

async function textAndLinks(page: Page) {
  const texts = await page.locator("body").evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll("script, noscript, .needs-script, [role=status]"))
      element.remove();
    return [...copy.querySelectorAll("*")]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent ?? "");
  });
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href).sort());
  // Without JavaScript the drawer names the file of a page instead of its URL.
  const urls = links.map((link) =>
    link.replace(/(\/|\/index|)\.html#/, "$1#").replace("/index#", "/#"),
  );
  return { texts: texts.map(plain).filter(Boolean), links: [...new Set(urls)].sort() };
}

test("R5 R7 header and footer link to every page", async ({ page }) => {
  for (const landmark of ["banner", "contentinfo"] as const) {
    const links = landmark === "banner" ? headerLinks() : (site.footerNavigation ?? []);
    for (const { label, to } of links) {
      await page.goto(NOT_FOUND);
      await page.getByRole(landmark).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator("h1:visible")).toHaveCount(1);
    }
  }
});

test("R5 the header marks the current page", async ({ page }) => {
  const looks = (link: Locator) =>
    link.evaluate((element) => {
      const { textDecorationLine, borderBlockEndColor } = getComputedStyle(element);
      return [textDecorationLine, borderBlockEndColor];
    });
  for (const { label, to } of headerLinks()) {
    if (to.includes("#")) continue;
    await page.goto(to);
    const navigation = page.getByRole("navigation", { name: uiText.mainNavigation });
    const current = navigation.locator("[aria-current]");
    await expect(current).toHaveText(label);
    await expect(current).toHaveAttribute("aria-current", "page");
    const marked = await looks(current);
    await page.goto(to === "/" ? NOT_FOUND : "/");
    const link = navigation.getByRole("link", { name: label, exact: true });
    expect(await looks(link), label).not.toEqual(marked);
  }
});

test("R7 the footer shows contacts, affiliated site and copyright year", async ({ page }) => {
  await page.goto(NOT_FOUND);
  const footer = page.getByRole("contentinfo");
  for (const { email } of site.contacts?.people ?? []) {
    await expect(footer.locator(`a[href="mailto:${email}"]`)).toHaveText(email);
  }
  const { affiliatedSite } = site.contacts ?? {};
  if (affiliatedSite) {
    await expect(footer.getByRole("link", { name: affiliatedSite.name })).toHaveAttribute(
      "href",
      affiliatedSite.url,
    );
  }
  const owner = [site.copyrightYear, site.clubFullName ?? site.club];
  await expect(footer).toContainText(`© ${owner.filter(Boolean).join(" ")}`);
});

test("R8 the tagline is visible in the footer and above the fold on Home", async ({ page }) => {
  test.skip(!site.tagline, LEFT_OUT);
  await page.goto(NOT_FOUND);
  await expect(page.getByRole("contentinfo")).toContainText(site.tagline);
  await page.goto("/");
  await expect(page.getByRole("main").getByText(site.tagline).first()).toBeInViewport();
});

test("R9 headings use Tabular and text Open Sans, both from the site", async ({ page }) => {
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

const NAMES = ["José Núñez", "Zoë Lefèvre", "Łukasz Żółć", "Győző Űrhegyi", "Şebnem Yıldız"];

test("R9 B20 names such as José, Łukasz and Győző are in the site's own fonts", async ({
  page,
}) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  for (const selector of ["h1", "main p"]) {
    for (const name of NAMES) {
      await page
        .locator(selector)
        .first()
        .evaluate((element, text) => (element.textContent = text), name);
      await expect(async () => {
        const { root } = await session.send("DOM.getDocument");
        const { nodeId } = await session.send("DOM.querySelector", {
          nodeId: root.nodeId,
          selector,
        });
        const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
        expect(fonts.length).toBeGreaterThan(0);
        expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
      }, `${name} in ${selector}`).toPass({ timeout: 5000 });
    }
  }
});

test("R9 every page declares the families, weights and styles it uses", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const [used, declared] = await page.evaluate(() => {
      const name = (family: string, weight: string, style: string) =>
        `${family.replaceAll('"', "")} ${weight} ${style}`;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const fonts = new Set<string>();
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || parent.closest("script, style")) continue;
        const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
        fonts.add(name(fontFamily.split(",")[0] ?? "", fontWeight, fontStyle));
      }
      return [
        [...fonts],
        [...document.fonts].map(({ family, weight, style }) => name(family, weight, style)),
      ];
    });
    expect(used.length).toBeGreaterThan(1);
    expect(declared).toEqual(expect.arrayContaining(used));
  }
});

test.describe("R9 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R9 fonts load without JavaScript", async ({ page }) => {
    const fonts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font") fonts.push(response.url());
    });
    await page.goto(NOT_FOUND);
    for (const font of ["open-sans-400", "tabular-500"])
      expect(fonts).toContainEqual(expect.stringContaining(font));
    expect(fonts).toHaveLength(2);
  });
});

test.describe("R9 without fonts", () => {
  test.use({ allowedMessages: [/woff2/] });

  test("R9 the page stays readable when its fonts fail", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(NOT_FOUND);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("R11 no page has a form or sets a cookie", async ({ page, context }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("form")).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe("R4 an unknown path", () => {
  test.use({ allowedMessages: [/status of 404/] });

  test("R4 an unknown path shows the designed page with status 404", async ({ page }) => {
    test.skip(!site.notFound, LEFT_OUT);
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
