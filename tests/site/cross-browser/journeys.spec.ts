import { conference, content, paths, uiText } from "../../support/content.ts";
import { cutWords } from "../../support/fitting-text.ts";
import { colours, pages } from "../../support/site.ts";
import { years } from "../../support/views.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { expect, takeConsoleErrors, test } from "./test.ts";

const site = content("site");
const team = content("team");
const projectx = content("projectx");

/** Waits until React has hydrated the page. A key is the sign of life that starts it (B14). */
async function hydrated(tab: OtherBrowser) {
  await expect
    .poll(() =>
      tab.evaluate(() => {
        dispatchEvent(new Event("keydown"));
        return "hydrated" in document.documentElement.dataset;
      }),
    )
    .toBe(true);
}

/** Opens a page and waits for React. */
async function open(tab: OtherBrowser, path: string) {
  await tab.goto(path);
  await hydrated(tab);
}

/** Whether links are client-side navigations. Without the Navigation API they load documents. */
const followsLinks = (tab: OtherBrowser) => tab.evaluate(() => "navigation" in window);
const path = (tab: OtherBrowser) => tab.evaluate(() => location.pathname + location.hash);
const title = (tab: OtherBrowser) => tab.evaluate(() => document.title);
const focused = (tab: OtherBrowser) =>
  tab.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());
const isShown = (tab: OtherBrowser, selector: string) =>
  tab.evaluate((selector) => document.querySelector(selector)?.checkVisibility(), selector);
const surface = (tab: OtherBrowser) =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const shownHeadings = (tab: OtherBrowser) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1")]
      .filter((heading) => heading.checkVisibility())
      .map(({ textContent }) => textContent),
  );
const shownViews = (tab: OtherBrowser) =>
  tab.evaluate(() =>
    [...document.querySelectorAll("[data-view-title]")]
      .filter((view) => view.checkVisibility())
      .map(({ id }) => id),
  );

const isOutsidePage = (tab: OtherBrowser) =>
  tab.evaluate(() => !document.hasFocus() || document.activeElement === document.body);

/** Clicks the visible button with this label. */
async function clickButton(tab: OtherBrowser, label: string) {
  await tab.evaluate((label) => {
    const button = [...document.querySelectorAll("main button")].find(
      (each) => each.checkVisibility() && each.textContent?.trim() === label,
    );
    for (const each of document.querySelectorAll("[data-next]")) each.removeAttribute("data-next");
    button?.setAttribute("data-next", "");
  }, label);
  await tab.click("[data-next]");
}

const WIDE = [1400, 900] as const;
const NARROW = [500, 800] as const;

test.beforeEach(({ tab }) => tab.resize(...WIDE));

test("B13 R1 each page hydrates with one heading and no console error", async ({ tab }) => {
  for (const url of [...pages, "/no/such/page"]) {
    await open(tab, url);
    expect(await shownHeadings(tab), url).toHaveLength(1);
    const surplus = () =>
      tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await surplus(), url).toBe(0);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await tab.evaluate(() => document.fonts.check("500 20px Tabular")), url).toBe(true);
  }
});

test("R2 a navigation leads to the top, the title and the heading", async ({ tab }) => {
  await open(tab, "/");
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  const isClientSide = await followsLinks(tab);
  for (const url of [...pages.slice(1), "/"]) {
    const label = site.footerNavigation.find(({ to }: { to: string }) => to === url)?.label;
    if (!label) continue;
    const before = await title(tab);
    await tab.click(`footer a[href="${url}"]`);
    await expect.poll(() => path(tab)).toBe(url);
    await expect.poll(async () => (await shownHeadings(tab))[0]).toBeTruthy();
    await expect.poll(() => title(tab)).not.toBe(before);
    await expect.poll(() => tab.evaluate(() => Math.round(scrollY))).toBe(0);
    const isAnnounced = () =>
      document.activeElement?.matches("main h1") &&
      document.querySelector("#root [role=status]")?.textContent === document.title;
    if (isClientSide) await expect.poll(() => tab.evaluate(isAnnounced)).toBe(true);
    await hydrated(tab);
  }
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(isClientSide);
});

