import { colours, pages } from "../../support/site.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { expect, test } from "./test.ts";

/** Waits until React has hydrated the page, which it does where it can follow links. A key starts it (B14). */
async function hydrated(tab: OtherBrowser) {
  await expect
    .poll(() =>
      tab.evaluate(() => {
        dispatchEvent(new Event("keydown"));
        const startsReact = "NavigateEvent" in window;
        const isHydrated = "hydrated" in document.documentElement.dataset;
        return document.readyState === "complete" && (isHydrated || !startsReact);
      }),
    )
    .toBe(true);
}

/** Opens a page and waits for React. */
async function open(tab: OtherBrowser, path: string) {
  await tab.goto(path);
  await hydrated(tab);
}

const path = (tab: OtherBrowser) => tab.evaluate(() => location.pathname + location.hash);
const title = (tab: OtherBrowser) => tab.evaluate(() => document.title);
/** The words of what is shown. */
const shown = (tab: OtherBrowser, selector: string) =>
  tab.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()),
    selector,
  );
const isOpen = async (tab: OtherBrowser, selector: string) =>
  (await shown(tab, selector)).length > 0;
const surface = (tab: OtherBrowser) =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const NARROW = [500, 800] as const;

test("B13 R1 R9 each page hydrates, fits and logs nothing, in the site's font", async ({ tab }) => {
  test.slow();
  for (const url of [...pages, "/no/such/page"]) {
    await open(tab, url);
    expect(await shown(tab, "h1"), url).toHaveLength(1);
    const surplus = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(surplus, url).toBe(0);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await tab.evaluate(() => document.fonts.check("500 20px Tabular")), url).toBe(true);
  }
});

test("R2 B18 links, a reload, Back and Forward show the page of the URL", async ({ tab }) => {
  await open(tab, "/");
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await tab.click("#team-amara-osei summary");
  // Without the Navigation API links load documents.
  const followsLinks = await tab.evaluate(() => "NavigateEvent" in window);
  await tab.click('footer a[href="/newsletter"]');
  await expect.poll(() => shown(tab, "h1")).toEqual(["UofX AI Newsletter"]);
  await expect.poll(() => tab.evaluate(() => Math.round(scrollY))).toBe(0);
  const isAnnounced = () =>
    document.activeElement?.matches("main h1") &&
    document.querySelector("#root [role=status]")?.textContent === document.title;
  if (followsLinks) await expect.poll(() => tab.evaluate(isAnnounced)).toBe(true);
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(followsLinks);
  await tab.evaluate(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  await expect.poll(() => tab.evaluate(() => "isOld" in window)).toBe(false);
  await hydrated(tab); // Firefox logs files that are left while they arrive.
  await tab.evaluate(() => history.back());
  await expect.poll(() => path(tab)).toBe("/");
  await expect.poll(() => shown(tab, "h1")).toEqual([expect.stringContaining("Advancing AI")]);
  await expect.poll(() => isOpen(tab, "#team-amara-osei p")).toBe(true);
  await hydrated(tab);
  await tab.evaluate(() => history.forward());
  await expect.poll(() => path(tab)).toBe("/newsletter");
  await expect.poll(() => shown(tab, "h1")).toEqual(["UofX AI Newsletter"]);
});

test("R6 the drawer holds the focus, closes in three ways and returns it", async ({ tab }) => {
  await tab.resize(...NARROW);
  await open(tab, "/newsletter");
  const menu = "header > button";
  await tab.click(menu);
  await expect.poll(() => isOpen(tab, "header nav")).toBe(true);
  const focus = () =>
    tab.evaluate(() => {
      if (!document.hasFocus() || document.activeElement === document.body) return "browser";
      return document.activeElement?.closest("header nav") ? "drawer" : "page";
    });
  for (let press = 0; press < 12; press += 1) {
    await tab.press("Tab");
    expect(await focus()).not.toBe("page");
  }
  // After the last link the focus moves to the browser's toolbars, which would get the key.
  for (let press = 0; press < 12 && (await focus()) === "browser"; press += 1)
    await tab.press("Tab");
  await tab.press("Escape");
  await expect.poll(() => isOpen(tab, "header nav")).toBe(false);
  expect(await tab.evaluate((menu) => document.activeElement?.matches(menu), menu)).toBe(true);

  await tab.press("Enter");
  await expect.poll(() => isOpen(tab, "header nav")).toBe(true);
  await tab.click("header nav button");
  await expect.poll(() => isOpen(tab, "header nav")).toBe(false);

  await tab.click(menu);
  await tab.click('header nav a[href="/projectx"]');
  await expect.poll(() => path(tab)).toBe("/projectx");
  await expect.poll(() => isOpen(tab, "header nav")).toBe(false);
});

test("R30 R38 the accordion opens one question at a time", async ({ tab }) => {
  await tab.resize(...NARROW);
  await open(tab, "/conferencex");
  const opened = () => shown(tab, 'details[id^="faq-"] summary ~ * p');
  await tab.click("#faq-when-should-i-arrive summary");
  await expect.poll(opened).toEqual([expect.stringContaining("Registration is open")]);
  await tab.click("#faq-will-there-be-food summary");
  await expect.poll(opened).toEqual([expect.stringContaining("Breakfast snacks")]);
  await tab.press("Enter");
  await expect.poll(opened).toEqual([]);
  await tab.press("Space");
  await expect.poll(opened).toEqual([expect.stringContaining("Breakfast snacks")]);
});

test("R35 B5 a button or a fragment shows its view alone, and a member", async ({ tab }) => {
  await open(tab, "/projectx");
  await tab.click("details[name=view]:not([open]) > summary");
  await expect.poll(() => title(tab)).toContain("Multimodal AI");
  expect(await shown(tab, "h1")).toHaveLength(1);
  expect(await path(tab)).toBe("/projectx");
  await tab.goto("/favicon.svg");
  await open(tab, "/projectx#2023");
  expect(await title(tab)).toContain("Computational Efficiency");
  expect(await shown(tab, "h1")).toHaveLength(1);
  await tab.goto("/#team-kenji-mori");
  const isInView = () =>
    tab.evaluate(() => {
      const { top, height } =
        document.querySelector(":target summary ~ *")?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && top >= 0 && top < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

test("R39 “Copy link” shows a toast, and its button closes it", async ({ tab }) => {
  await open(tab, "/");
  await tab.click("#team-amara-osei summary");
  await tab.click('#team-amara-osei a[href="#team-amara-osei"]');
  await expect
    .poll(() => shown(tab, "[data-status=success]"))
    .toEqual([expect.stringContaining("Link copied")]);
  await tab.click("[data-status] button");
  await expect.poll(() => shown(tab, "[data-status]")).toEqual([]);
});

// Last, because a driver may fail to navigate after a restored page.
test("B3 B4 R10 colour mode and motion are everywhere as chosen, also in a page that Back restores", async ({
  tab,
}) => {
  const motion = () => tab.evaluate(() => document.documentElement.dataset.motion);
  await open(tab, "/");
  expect(await surface(tab)).toBe(colours.light);
  const before = await motion();
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await tab.goto("/conferencex");
  await tab.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  await tab.click("[data-motion-control]");
  await tab.evaluate(() => history.back());
  await expect.poll(() => path(tab)).toBe("/");
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  await expect.poll(motion).not.toBe(before);
});
