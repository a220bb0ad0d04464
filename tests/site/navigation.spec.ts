import type { Page } from "@playwright/test";
import { hold, holdReact, hydrated, nextFrames, openPage } from "../support/hydration.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, MOVING, test } from "../support/site.ts";

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

test("R1 R2 B14 each navigation leads to the top and the heading, announced once", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectSameDocument(page, async () => {
    for (const to of ["/partner-with-us", "/conferencex", "/learnai", "/projectx", "/"]) {
      await jumpTo(page, 900);
      await menuLink(page, to).click();
      await expectPage(page, to);
      expect(await scrollTop(page)).toBe(0);
      await expect(page.locator("#root").getByRole("status")).toHaveText(await page.title());
    }
  });
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

test("R2 Back and Forward restore the position, also in quick steps", async ({ page }) => {
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
});

for (const way of ["a reload", "a visit elsewhere"]) {
  test(`R2 positions survive ${way}`, async ({ page }) => {
    // A browser that ends without a last event restores the page like a reload.
    if (way === "a reload")
      await page.addInitScript(() => {
        for (const last of ["pagehide", "visibilitychange"])
          addEventListener(last, (event) => event.stopImmediatePropagation(), { capture: true });
      });
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
    if (way === "a reload") await page.reload();
    else await page.goto("/favicon.svg").then(() => page.goBack());
    // Chromium restores the place of an element, which may be some pixels off.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 420)).toBeLessThan(10);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(/^UofX AI/);
    await expect.poll(() => scrollTop(page)).toBe(700);
  });
}

test.describe("with view transitions", () => {
  test.use(MOVING);

  for (const second of ["another link", "Back"]) {
    test(`B18 ${second} after a slow link wins`, async ({ page }) => {
      const slow = "**/assets/words-projectx-*";
      const arrive = await hold(page, slow);
      await openPage(page, "/partner-with-us");
      await follow(page, "/newsletter");
      const arrived = page.waitForResponse(slow);
      await clickInPlace(page, "/projectx");
      if (second === "Back") await page.goBack({ waitUntil: "commit" });
      else await clickInPlace(page, "/partner-with-us");
      await expectPage(page, "/partner-with-us");
      arrive();
      await (await arrived).finished();
      await page.waitForTimeout(300);
      await expect(page).toHaveURL("/partner-with-us");
      await expect(page.locator("h1")).toHaveText("Become a Partner");
    });
  }
});

test("B2 B18 a download disturbs neither the next link nor Back", async ({ page }) => {
  await openPage(page, "/conferencex");
  await expectSameDocument(page, async () => {
    const download = page.waitForEvent("download");
    await page.evaluate(() => location.assign("/conferencex-2025.ics"));
    await download;
    await follow(page, "/newsletter");
    await page.goBack();
    await expect(page).toHaveURL("/conferencex");
    await expect(page).toHaveTitle(/^ConferenceX 2025/);
  });
});

test("R5 the header marks the section in view, also amid constant changes", async ({ page }) => {
  await openPage(page, "/");
  // As a browser extension may do.
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
