import type { Page, Route } from "@playwright/test";
import { conference, content, paths, uiText } from "../support/content.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { forward, startProxy } from "../support/proxy.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";
import { hydrated, movePointer, nextFrames, openPage } from "../support/hydration.ts";

// These tests provoke failures.
test.use({ allowedMessages: [/.*/], allowedRequests: [/^http:\/\/localhost/] });

/** What can fail, and the pages on the way that show it: each is loaded or reached by the link before it. */
const files: Record<string, { pattern: RegExp; way: string[] }> = {
  "start module": { pattern: /\/assets\/start-[^/]+\.js$/, way: ["/", paths.competition] },
  "vendor chunk": { pattern: /\/assets\/react-[^/]+\.js$/, way: ["/", paths.competition] },
  app: { pattern: /\/assets\/app-[^/]+\.js$/, way: ["/", paths.competition] },
  "page chunk": { pattern: /\/assets\/newsletter-[^/]+\.js$/, way: ["/", paths.newsletter] },
  "words module": {
    pattern: new RegExp(`/assets/words-${paths.newsletter.slice(1)}-[^/]+\\.js$`),
    way: ["/", paths.newsletter],
  },
  stylesheet: { pattern: /\/assets\/newsletter-[^/]+\.css$/, way: ["/", paths.newsletter] },
};

const faults: Record<string, (route: Route) => unknown> = {
  "is gone": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "is HTML": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><p>hello" }),
  "never arrives": () => undefined,
};

const LOAD_TIMEOUT_MS = 120_000; // R46

/** Counts document loads, which must not loop. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

for (const [file, { pattern, way }] of Object.entries(files)) {
  for (const [fault, respond] of Object.entries(faults)) {
    test(`R46 pages and links work when the ${file} ${fault}`, async ({ page, baseURL }) => {
      await page.route(pattern, respond);
      if (fault === "never arrives") await page.clock.install();
      for (const [index, path] of way.entries()) {
        if (new URL(page.url(), baseURL).pathname !== path) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
        }
        await movePointer(page);
        const loads = countLoads(page);
        await expect(page.locator("h1:visible")).toHaveCount(1);
        const to = way[index + 1] ?? paths.partners;
        await menuLink(page, to).click();
        if (fault === "never arrives") await page.clock.fastForward(LOAD_TIMEOUT_MS + 1_000);
        await expect(page).toHaveURL(to);
        await expect(page.locator("h1:visible")).toHaveCount(1);
        await page.waitForLoadState("domcontentloaded");
        expect(loads()).toBeLessThanOrEqual(1);
      }
    });
  }
}

test("R46 a navigation to a missing chunk loads the document once", async ({ page }) => {
  await page.route(/\/assets\/projectx-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: "Not found" }),
  );
  await openPage(page, paths.newsletter);
  const loads = countLoads(page);
  await menuLink(page, paths.competition).click();
  await expect(page).toHaveURL(paths.competition);
  await expect(page.locator("h1:visible")).toHaveCount(1);
  await expect.poll(loads).toBe(1);
});

test("R40 R46 “Loading...” appears after 1 s, the document after 120 s", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/projectx-[^/]+\.js$/, () => undefined);
  await openPage(page, paths.newsletter);
  const loads = countLoads(page);
  await menuLink(page, paths.competition).click();
  await page.clock.fastForward(1_100);
  await expect(page.getByRole("status").filter({ hasText: uiText.loading })).toBeVisible();
  await page.clock.fastForward(LOAD_TIMEOUT_MS - 4_000);
  expect(loads()).toBe(0);
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(paths.competition);
  await expect(page.locator("h1:visible")).toHaveCount(1);
  await expect.poll(loads).toBe(1);
});

test("R40 no “Loading...” stays when the toasts' file arrives after the page", async ({ page }) => {
  await page.clock.install();
  const arrive: (() => void)[] = [];
  await page.route(`**/assets/{toasts,words-${paths.competition.slice(1)}}-*.js`, async (route) => {
    await new Promise<void>((resolve) => arrive.push(resolve));
    await route.continue();
  });
  await openPage(page, paths.newsletter);
  await menuLink(page, paths.competition).click();
  await expect.poll(() => arrive.length).toBe(2);
  await page.clock.runFor(1_100);
  const toasts = page.waitForResponse(/\/assets\/toasts-.*\.js$/);
  // The toasts' file was asked for first, when React had hydrated the page.
  arrive[1]?.();
  await expect(page).toHaveURL(paths.competition);
  arrive[0]?.();
  await (await toasts).finished();
  await page.clock.runFor(200);
  await expect(page.locator("[data-status]")).toHaveCount(0);
});

for (const [fault, respond] of Object.entries(faults)) {
  test(`R46 R19 controls work if every other script ${fault}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route(/\/assets\/(?!start-)[^/]+\.js$/, respond);
    await page.goto(paths.partners);
    await page.getByRole("button", { name: uiText.copyAddress }).first().click();
    await expect(page.getByRole("status").filter({ hasText: uiText.addressCopied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
    await setAllOpen(page);
    const link = page.getByRole("link", { name: uiText.copyLink }).first();
    await link.click();
    await expect(page.getByRole("status").filter({ hasText: uiText.linkCopied })).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await link.click();
    await expect(
      page.getByRole("status").filter({ hasText: (await link.getAttribute("href")) ?? "" }),
    ).toBeVisible();
  });
}