test("R2 B18 after a reload Back and Forward show the page of the URL", async ({ tab }) => {
  const headingOf: Record<string, string | undefined> = {};
  for (const url of [paths.newsletter, "/"]) {
    await tab.goto(url);
    [headingOf[url]] = await shownHeadings(tab);
  }
  await hydrated(tab);
  await tab.click(`footer a[href="${paths.newsletter}"]`);
  await expect.poll(() => shownHeadings(tab)).toEqual([headingOf[paths.newsletter]]);
  await tab.evaluate(() => {
    document.documentElement.dataset.old = "";
    location.reload();
  });
  await expect
    .poll(() => tab.evaluate(() => "old" in document.documentElement.dataset))
    .toBe(false);
  const ways = [() => history.back(), () => history.forward(), () => history.back()];
  for (const [index, go] of ways.entries()) {
    const url = index === 1 ? paths.newsletter : "/";
    await tab.evaluate(go);
    await expect.poll(() => path(tab)).toBe(url);
    await expect.poll(() => shownHeadings(tab)).toEqual([headingOf[url]]);
    if (index === 0) await hydrated(tab);
  }
});

test("R1 words stay whole", async ({ tab }) => {
  test.slow();
  for (const url of [...pages, ...years.map((year) => `${paths.competition}#${year}`)]) {
    await tab.goto("/favicon.svg");
    await tab.goto(url);
    for (const width of [320, 360, 390, 412, 450, 1280].filter((each) => each >= tab.narrowest)) {
      await tab.resize(width, 900);
      await tab.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await cutWords(tab), `${url} at ${width} px`).toEqual([]);
    }
  }
});

test("R6 the drawer holds the focus, closes in three ways and returns it", async ({ tab }) => {
  await tab.resize(...NARROW);
  await open(tab, paths.newsletter);
  const menu = "header button[aria-haspopup=dialog]";
  await tab.click(menu);
  await expect.poll(() => isShown(tab, "dialog")).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await tab.press("Tab");
    const isInside = await tab.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest("dialog")),
    );
    expect(isInside).toBe(true);
  }
  // After the last link the focus moves to the browser's toolbars, which would get the key.
  for (let press = 0; press < 12 && (await isOutsidePage(tab)); press += 1) await tab.press("Tab");
  await tab.press("Escape");
  await expect.poll(() => isShown(tab, "dialog")).toBe(false);
  expect(await tab.evaluate((menu) => document.activeElement?.matches(menu), menu)).toBe(true);

  await tab.press("Enter");
  await expect.poll(() => isShown(tab, "dialog")).toBe(true);
  await tab.click("dialog button");
  await expect.poll(() => isShown(tab, "dialog")).toBe(false);

  await tab.click(menu);
  await tab.click(`dialog a[href="${paths.competition}"]`);
  await expect.poll(() => path(tab)).toBe(paths.competition);
  await expect.poll(() => isShown(tab, "dialog")).toBe(false);
});

test("R30 a question stays in its place while an open one above it closes", async ({ tab }) => {
  await tab.resize(...NARROW);
  await open(tab, conference.path);
  await tab.click("main details summary");
  await tab.evaluate(() => {
    const answer = document.querySelector<HTMLElement>("main details p");
    if (answer) answer.style.minHeight = "30rem";
    const next = document.querySelectorAll<HTMLElement>("main details summary")[1];
    next?.scrollIntoView({ block: "center", behavior: "instant" });
    if (next) next.dataset.place = String(next.getBoundingClientRect().top);
    // Not by the drivers, which scroll before they click.
    next?.click();
  });
  await expect.poll(() => isShown(tab, "main details p")).toBe(false);
  const moved = () =>
    tab.evaluate(() => {
      const next = document.querySelector<HTMLElement>("[data-place]");
      return Math.abs(Number(next?.dataset.place) - (next?.getBoundingClientRect().top ?? NaN));
    });
  await expect.poll(moved).toBeLessThan(2);
});

