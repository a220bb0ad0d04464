import type { Page, Route } from "@playwright/test";
import { hydrated, movePointer, nextFrames, openPage } from "../support/hydration.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { forward, startProxy } from "../support/proxy.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, test } from "../support/site.ts";

// These tests provoke failures.
test.use({ allowedMessages: [/.*/], allowedRequests: [/^http:\/\/localhost/] });

const LOAD_TIMEOUT_MS = 120_000; // R46

const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });
const never = () => undefined;
const html = (route: Route) =>
  route.fulfill({ contentType: "text/html", body: "<!doctype html><p>hello" });

/** The files with which every page starts, and those of the page that a link leads to. */
const START = ["**/assets/start-*.js", "**/assets/react-*.js", "**/assets/app-*.js"];
const NEXT = ["**/assets/projectx-*.js", "**/assets/words-projectx-*.js", "**/assets/page-*.css"];

/** Counts document loads, which must not loop. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

const consoleOf = (page: Page) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  return () => messages.join("\n");
};

const errorScreen = (page: Page) =>
  page.getByRole("heading", { name: "Unexpected Application Error!" });

const FAULTS: [respond: (route: Route) => unknown, files: string[]][] = [
  [gone, [...START, ...NEXT]],
  // The next test is of a page whose file never arrives, and of React’s.
  [never, START.slice(0, 1)],
  // As some hosts answer for files that are gone.
  [html, NEXT.slice(0, 1)],
];

test("R46 pages and links work when files are gone, never arrive or are HTML", async ({ page }) => {
  test.slow(); // Eight visits.
  await page.clock.install();
  for (const [respond, files] of FAULTS) {
    for (const file of files) {
      const fault = `${respond.name} ${file}`;
      let isAsked = false;
      await page.route(file, (route) => {
        isAsked = true;
        return respond(route);
      });
      await page.goto("/newsletter", { waitUntil: "domcontentloaded" });
      await (NEXT.includes(file) ? hydrated(page) : movePointer(page));
      const loads = countLoads(page);
      await menuLink(page, "/projectx").click();
      if (respond === never) await page.clock.fastForward(LOAD_TIMEOUT_MS + 1_000);
      await expect(page).toHaveURL("/projectx");
      await expect(page.locator("h1:visible"), fault).toHaveText("ProjectX");
      await page.waitForLoadState("domcontentloaded");
      expect(loads(), fault).toBeLessThanOrEqual(1);
      await movePointer(page);
      await expect.poll(() => isAsked, fault).toBe(true);
      await page.unroute(file);
    }
  }
});

test("R40 R46 “Loading...” appears after 1 s, the document once after 120 s", async ({ page }) => {
  await page.clock.install();
  await page.route("**/assets/projectx-*.js", never);
  await openPage(page, "/newsletter");
  const loads = countLoads(page);
  await menuLink(page, "/projectx").click();
  await page.clock.fastForward(1_100);
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  await page.clock.fastForward(LOAD_TIMEOUT_MS - 4_000);
  expect(loads()).toBe(0);
  await page.clock.fastForward(5_000);
  await expect(page.locator("h1:visible")).toHaveText("ProjectX");
  await expect(page).toHaveURL("/projectx");
  await expect.poll(loads).toBe(1);

  // React’s own files have as long. Then the page stays as it is.
  await page.route("**/assets/react-*.js", never);
  const messages = consoleOf(page);
  await page.goto("/newsletter");
  await page.waitForFunction(() => "started" in document.documentElement.dataset);
  const requested = page.waitForRequest("**/assets/react-*.js");
  await movePointer(page);
  await page.clock.runFor(1000);
  await requested;
  await page.clock.fastForward(LOAD_TIMEOUT_MS - 5_000);
  expect(messages()).not.toContain("did not arrive");
  await page.clock.fastForward(6_000);
  await expect.poll(messages).toContain("The page did not arrive within 120 seconds.");
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");
});

