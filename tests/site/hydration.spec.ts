import type { Page } from "@playwright/test";
import { conference, content, LEFT_OUT, paths, uiText } from "../support/content.ts";
import {
  hold,
  holdReact,
  hydrated,
  movePointer,
  nextFrames,
  openPage,
} from "../support/hydration.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { expect, pages, test } from "../support/site.ts";
import { shownViews, years } from "../support/views.ts";

const projectx = content("projectx");

/** Changes the page as translators and extensions do. */
const changes: Record<string, () => void> = {
  "a translator": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isWord =
        node.nodeValue?.trim() && !node.parentElement?.closest("script, style, template");
      if (isWord) texts.push(node as Text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = (text.nodeValue ?? "").toUpperCase();
      text.replaceWith(font);
    }
  },
  "a translator that changes the text itself": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, template"))
        node.nodeValue = (node.nodeValue ?? "").toUpperCase();
    }
  },
  "an extension that adds a mark": () => {
    const mark = document.createElement("mark");
    mark.textContent = "ADDED ";
    document.querySelector("main h2")?.prepend(mark);
  },
};

for (const [who, change] of Object.entries(changes)) {
  test(`B18 a page changed by ${who} stays as it is`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(paths.competition);
    await page.waitForFunction(() => "started" in document.documentElement.dataset);
    await page.evaluate(change);
    const changed = await page.getByRole("main").textContent();
    await page.locator(`#landing label[for$="${years[0]}"]`).click();
    await page.locator("header button[command=show-modal]").click();
    await signOfLife(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await shownViews(page)).toEqual([years[0]]);
    expect(await page.getByRole("main").textContent()).toBe(changed);
    await expect(page.locator("header")).toHaveCount(1);

    await page.goto(paths.partners);
    await page.waitForFunction(() => "started" in document.documentElement.dataset);
    await page.evaluate(change);
    await page.locator("button[data-copy]").last().click();
    await expect(page.locator("[data-status]")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
  });
}

/** Starts React where it may start, and gives it time to replace what it would replace. */
async function signOfLife(page: Page) {
  const idle = page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await movePointer(page);
  await idle;
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}

for (const [moment, mutations] of [
  ["asks for React’s files", { childList: true, subtree: true }],
  ["has hydrated the page", { attributeFilter: ["data-hydrated"] }],
] as const) {
  test(`B18 a page translated as the site ${moment} stays translated`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await page.waitForFunction(() => "started" in document.documentElement.dataset);
      await page.evaluate(`new MutationObserver((_, observer) => {
        observer.disconnect();
        (${changes["a translator"]})();
      }).observe(document.documentElement, ${JSON.stringify(mutations)})`);
      await signOfLife(page);
      const untranslated = page
        .locator("main :is(h2, p:not([data-starts])), footer a")
        .filter({ hasText: /[a-z]/ });
      await expect(page.locator("footer a font")).not.toHaveCount(0);
      expect(await untranslated.allTextContents()).toEqual([]);
      await expect(page.locator("header")).toHaveCount(1);
    }
  });
}

test("B18 pages after one translated after hydration are whole", async ({ page }) => {
  await openPage(page, "/");
  for (const path of [...pages, paths.competition]) {
    await page.evaluate(changes["a translator"] as () => void);
    await clickInPlace(page, path);
    const link = menuLink(page, path);
    if ((await link.count()) === 0) continue;
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    await expect(page.locator("header")).toHaveCount(1);
  }
  await page.evaluate(changes["a translator"] as () => void);
  await page.locator("#landing button").first().click();
  await expect.poll(() => shownViews(page)).toEqual([years[0]]);
});

test.describe("with React's errors", () => {
  test.use({ allowedMessages: [/removeChild/] });

  for (const removed of ["main > *", "main"]) {
    test(`B18 a page that has lost its “${removed}” leads to whole pages`, async ({ page }) => {
      await openPage(page, "/");
      await page.evaluate((removed) => document.querySelector(removed)?.remove(), removed);
      await clickInPlace(page, paths.competition);
      await expect(page).toHaveURL(paths.competition);
      await expect(page.locator("#landing")).toBeVisible();
      await expect(page.locator("header")).toHaveCount(1);
    });
  }
});

test("B18 a second copy of the scripts does not hydrate the page again", async ({ page }) => {
  await openPage(page, "/");
  for (const path of [conference.path, "/"]) {
    await clickInPlace(page, path);
    await expect(page.locator("h1:visible")).toBeFocused();
  }
  await page.evaluate(async () => {
    const { src } = document.querySelector<HTMLScriptElement>("script[type=module][src]") ?? {};
    await import(`${src}?copy`);
    dispatchEvent(new PointerEvent("pointermove", { movementX: 9 }));
    // Its React would start in the next idle moment.
    await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 500)));
  });
  for (const path of [conference.path, paths.competition]) {
    await clickInPlace(page, path);
    await expect(page.locator("h1:visible")).toBeFocused();
    await expect(page.locator("header nav [aria-current]:visible")).toHaveAttribute("href", path);
  }
});