test("B2 the calendar menu opens beside its button and closes by Escape", async ({ tab }) => {
  await tab.resize(...NARROW);
  await tab.goto(conference.path);
  if (!(await isShown(tab, "[popovertarget]"))) return; // An edition that is over has none.
  await tab.click("[popovertarget]");
  const gap = await tab.evaluate(() => {
    const menu = document.querySelector("[popover]")?.getBoundingClientRect() ?? new DOMRect();
    const button = document.querySelector("[popovertarget]")?.getBoundingClientRect() ?? menu;
    const isInside =
      menu.left >= 0 && menu.right <= innerWidth && menu.top >= 0 && menu.bottom <= innerHeight;
    return isInside && Math.round(Math.max(menu.top - button.bottom, button.top - menu.bottom));
  });
  expect(gap).toBe(8);
  await tab.press("Escape");
  expect(await isShown(tab, "[popover]")).toBe(false);
});

test("R30 the accordion opens one question at a time, by pointer and keyboard", async ({ tab }) => {
  await open(tab, conference.path);
  const ids = await tab.evaluate(() =>
    [...document.querySelectorAll('details[id^="faq-"]')].map(({ id }) => id),
  );
  const opened = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('details[id^="faq-"]')]
        .filter((details) => (details as HTMLDetailsElement).open)
        .map(({ id }) => id),
    );
  expect(ids.length).toBeGreaterThan(1);
  await tab.click(`#${ids[0]} summary`);
  await expect.poll(opened).toEqual([ids[0]]);
  await tab.click(`#${ids[1]} summary`);
  await expect.poll(opened).toEqual([ids[1]]);
  await tab.press("Enter");
  await expect.poll(opened).toEqual([]);
  await tab.press("Space");
  await expect.poll(opened).toEqual([ids[1]]);
});

test("R35 R36 R37 a button shows its view alone and keeps the URL", async ({ tab }) => {
  await open(tab, paths.competition);
  expect(await shownViews(tab)).toEqual(["landing"]);
  for (const year of years) {
    await clickButton(tab, year);
    await expect.poll(() => shownViews(tab)).toEqual([year]);
    const { focus } = projectx.editions.find(
      (each: { year: number }) => String(each.year) === year,
    );
    expect(await focused(tab)).toContain(focus);
    expect(await title(tab)).toContain(focus);
    expect(await path(tab)).toBe(paths.competition);
  }
  await clickButton(tab, projectx.landingButton);
  await expect.poll(() => shownViews(tab)).toEqual(["landing"]);
  expect(await title(tab)).toBe(projectx.page.title);
});

test("B5 R35 a fragment with a year opens that view", async ({ tab }) => {
  for (const year of years) {
    await tab.goto("/favicon.svg");
    await tab.goto(`${paths.competition}#${year}`);
    expect(await shownViews(tab)).toEqual([year]);
    await hydrated(tab);
    await expect.poll(() => shownViews(tab)).toEqual([year]);
  }
});

test("B5 the fragment of a member or question opens it and scrolls there", async ({ tab }) => {
  await tab.goto(conference.path);
  const question = await tab.evaluate(
    () => [...document.querySelectorAll('details[id^="faq-"]')].at(-1)?.id,
  );
  for (const url of [`/#team-${team.at(-1).id}`, `${conference.path}#${question}`]) {
    await tab.goto("/favicon.svg");
    await tab.goto(url);
    await expect
      .poll(() =>
        tab.evaluate(() => {
          const entry = document.querySelector<HTMLDetailsElement>(location.hash);
          const box = entry?.querySelector("summary ~ *")?.getBoundingClientRect();
          return Boolean(
            entry?.open && box && box.height > 0 && box.top >= 0 && box.top < innerHeight,
          );
        }),
      )
      .toBe(true);
  }
});

