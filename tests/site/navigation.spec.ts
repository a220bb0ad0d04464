import type { Page } from "@playwright/test";
import { hold, holdReact, hydrated, nextFrames, openPage } from "../support/hydration.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, MOVING, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";

/** Follows a link where it is, and waits for its page. */
async function follow(page: Page, to: string) {
  await clickInPlace(page, to);
  await expectPage(page, to);
}

const TITLES: Record<string, RegExp> = {
  "/": /^UofX AI/,
  "/partner-with-us": /^Become a Partner/,
  "/conferencex": /^ConferenceX 2025/,
  "/newsletter": /^Neural Notes/,
  "/learnai": /^LearnAI/,
  "/projectx": /^ProjectX/,
};

async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  // The URL changes before the page does.
  await expect(page).toHaveTitle(TITLES[path] ?? "");
  await expect(page.locator("h1:visible")).toBeFocused();
  // The router scrolls once more in the frame that shows the page.
  await nextFrames(page);
}

/** Fails the test if the page is not the same document in the end. */
async function expectSameDocument(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await act();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

test("R1 R2 R5 B2 B9 B14 B18 each navigation leads to the top and the heading, announced once, with metadata of its own, and a download disturbs none", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const tag of ["link[rel=canonical]", 'meta[property="og:title"]', "[type*=ld]"])
    await expect(page.locator(tag)).toHaveCount(1);
  await expectSameDocument(page, async () => {
    for (const to of ["/partner-with-us", "/learnai", "/projectx", "/", "/conferencex"]) {
      await jumpTo(page, 900);
      await menuLink(page, to).click();
      await expectPage(page, to);
      expect(await scrollTop(page)).toBe(0);
      await expect(page.locator("#root").getByRole("status")).toHaveText(await page.title());
      const canonical = page.locator("link[rel=canonical]");
      await expect(canonical).toHaveAttribute("href", `https://uofxai.example${to}`);
    }
    const download = page.waitForEvent("download");
    await page.evaluate(() => location.assign("/conferencex-2025.ics"));
    await download;
    await follow(page, "/newsletter");
    await page.goBack();
    await expect(page).toHaveURL("/conferencex");
    await expect(page).toHaveTitle(/^ConferenceX 2025/);
    await follow(page, "/");
  });

  // The header marks the section in view, also amid constant changes, as a browser extension may make.
  await page.evaluate(() => {
    const change = () => {
      document.body.append(document.createElement("i"));
      document.querySelector("body > i")?.remove();
      requestAnimationFrame(change);
    };
    change();
  });
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect(current).toHaveText("Home");
  await page
    .locator("#meet-the-team")
    .evaluate((team) => team.scrollIntoView({ behavior: "instant" }));
  await expect(current).toHaveText("Our Team");
  await expect(current).toHaveAttribute("aria-current", "location");
});

test("R2 R38 Back, a document and a reload return to the cards that were open", async ({
  page,
}) => {
  await openPage(page, "/");
  const cards = page.locator("#meet-the-team details");
  for (const card of [1, 3]) await cards.nth(card).locator("summary").click();
  const ways = [
    () => follow(page, "/newsletter").then(() => page.goBack()),
    () => page.goto("/favicon.svg").then(() => page.goBack()),
    () => page.reload(),
  ];
  for (const leaveAndReturn of ways) {
    await leaveAndReturn();
    await expect(page).toHaveTitle(TITLES["/"] ?? "");
    await expect(page.locator("#meet-the-team details[open]")).toHaveCount(2);
    await expect(cards.nth(3)).toHaveAttribute("open");
    await hydrated(page);
  }
});

test("R2 Back and Forward restore the position, also in quick steps and after a visit elsewhere or a reload", async ({
  page,
}) => {
  await openPage(page, "/");
  await jumpTo(page, 700);
  await follow(page, "/conferencex");
  expect(await scrollTop(page)).toBe(0);
  await jumpTo(page, 420);
  await follow(page, "/newsletter");
  await jumpTo(page, 150);
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL("/conferencex");
  await expect.poll(() => scrollTop(page)).toBe(420);

  // The visitor leaves before the scroll event fires.
  await page.evaluate(() => {
    addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true });
    scrollTo({ top: 560, behavior: "instant" });
    history.back();
  });
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL("/conferencex");
  await expect.poll(() => scrollTop(page)).toBe(560);

  const elsewhere = () => page.goto("/favicon.svg").then(() => page.goBack());
  for (const leaveAndReturn of [elsewhere, () => page.reload()]) {
    await openPage(page, "/");
    await jumpTo(page, 700);
    await follow(page, "/conferencex");
    await page.evaluate(
      () =>
        new Promise((ended) => {
          addEventListener("scrollend", ended, { once: true });
          scrollTo({ top: 420, behavior: "instant" });
        }),
    );
    await leaveAndReturn();
    // Chromium restores the place of an element, which may be some pixels off.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 420)).toBeLessThan(10);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(/^UofX AI/);
    await expect.poll(() => scrollTop(page)).toBe(700);
    // From now on the reload restores what a browser does that has ended without a last event.
    await page.addInitScript(() => {
      for (const last of ["pagehide", "visibilitychange"])
        addEventListener(last, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto("/favicon.svg");
  }
});

test.describe("with view transitions", () => {
  // Small, because without a graphics card motion costs by the pixel.
  test.use({ ...MOVING, viewport: { width: 390, height: 664 } });

  test("B18 a click during a flight leads on", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openPage(page, "/conferencex");
    await addStyles(page, "::view-transition-group(body) { animation-duration: 20s !important }");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Newsletter" }).click();
    const flies = () =>
      document.getAnimations().some(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement === "::view-transition-group(body)";
      });
    await page.waitForFunction(flies);
    const box = await header.getByRole("link", { name: "LearnAI" }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await expectPage(page, "/learnai");
  });

  test("B18 another link or Back after a slow link wins", async ({ page }) => {
    const files = (path: string) => `**/assets/words-${path.slice(1)}-*`;
    const arrivals = {
      "/projectx": await hold(page, files("/projectx")),
      "/learnai": await hold(page, files("/learnai")),
    };
    await openPage(page, "/partner-with-us");
    await follow(page, "/newsletter");
    for (const [slow, leave] of [
      ["/projectx", () => clickInPlace(page, "/partner-with-us")],
      ["/learnai", () => page.goBack({ waitUntil: "commit" })],
    ] as const) {
      const arrived = page.waitForResponse(files(slow));
      await clickInPlace(page, slow);
      await leave();
      const next = slow === "/projectx" ? "/partner-with-us" : "/newsletter";
      await expectPage(page, next);
      arrivals[slow]();
      // Once the page has the file, it could show it in the next frames.
      await page.evaluate((file) => import(file), (await arrived).url());
      await nextFrames(page);
      await expectPage(page, next);
    }
  });
});

test("R1 the skip link is first and moves the focus to the content, where it stays", async ({
  page,
}) => {
  const startReact = await holdReact(page);
  await page.goto("/conferencex");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  startReact();
  await hydrated(page);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
