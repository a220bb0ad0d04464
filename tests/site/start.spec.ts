import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { holdReact, hydrated, movePointer, nextFrames } from "../support/hydration.ts";
import { menuLink } from "../support/links.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, MOVING, pages, test } from "../support/site.ts";

test.use(MOVING);

const KIB = 1024;
/** Longer than the page's last timer waits: typed words stay for 3.5 s (R13). */
const UNTOUCHED_MS = 4_000;

/** What a page downloads, as hosts send it: text with Brotli. The local server does not compress. */
async function trafficOf(page: Page, path: string) {
  // A page with a route has no cache.
  await page.route("**", (route) => route.continue());
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  await page.waitForTimeout(UNTOUCHED_MS);
  const files = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const type = response.request().resourceType();
      const isPacked = ["font", "image"].includes(type);
      return { type, bytes: isPacked ? body.length : brotliCompressSync(body).length };
    }),
  );
  const bytesOf = (all: typeof files) => all.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: files.length,
    bytes: bytesOf(files),
    scriptBytes: bytesOf(files.filter(({ type }) => type === "script")),
  };
}

test("B14 an untouched page is within its budget", async ({ context, browser, baseURL }) => {
  test.setTimeout(180_000); // With LONG_TESTS nine pages, for seconds each.
  const withoutScripts = await browser.newContext({ baseURL, javaScriptEnabled: false });
  for (const path of process.env.LONG_TESTS ? pages : ["/"]) {
    // Side by side, because each is left alone for seconds.
    const [own, baseline] = await Promise.all([
      trafficOf(await context.newPage(), path),
      trafficOf(await withoutScripts.newPage(), path),
    ]);
    expect.soft(own.scriptBytes, path).toBeGreaterThan(0);
    expect.soft(own.scriptBytes, path).toBeLessThanOrEqual(5 * KIB);
    expect.soft(own.requests, path).toBeLessThanOrEqual(baseline.requests + 3);
    expect.soft(own.bytes, path).toBeLessThanOrEqual(1.3 * baseline.bytes + 2 * KIB);
  }
  await withoutScripts.close();
});

/** Collects later requests for React's files. */
function reactRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?:react|app)-/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test("B14 B3 React starts after a pointer move or a key, not before, nor by touch or scrolling, and loses nothing of what was opened, chosen, tapped or scrolled", async ({
  page,
}) => {
  const requests = reactRequests(page);
  for (const give of [
    () => page.mouse.move(40, 400, { steps: 3 }),
    () => page.keyboard.press("Shift"),
  ]) {
    await page.goto("/conferencex");
    await page.waitForFunction(() => "started" in document.documentElement.dataset);
    await jumpTo(page, 300);
    await page.evaluate(() => {
      const fire = (pointerType: string, movementX: number) =>
        document.body.dispatchEvent(
          new PointerEvent("pointermove", { bubbles: true, pointerType, movementX }),
        );
      fire("touch", 4);
      // Chromium fires such an event by itself for a page that appears under a resting mouse.
      fire("mouse", 0);
      // React would start in an idle moment, and callbacks run in their order.
      return new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
    });
    await nextFrames(page);
    expect(requests).toEqual([]);
    await give();
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    requests.length = 0;
  }

  const startReact = await holdReact(page);
  await page.goto("/conferencex");
  const question = page.getByRole("main").getByRole("group").first();
  await question.getByRole("heading").click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("button", { name: "Pause motion" }).click();
  await jumpTo(page, 500);
  startReact();
  await hydrated(page);
  expect(await scrollTop(page)).toBe(500);
  await expect(question.getByRole("paragraph")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play motion" })).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
});

test("B14 a page loads ahead while the pointer rests on its link, also from before React", async ({
  page,
}) => {
  const startReact = await holdReact(page);
  await page.goto("/");
  const beginning = page.waitForRequest("**/assets/react-*");
  await movePointer(page);
  await beginning;
  for (const name of ["newsletter", "learnai"]) {
    const words = page.waitForRequest(`**/assets/words-${name}-*`);
    await menuLink(page, `/${name}`).hover();
    startReact();
    await words;
  }
});

test("B15 Save-Data starts no React and loads no other page ahead, and copying works", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requests = reactRequests(page);
  await page.goto("/partner-with-us");
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 300);
  await menuLink(page, "/newsletter").hover();
  await page.getByRole("button", { name: "Copy address" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Address copied." })).toBeVisible();
  expect(requests).toEqual([]);
});