test("R35 the focus stays on a view’s radio button when React arrives", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto(paths.competition);
  const radios = page.getByRole("group", { name: uiText.showView }).getByRole("radio");
  await radios.first().focus();
  const focused = page.locator(":focus");
  await page.keyboard.press("ArrowDown");
  const before = await focused.getAttribute("value");
  startReact();
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await expect(focused).toHaveAttribute("value", before ?? "");
  const isYear = years.includes(before ?? "");
  await expect(page).toHaveTitle(isYear ? new RegExp(before ?? "") : projectx.page.title);
  await page.keyboard.press("ArrowDown");
  const after = await focused.getAttribute("value");
  expect(after).not.toBe(before);
  await expect.poll(() => shownViews(page)).toEqual([after]);
  await page.keyboard.press("Tab");
  await expect(radios).toHaveCount(0);
  await expect(focused).toHaveCount(1);
  expect(await shownViews(page)).toEqual([after]);
});

test("R35 a view of the address or chosen before hydration has its title", async ({ page }) => {
  test.skip(!projectx.editions, LEFT_OUT);
  await holdReact(page);
  for (const { year, focus } of projectx.editions) {
    await page.goto("about:blank");
    await page.goto(`${paths.competition}#${year}`);
    await expect(page).toHaveTitle(new RegExp(`${focus}.*${year}`));
    await page.locator(`[data-view-title]:visible label[for$="landing"]`).first().click();
    await expect(page).toHaveTitle(projectx.page.title);
  }
});

test("R2 Back before the page of a link is shown returns to the place", async ({ page }) => {
  await openPage(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  for (let left = 5; left > 0; left -= 1) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    await page.evaluate(
      (to) =>
        new Promise((arrived) => {
          const isBack = () => location.pathname === "/" && setTimeout(arrived, 300);
          addEventListener("popstate", isBack, { once: true });
          const back = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
            if (navigationType !== "push") return;
            navigation.removeEventListener("currententrychange", back);
            history.back();
          };
          navigation.addEventListener("currententrychange", back);
          document.querySelector<HTMLElement>(`header nav a[href="${to}"]`)?.click();
        }),
      paths.partners,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  }
});

test("R2 positions survive a reload and a visit elsewhere", async ({ page, baseURL }) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const away of ["reload", "elsewhere"]) {
    await openPage(page, "/");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await clickInPlace(page, conference.path);
    await expect(page).toHaveURL(conference.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // The router scrolls once more in the frame that shows the page.
    await nextFrames(page);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    if (away === "reload") await page.reload();
    else {
      await page.goto("/favicon.svg");
      await page.goBack();
    }
    await expect.poll(position).toBe(400);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect.poll(position).toBe(600);
  }
});

test("B18 Back after a download shows the page of the address", async ({ page }) => {
  await page.route("/rules.zip", (route) =>
    route.fulfill({ headers: { "Content-Disposition": "attachment" }, body: "rules" }),
  );
  await openPage(page, "/");
  await clickInPlace(page, paths.newsletter);
  await expect(page).toHaveURL(paths.newsletter);
  const download = page.waitForEvent("download");
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("main a");
    if (!link) return;
    link.removeAttribute("target");
    link.href = "/rules.zip";
    link.click();
  });
  await download;
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(content("home").hero.heading);
});

test("B18 after a reload Back shows the page where it was left", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await clickInPlace(page, paths.newsletter);
  await expect(page).toHaveURL(paths.newsletter);
  await page.reload();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(content("home").hero.heading),
  );
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  await page.goForward({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    content("newsletter").hero.heading,
  );
  await expect(page.locator("header")).toHaveCount(1);
});

for (const [first, second] of [
  ["a link", "another link"],
  ["a link", "Back"],
] as const) {
  test(`B18 ${second} after a slow ${first.slice(2)} wins`, async ({ page }) => {
    const arrive = await hold(page, `**/assets/words-${paths.competition.slice(1)}-*`);
    await openPage(page, paths.partners);
    await clickInPlace(page, paths.newsletter);
    await expect(page).toHaveURL(paths.newsletter);
    const arrived = page.waitForResponse(`**/assets/words-${paths.competition.slice(1)}-*`);
    await clickInPlace(page, paths.competition);
    if (second === "Back") await page.goBack({ waitUntil: "commit" });
    else await clickInPlace(page, paths.partners);
    await expect(page).toHaveURL(paths.partners);
    arrive();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(page).toHaveURL(paths.partners);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      content("partner-with-us").hero.heading,
    );
  });
}