test("R46 R19 copy buttons work if every other script is gone, and go with their own", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route(/\/assets\/(?!start-)[^/]+\.js$/, gone);
  await page.goto("/partner-with-us");
  const copyAddress = page.getByRole("button", { name: "Copy address" });
  await copyAddress.first().click();
  await expect(page.getByRole("status").filter({ hasText: "Address copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copyAddress.first().click();
  const byHand = page.locator("[data-status]", { hasText: "partnerships@uofxai.example" });
  await expect(byHand).toBeVisible();

  await page.route("**/assets/start-*.js", gone);
  await page.reload();
  await expect(page.getByRole("link", { name: "@" }).first()).toBeVisible();
  await expect(copyAddress).toHaveCount(0);
});

test("R45 R46 an offline link shows a toast and keeps the page, also before React, and Back to a page that cannot be loaded waits on the error screen", async ({
  page,
  context,
}) => {
  const says = page.getByRole("status").filter({ hasText: "You’re offline." });
  await page.goto("/newsletter");
  await page.waitForFunction(() => "started" in document.documentElement.dataset);
  await context.setOffline(true);
  await menuLink(page, "/projectx").dispatchEvent("click"); // as by touch, with which React does not start
  await expect(says).toBeVisible();
  await context.setOffline(false);

  await openPage(page, "/newsletter");
  await jumpTo(page, 150);
  await context.setOffline(true);
  await clickInPlace(page, "/projectx");
  await expect(says).toBeVisible();
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(150);
  await expect(page).toHaveURL("/newsletter");
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");

  // The history entry of a page that this document has not loaded.
  await page.evaluate(() => {
    history.replaceState(null, "", "/projectx");
    history.pushState(null, "", "/newsletter");
  });
  await page.goBack({ waitUntil: "commit" });
  await expect(errorScreen(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("h1:visible")).toHaveText("ProjectX");
  await expect(page).toHaveURL("/projectx");
});

test("R2 R46 Back to a page whose file is gone leads to where it was left", async ({ page }) => {
  await openPage(page, "/projectx");
  await jumpTo(page, 300);
  await clickInPlace(page, "/newsletter");
  await expect(page).toHaveTitle(/^Neural Notes/);
  await page.reload();
  await hydrated(page);
  await page.route("**/assets/projectx-*.js", gone);
  const loads = countLoads(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("h1:visible")).toHaveText("ProjectX");
  await expect.poll(() => scrollTop(page)).toBe(300);
  await expect.poll(loads).toBe(1);
});

test("R45 a page that throws shows the error screen with its message, and a way back", async ({
  page,
}) => {
  await page.route("**/assets/projectx-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw new Error("This page is broken."); }`,
    }),
  );
  await openPage(page, "/newsletter");
  await menuLink(page, "/projectx").click();
  await expect(errorScreen(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("This page is broken.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const home = page.getByRole("main").getByRole("link", { name: "go to the home page" });
  await expect(home).toHaveAttribute("href", "/");
  await page.unrouteAll();
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveTitle(/^ProjectX/);
  await expect(errorScreen(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/newsletter");
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");
});

test("R44 the first visit removes earlier service workers, whatever their names", async ({
  page,
  baseURL,
}) => {
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
    const { url = "/" } = request;
    if (url === "/old/worker.js" || (isOldSite && url === "/service-worker.js"))
      response.setHeader("content-type", "text/javascript").end(oldWorker);
    else if (isOldSite)
      response.setHeader("content-type", "text/html").end("<h1>Before the worker</h1>");
    else await forward(await fetchFromSite(), response);
  });
  const url = `${proxy.origin}/newsletter`;
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/old/worker.js");
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto(url);
  await expect(page.getByText("OLD SITE")).toBeVisible();

  isOldSite = false;
  await page.goto(url); // The browser updates the worker on navigation, and gets the kill switch.
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");
  await hydrated(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  proxy.stop();
});

test("R43 R44 R47 an error of a service worker, or a lost #root, is only logged, and the web-vitals reporter loads on demand and sends nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", {
      value: { getRegistrations: () => Promise.reject(new Error("not ready")) },
    });
  });
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  const messages = consoleOf(page);
  await openPage(page, "/newsletter");
  await expect.poll(messages).toContain("not ready");
  expect(uncaught).toEqual([]);
  expect(requests.join()).not.toContain("web-vitals");
  await openPage(page, "/newsletter?web-vitals");
  await expect.poll(messages).toMatch(/^(TTFB|FCP): \d+/m);
  const { origin } = new URL(page.url());
  expect(requests.filter((each) => !each.startsWith(`GET ${origin}/`))).toEqual([]);

  await page.route("/newsletter", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('id="root"', 'id="other"') });
  });
  await page.goto("/newsletter");
  await movePointer(page);
  await expect.poll(messages).toContain("Failed to find the root element");
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");
});

test("R10 R11 B3 with blocked storage choices last until the next load", async ({ page }) => {
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get, set: get });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get });
  });
  const messages = consoleOf(page);
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("button", { name: "Play motion" }).click();
  await expect(page.getByRole("button", { name: "Pause motion" })).toBeVisible();
  await hydrated(page);
  await menuLink(page, "/newsletter").click();
  await expect(page).toHaveURL("/newsletter");
  await expect(page.locator("h1:visible")).toHaveText("UofX AI Newsletter");
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
  expect(messages()).toBe("");
});
