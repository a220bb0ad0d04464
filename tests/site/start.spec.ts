import { brotliCompressSync } from "node:zlib";
import { devices, type Page } from "@playwright/test";
import { conference, content, LEFT_OUT, paths, uiText } from "../support/content.ts";
import { menuLink } from "../support/links.ts";
import { expect, pages, test } from "../support/site.ts";
import { holdReact, hydrated, openPage } from "../support/hydration.ts";

const KIB = 1024;
/** Long enough for anything that starts without input. */
const UNTOUCHED_MS = 9_000;

type Traffic = { requests: number; bytes: number; scriptBytes: number };

/** What a page downloads, as hosts send it: with Brotli. The local server does not compress. */
async function trafficOf(page: Page, path: string): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const types = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  await page.goto(path);
  await page.waitForTimeout(UNTOUCHED_MS);
  const traffic = { requests: types.size, bytes: 0, scriptBytes: 0 };
  for (const [requestId, type] of types) {
    const answer = await session.send("Network.getResponseBody", { requestId });
    const body = Buffer.from(answer.body, answer.base64Encoded ? "base64" : "utf8");
    const { length } = brotliCompressSync(body);
    traffic.bytes += length;
    if (type === "Script") traffic.scriptBytes += length;
  }
  return traffic;
}

test("B14 an untouched page is within its budget", async ({ context, browser, baseURL }) => {
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
  // The scripts have words of the interface, and other letters than English take more bytes.
  const budget = (content("site").language.startsWith("en") ? 5 : 5.5) * KIB;
  for (const { path, own, baseline } of traffic) {
    expect.soft(own.scriptBytes, path).toBeLessThanOrEqual(budget);
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
    await page.goto(conference.path);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await give(page);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  });
}

test("B14 React does not start for a page that appears under a resting mouse", async ({ page }) => {
  const requests = reactRequests(page);
  await page.goto(conference.path);
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

  test("B15 Save-Data starts no React and loads no other page ahead, and copying works", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const requests = reactRequests(page);
    await page.goto(paths.partners);
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 300);
    await menuLink(page, paths.newsletter).hover();
    await page.getByRole("button", { name: uiText.copyAddress }).first().click();
    await expect(page.getByRole("status").filter({ hasText: uiText.addressCopied })).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test("B14 R19 a copy button copies at once before and during hydration", async ({ page }) => {
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void writes.push(text) },
    });
    Object.assign(window, { writes });
  });
  const writes = () => page.evaluate(() => (window as unknown as { writes: string[] }).writes);
  const startReact = await holdReact(page);
  await page.goto(paths.partners);
  const button = page.getByRole("button", { name: uiText.copyAddress }).first();
  await button.click();
  await expect.poll(writes).toHaveLength(1);
  expect(await writes()).toEqual([expect.stringContaining("@")]);
  startReact();
  await button.click();
  await expect.poll(writes).toHaveLength(2);
  await hydrated(page);
  await button.click();
  await expect.poll(writes).toHaveLength(3);
  const { contact } = content("partner-with-us");
  const name = `${uiText.copyText} (${contact.inquiry.subject})`;
  await page.getByRole("button", { name }).click();
  await expect.poll(writes).toHaveLength(4);
  // The text begins with the address and the subject, and keeps the lines of the body.
  expect((await writes())[3]).toBe(
    `${uiText.emailTo} ${(await writes())[0]}\n${uiText.emailSubject} ${contact.inquiry.subject}\n\n${contact.inquiry.body.trim()}`,
  );
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use(phone);

  test("B14 three fast taps on links open three pages and abort no script", async ({ page }) => {
    test.skip(!content("home").hero.button, LEFT_OUT);
    const target: string = content("home").hero.button.to;
    test.skip(/^\/(?:#|$)/.test(target), "the button above the fold leads to no other page");
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    // A view transition would cover the link for a moment, and Playwright would scroll, which starts React.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const path of [target, "/", target]) {
      const link = page.locator(`main a[href="${path}"], header > a[href="${path}"]`).first();
      await link.tap();
      await expect(page).toHaveURL(path);
    }
    expect(failed.filter((url) => url.endsWith(".js"))).toEqual([]);
  });

  test("B14 a tap on a link loads its document, and nothing of it before", async ({ page }) => {
    await openPage(page, paths.newsletter);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.locator(`footer a[href="${paths.competition}"]`).tap();
    await expect(page).toHaveURL(paths.competition);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    expect(requests[0]).toBe(paths.competition);
  });

  test("B14 a tap during hydration opens the question", async ({ page }) => {
    test.skip(!conference.edition?.faq, LEFT_OUT);
    await page.goto(conference.path);
    const question = page.getByRole("main").getByRole("group").first();
    await question.scrollIntoViewIfNeeded();
    await question.getByRole("heading").tap();
    await expect(question.getByRole("paragraph")).toBeVisible();
    await hydrated(page);
    await expect(question.getByRole("paragraph")).toBeVisible();
  });
});

test("B14 navigations after the first one are client-side", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto("/");
  await menuLink(page, paths.newsletter).click();
  await expect(page).toHaveURL(paths.newsletter);
  await hydrated(page);
  documents = 0;
  for (const path of [paths.partners, paths.competition, conference.path]) {
    await menuLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1:visible")).toHaveCount(1);
  }
  expect(documents).toBe(0);
});

test("B14 hydration keeps what the visitor has opened and chosen", async ({ page }) => {
  test.skip(!conference.edition?.faq, LEFT_OUT);
  const startReact = await holdReact(page);
  await page.goto(conference.path);
  const question = page.getByRole("main").getByRole("group").first();
  await question.getByRole("heading").click();
  await page.getByRole("radio", { name: uiText.dark }).check({ force: true });
  await page.getByRole("button", { name: uiText.pauseMotion }).click();
  startReact();
  await hydrated(page);
  await expect(question.getByRole("paragraph")).toBeVisible();
  await expect(page.getByRole("button", { name: uiText.playMotion })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
});
