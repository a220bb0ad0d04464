import { type CDPSession, devices, type Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";
import { holdReact, hydrated } from "../support/hydration.ts";

const KIB = 1024;
/** Long enough for anything that starts without input. */
const UNTOUCHED_MS = 9_000;

type Traffic = { requests: number; bytes: number; scriptBytes: number };

/** Counts later downloads as transferred over the network. */
async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.responseReceived", ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}

async function trafficOf(page: Page, path: string): Promise<Traffic> {
  const traffic = await countTraffic(await page.context().newCDPSession(page));
  await page.goto(path);
  await page.waitForTimeout(UNTOUCHED_MS);
  return traffic;
}

test("B14 each page, untouched, stays within the budget over its no-JS baseline", async ({
  context,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newContext({ baseURL, javaScriptEnabled: false });
  // Side by side, because each is left alone for seconds.
  const traffic = await Promise.all(
    pages.map(async (path) => ({
      path,
      own: await trafficOf(await context.newPage(), path),
      baseline: await trafficOf(await withoutScripts.newPage(), path),
    })),
  );
  await withoutScripts.close();
  for (const { path, own, baseline } of traffic) {
    expect.soft(own.scriptBytes, path).toBeLessThanOrEqual(5 * KIB);
    expect.soft(own.requests, path).toBeLessThanOrEqual(baseline.requests + 3);
    expect.soft(own.bytes, path).toBeLessThanOrEqual(1.3 * baseline.bytes + 2 * KIB);
  }
});

/** Collects later requests for React's files. */
function reactRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?:react|router|app)-/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  "a pointer move": (page) => page.mouse.move(40, 400, { steps: 3 }),
  "a key": (page) => page.keyboard.press("Shift"),
  focus: (page) => page.locator("main").focus(),
  scrolling: (page) => page.evaluate(() => window.scrollTo(0, 300)),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`B14 React starts after ${sign}`, async ({ page }) => {
    const requests = reactRequests(page);
    await page.goto("/conferencex");
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await give(page);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  });
}

test("B14 React does not start for a page that appears under a resting mouse", async ({ page }) => {
  const requests = reactRequests(page);
  await page.goto("/conferencex");
  await page.waitForTimeout(500);
  // Chromium fires such an event by itself, before or after the start module listens.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }),
    ),
  );
  await page.waitForTimeout(1500);
  expect(requests).toEqual([]);
});

test.describe("B15 with reduced data use", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
  );

  test("B15 Save-Data starts React only for a control that needs it and prefetches nothing", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const requests = reactRequests(page);
    await page.goto("/partner-with-us");
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await page
      .getByRole("button", { name: content("partner-with-us").contact.copyButton })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: /\w/ }).first()).toBeVisible();
    const chunks: string[] = [];
    page.on("request", (request) => chunks.push(new URL(request.url()).pathname));
    await page.getByRole("contentinfo").locator('a[href="/newsletter"]').hover();
    await page.waitForTimeout(300);
    expect(chunks.filter((path) => path.includes("newsletter"))).toEqual([]);
  });
});

test("B14 R19 a click on a copy button before hydration copies after it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const startReact = await holdReact(page);
  await page.goto("/partner-with-us");
  await page
    .getByRole("button", { name: content("partner-with-us").contact.copyButton })
    .first()
    .click();
  startReact();
  await expect(
    page.getByRole("status").filter({ hasText: content("partner-with-us").contact.copiedNotice }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
});

test("B14 R19 clicks on a copy button while React hydrates copy once", async ({ page }) => {
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void writes.push(text) },
    });
    Object.assign(window, { writes });
  });
  await page.goto("/partner-with-us");
  const button = page
    .getByRole("button", { name: content("partner-with-us").contact.copyButton })
    .first();
  await button.evaluate((element: HTMLElement) => {
    // A task for each click, until one finds the page hydrated.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      if ("hydrated" in document.documentElement.dataset) return;
      element.click();
      port2.postMessage("");
    });
    port1.start();
    port2.postMessage("");
  });
  await hydrated(page);
  const writes = () => page.evaluate(() => (window as unknown as { writes: string[] }).writes);
  await expect.poll(writes).toHaveLength(1);
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use(phone);

  test("B14 three fast taps on links open three pages and abort no script download", async ({
    page,
  }) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    // A view transition would cover the link for a moment, and Playwright would scroll, which starts React.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const path of ["/newsletter", "/", "/newsletter"]) {
      const link = page.locator(`main a[href="${path}"], header > a[href="${path}"]`).first();
      await link.tap();
      await expect(page).toHaveURL(path);
    }
    expect(failed.filter((url) => url.endsWith(".js"))).toEqual([]);
  });

  test("B14 a tap during hydration opens the question", async ({ page }) => {
    await page.goto("/conferencex");
    const question = page.locator("details[name]").first();
    await question.scrollIntoViewIfNeeded();
    await question.locator("summary").tap();
    await expect(question).toHaveAttribute("open", "");
    await hydrated(page);
    await expect(question).toHaveAttribute("open", "");
  });
});

test("B14 navigations after the first one are client-side", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto("/");
  await page.getByRole("contentinfo").locator('a[href="/newsletter"]').click();
  await expect(page).toHaveURL("/newsletter");
  await hydrated(page);
  documents = 0;
  for (const path of ["/learnai", "/projectx", "/conferencex"]) {
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1:visible")).toHaveCount(1);
  }
  expect(documents).toBe(0);
});

test("B14 hydration keeps what the visitor has opened and chosen", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto("/conferencex");
  await page.locator("details[name] summary").first().click();
  await page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "Dark" }) })
    .click();
  await page.getByRole("button", { name: "Pause motion" }).click();
  startReact();
  await hydrated(page);
  await expect(page.locator("details[name]").first()).toHaveAttribute("open", "");
  await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
});