test("R9 a first visit loads the fonts, with and without a fragment", async ({ tab }) => {
  for (const url of ["/", `/#team-${team.at(-1).id}`]) {
    await tab.goto(url);
    await tab.evaluate(() => localStorage.clear());
    await tab.goto("/favicon.svg");
    await tab.goto(url);
    await expect
      .poll(() => tab.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
      .toBe(true);
  }
});

test("R10 the chosen colour mode applies at once and on every page", async ({ tab }) => {
  await tab.goto("/");
  expect(await surface(tab)).toBe(colours.light);
  await tab.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem("color-mode"))).toContain("dark");
  await tab.goto(paths.newsletter);
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  await hydrated(tab);
  expect(await surface(tab)).toBe(colours.dark);
  expect(
    await tab.evaluate(
      () => document.querySelector<HTMLInputElement>("input[name=color-mode]:checked")?.value,
    ),
  ).toBe("dark");
});

test.describe("with motion", () => {
  test.use({ isMotionPaused: false });

  test("B3 R14 R16 “Pause motion” stops every animation, also after a reload", async ({ tab }) => {
    const running = () =>
      tab.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === "running" && effect?.getComputedTiming().iterations === Infinity,
            ).length,
      );
    await open(tab, "/");
    await expect.poll(running).toBeGreaterThan(0);
    await tab.click("[data-motion-control]");
    await expect.poll(running).toBe(0);
    await open(tab, "/");
    expect(await running()).toBe(0);
    await tab.click("[data-motion-control]");
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test("R39 B6 “Copy link” shows a toast, and its button closes it", async ({ tab }) => {
  const [{ id }] = team;
  await open(tab, "/");
  await tab.click(`#team-${id} summary`);
  await expect.poll(() => isShown(tab, `#team-${id} a[href="#team-${id}"]`)).toBe(true);
  await tab.click(`#team-${id} a[href="#team-${id}"]`);
  const toasts = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-status]")].map(
        ({ dataset, textContent }) => `${dataset.status}: ${textContent}`,
      ),
    );
  await expect.poll(toasts).toEqual([expect.stringContaining(`success: ${uiText.linkCopied}`)]);
  await tab.click("[data-status] button");
  await expect.poll(toasts).toEqual([]);
});

test("B12 the policy blocks an inline script with one changed byte", async ({ tab }) => {
  const hasRun = () => tab.evaluate(() => "scripting" in document.documentElement.dataset);
  await tab.goto(paths.newsletter);
  expect(await hasRun()).toBe(true);
  await tab.goto(`${paths.newsletter}?one-byte-changed`);
  expect(await hasRun()).toBe(false);
  await expect
    .poll(async () => await tab.evaluate(() => window.consoleErrors))
    .toEqual([expect.stringMatching(/^blocked: script-src(-elem)? inline$/)]);
  expect(await shownHeadings(tab)).toHaveLength(1);
  await tab.evaluate(takeConsoleErrors);
});

test("B12 Trusted Types block innerHTML", async ({ tab }) => {
  await open(tab, paths.newsletter);
  const outcome = await tab.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src='/nope.png'>";
      return "written";
    } catch (error) {
      return String(error);
    }
  });
  expect(outcome).toContain("TypeError");
  await expect
    .poll(() => tab.evaluate(takeConsoleErrors))
    .toEqual([expect.stringContaining("require-trusted-types-for")]);
});

// Last, because a driver may fail to navigate after a restored page.
test("B4 R10 Back restores a cached page in the colour mode chosen since", async ({ tab }) => {
  await open(tab, paths.partners);
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await tab.goto(paths.newsletter);
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(false);
  await tab.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  await tab.evaluate(() => history.back());
  await expect.poll(() => path(tab)).toBe(paths.partners);
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect.poll(() => surface(tab)).toBe(colours.dark);
  // A link in view, because WebKit's driver sometimes does not scroll on a restored page.
  await tab.click(`header nav a[href="${paths.competition}"]`);
  await expect.poll(() => path(tab)).toBe(paths.competition);
  expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(await followsLinks(tab));
});
