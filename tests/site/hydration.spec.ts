import type { Page } from "@playwright/test";
import { holdReact, hydrated, movePointer, openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";
import { expect, test } from "../support/site.ts";
import { shownViews } from "../support/views.ts";

/** Changes the page as some translators do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && !node.parentElement?.closest("script, style, template"))
      texts.push(node as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

/** Changes the page as other translators do. */
function translateInPlace() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("script, style, template"))
      node.nodeValue = (node.nodeValue ?? "").toUpperCase();
}

const started = (page: Page) =>
  page.waitForFunction(() => "started" in document.documentElement.dataset);

/** Starts React where it may start, and gives it time to replace what it would replace. */
async function signOfLife(page: Page) {
  const idle = page.evaluate(
    () => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })),
  );
  await movePointer(page);
  await idle;
  await page.waitForLoadState("networkidle");
  // Nothing tells that React has decided against a page.
  await page.waitForTimeout(200);
}

test("B18 a page changed by a translator stays as it is, and its controls work", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const change of [translate, translateInPlace]) {
    await page.goto("/projectx");
    await started(page);
    await page.evaluate(change);
    const changed = await page.getByRole("main").textContent();
    await page.locator("details[name=view] > summary", { hasText: /^2024/ }).click();
    await page.locator("header > button").click();
    await signOfLife(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await shownViews(page)).toEqual(["2024"]);
    expect(await page.getByRole("main").textContent()).toBe(changed);
    await expect(page.locator("header")).toHaveCount(1);

    await page.goto("/partner-with-us");
    await started(page);
    await page.evaluate(change);
    await page.locator("button[data-copy]").last().click();
    await expect(page.locator("[data-status]")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
  }
});

test("B18 a page that an extension changes while it arrives stays as it is", async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.getElementById("bar")) return;
      document
        .querySelector("main")
        ?.prepend(Object.assign(document.createElement("p"), { id: "bar" }));
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto("/projectx");
  await started(page);
  await page.locator("details[name=view] > summary").last().click();
  await signOfLife(page);
  expect(await shownViews(page)).toEqual(["2023"]);
  await expect(page.locator("#bar")).toHaveCount(1);
});

test("B18 a page translated while React arrives, or just after, stays so, and leads to whole pages", async ({
  page,
}) => {
  for (const mutations of [
    // As the site asks for React’s files.
    { childList: true, subtree: true },
    { attributeFilter: ["data-hydrated"] },
  ]) {
    await page.goto("/partner-with-us");
    await started(page);
    await page.evaluate(`new MutationObserver((_, observer) => {
      observer.disconnect();
      (${translate})();
    }).observe(document.documentElement, ${JSON.stringify(mutations)})`);
    await signOfLife(page);
    await expect(page.locator("footer a font")).not.toHaveCount(0);
    const untranslated = page.locator("main :is(h2, p), footer a").filter({ hasText: /[a-z]/ });
    await expect(untranslated).toHaveCount(0);
    await expect(page.locator("header")).toHaveCount(1);
    for (const path of ["/", "/projectx"]) {
      await clickInPlace(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      await expect(page.locator("header")).toHaveCount(1);
    }
  }
});

test.describe("with errors", () => {
  test.use({ allowedMessages: [/removeChild|Minified React error|TrustedHTML|trusted-types/] });

  test("B18 B12 a page that has lost its content leads to a whole page, where Trusted Types block innerHTML, and a word that differs is repaired", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.evaluate(() => document.querySelector("main")?.remove());
    await clickInPlace(page, "/projectx");
    await expect(page).toHaveURL("/projectx");
    await expect(page.locator("#landing")).toBeVisible();
    await expect(page.locator("header")).toHaveCount(1);

    const write = () => (document.createElement("div").innerHTML = "<img src='/nope.png'>");
    await expect(page.evaluate(write)).rejects.toThrow("TrustedHTML");

    await page.route("/newsletter", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)UofX/, "$1Some") });
    });
    const startReact = await holdReact(page);
    await page.goto("/newsletter");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Some AI Newsletter");
    startReact();
    await hydrated(page);
    await expect(heading).toHaveText("UofX AI Newsletter");
    await expect(heading).toHaveCSS("font-family", /Tabular/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