test("R46 copy buttons are not shown when their script is gone", async ({ page }) => {
  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.partners);
  await expect(page.getByRole("link", { name: "@" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: uiText.copyAddress })).toHaveCount(0);
});

test("R46 React’s own files have 120 s, then the page stays as it is", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/react-[^/]+\.js$/, () => undefined);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto(paths.newsletter);
  await page.waitForFunction(() => "started" in document.documentElement.dataset);
  const requested = page.waitForRequest(/\/assets\/react-/);
  await movePointer(page);
  await page.clock.runFor(1000);
  await requested;
  await page.clock.fastForward(LOAD_TIMEOUT_MS - 5_000);
  expect(messages.join()).not.toContain(uiText.tooLate);
  await page.clock.fastForward(6_000);
  await expect.poll(() => messages.join()).toContain(uiText.tooLate);
  await expect(page.locator("h1:visible")).toHaveCount(1);
});

test("R46 an offline navigation shows a toast and keeps the page", async ({ page, context }) => {
  await page.route(/\/assets\/projectx-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, paths.newsletter);
  await page.evaluate(() => scrollTo({ top: 150, behavior: "instant" }));
  await context.setOffline(true);
  await clickInPlace(page, paths.competition);
  await expect(page.getByRole("status").filter({ hasText: uiText.offline })).toBeVisible();
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(150);
  await expect(page).toHaveURL(paths.newsletter);
  await expect(page.locator("h1:visible")).toHaveCount(1);
});

test("R45 R46 offline, Back to a lost chunk waits on a screen", async ({ page, context }) => {
  // The history entry of a page that this document has not loaded.
  await page.route(/\/assets\/projectx-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, paths.newsletter);
  await page.evaluate(({ competition, newsletter }) => {
    history.replaceState(null, "", competition);
    history.pushState(null, "", newsletter);
  }, paths);
  await context.setOffline(true);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const screen = page.getByRole("main").locator("section");
  await expect
    .poll(() => screen.evaluate((element) => getComputedStyle(element, "::after").content))
    .toBe("none");
  await page.emulateMedia({ media: "screen" });

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    content("projectx").landing.heading,
  );
  await expect(page).toHaveURL(paths.competition);
});

test("R43 start-up without #root logs the error, and the page stays readable", async ({ page }) => {
  await page.route(paths.newsletter, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('id="root"', 'id="other"'),
    });
  });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(paths.newsletter);
  await movePointer(page);
  await expect
    .poll(() => messages.some((text) => text.includes("Failed to find the root element")))
    .toBe(true);
  await expect(page.locator("h1:visible")).toHaveCount(1);
});

test("R44 the first visit removes an earlier service worker", async ({ page, baseURL }) => {
  const oldWorker = `
    self.addEventListener("install", () => self.skipWaiting());
    self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    self.addEventListener("fetch", (event) => {
      if (event.request.mode === "navigate")
        event.respondWith(new Response("<h1>OLD SITE</h1>", { headers: { "content-type": "text/html" } }));
    });`;
  let isOldSite = true;
  // One origin that serves the old site first and then the new one.
  const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
    if (isOldSite && request.url === "/service-worker.js") {
      response.setHeader("content-type", "text/javascript").end(oldWorker);
      return;
    }
    if (isOldSite) {
      response.setHeader("content-type", "text/html").end("<h1>Before the worker</h1>");
      return;
    }
    await forward(await fetchFromSite(), response);
  });
  const url = `${proxy.origin}${paths.newsletter}`;
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto(url);
  await expect(page.getByText("OLD SITE")).toBeVisible();

  isOldSite = false;
  await page.goto(url); // The browser updates the worker on navigation, and gets the kill switch.
  await expect(page.locator("h1:visible")).not.toHaveText("OLD SITE");
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  proxy.stop();
});

test("R44 the page removes a service worker with any other name", async ({ page, baseURL }) => {
  const proxy = await startProxy(baseURL, async (request, response, fetchFromSite) => {
    if (request.url === "/old-worker.js") {
      response.setHeader("content-type", "text/javascript").end("// An empty worker.");
      return;
    }
    await forward(await fetchFromSite(), response);
  });
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${proxy.origin}/robots.txt`);
  await page.evaluate(() => navigator.serviceWorker.register("/old-worker.js"));
  expect(await registrations()).toBe(1);
  await openPage(page, `${proxy.origin}${paths.newsletter}`);
  await expect.poll(registrations).toBe(0);
  proxy.stop();
});

test("R44 a service worker error is only logged", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", {
      value: { getRegistrations: () => Promise.reject(new Error("not ready")) },
    });
  });
  const errors: string[] = [];
  const uncaught: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => uncaught.push(error.message));
  await openPage(page, paths.newsletter);
  await expect.poll(() => errors.some((text) => text.includes("not ready"))).toBe(true);
  expect(uncaught).toEqual([]);
  await expect(page.locator("h1:visible")).toHaveCount(1);
});

for (const [where, path, broken] of [
  ["the page", paths.newsletter, "{ page: data.page }"],
  [
    "a part below the fold",
    conference.path,
    "{ ...data, conference: { ...data.conference, faq: {} } }",
  ],
] as const) {
  test(`R45 an error in ${where} while hydrating leaves the page as it is`, async ({ page }) => {
    // Words that are being typed would differ.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/\/assets\/words-[a-z]+-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `import data from "${route.request().url()}?whole"; export default ${broken};`,
      }),
    );
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(path);
    await page.waitForFunction(() => "started" in document.documentElement.dataset);
    const heading = await page.locator("h1").elementHandle();
    const words = await page.getByRole("main").textContent();
    await movePointer(page);
    await expect.poll(() => errors.join()).toContain("TypeError");
    await page.keyboard.press("Tab");
    await page.mouse.wheel(0, 900);
    const summary = page.locator("main summary").first();
    if ((await summary.count()) > 0) await summary.click();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.getByRole("main").textContent()).toBe(words);
    expect(errors).toHaveLength(1);
    await page.unrouteAll();
    await menuLink(page, paths.competition).click();
    await expect(page).toHaveURL(paths.competition);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await expect(page).toHaveTitle(content("projectx").page.title);
  });
}

test("R45 a page that throws shows the error screen, with a link back", async ({ page }) => {
  await page.route(/\/projectx-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw new Error("This page is broken."); }`,
    }),
  );
  await openPage(page, paths.newsletter);
  await menuLink(page, paths.competition).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("main").getByRole("link", { name: uiText.tryAgain }).click();
  await expect(page).toHaveTitle(content("projectx").page.title);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.newsletter);
  await expect(page.locator("h1:visible")).toHaveCount(1);
});

test("R47 the web-vitals reporter loads on demand and sends nothing", async ({ page }) => {
  const requests: string[] = [];
  const reports: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => reports.push(message.text()));
  await openPage(page, paths.newsletter);
  expect(requests.some((url) => /web-vitals/.test(url))).toBe(false);
  await openPage(page, `${paths.newsletter}?web-vitals`);
  await expect.poll(() => requests.some((url) => /web-vitals/.test(url))).toBe(true);
  await expect.poll(() => reports.some((text) => /^(TTFB|FCP): \d+/.test(text))).toBe(true);
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});
