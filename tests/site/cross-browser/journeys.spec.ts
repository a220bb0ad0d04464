import { conference, content, paths, uiText } from "../../support/content.ts";
import { colours, pages } from "../../support/site.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { expect, takeConsoleErrors, test } from "./test.ts";

const site = content("site");
const team = content("team");
const projectx = content("projectx");
const years: string[] = projectx.editions
  .map(({ year }: { year: number }) => String(year))
  .toSorted()
  .toReversed();

/** Waits until React has hydrated the page. A key is the sign of life that starts it (B14). */
async function hydrated(otherBrowser: OtherBrowser) {
  await expect
    .poll(() =>
      otherBrowser.evaluate(() => {
        dispatchEvent(new Event("keydown"));
        return "hydrated" in document.documentElement.dataset;
      }),
    )
    .toBe(true);
}

const path = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() => location.pathname + location.hash);
const title = (otherBrowser: OtherBrowser) => otherBrowser.evaluate(() => document.title);
const focused = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());
const isShown = (otherBrowser: OtherBrowser, selector: string) =>
  otherBrowser.evaluate(
    (selector) => document.querySelector(selector)?.checkVisibility(),
    selector,
  );
const surface = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const shownHeadings = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1")]
      .filter((heading) => heading.checkVisibility())
      .map(({ textContent }) => textContent),
  );
const shownViews = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() =>
    [...document.querySelectorAll("[data-view-title]")]
      .filter((view) => view.checkVisibility())
      .map(({ id }) => id),
  );

const isOutsidePage = (otherBrowser: OtherBrowser) =>
  otherBrowser.evaluate(() => !document.hasFocus() || document.activeElement === document.body);

/** Clicks the visible button with this label. */
async function clickButton(otherBrowser: OtherBrowser, label: string) {
  await otherBrowser.evaluate((label) => {
    const button = [...document.querySelectorAll("main button")].find(
      (each) => each.checkVisibility() && each.textContent?.trim() === label,
    );
    for (const each of document.querySelectorAll("[data-next]")) each.removeAttribute("data-next");
    button?.setAttribute("data-next", "");
  }, label);
  await otherBrowser.click("[data-next]");
}

const WIDE = [1400, 900] as const;
const NARROW = [500, 800] as const;

test("B13 R1 every page and the 404 page hydrate with one heading and no console error", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  for (const url of [...pages, "/no/such/page"]) {
    await otherBrowser.goto(url);
    await hydrated(otherBrowser);
    expect(await shownHeadings(otherBrowser), url).toHaveLength(1);
    const surplus = () =>
      otherBrowser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await surplus(), url).toBe(0);
    await otherBrowser.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await otherBrowser.evaluate(() => document.fonts.check("500 20px Tabular")), url).toBe(
      true,
    );
  }
});

test("R2 a client-side navigation scrolls to the top, sets the title and focuses the heading", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  await otherBrowser.goto("/");
  await hydrated(otherBrowser);
  await otherBrowser.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  for (const url of [...pages.slice(1), "/"]) {
    const label = site.footerNavigation.find(({ to }: { to: string }) => to === url)?.label;
    if (!label) continue;
    const before = await title(otherBrowser);
    await otherBrowser.click(`footer a[href="${url}"]`);
    await expect.poll(() => path(otherBrowser)).toBe(url);
    await expect.poll(async () => (await shownHeadings(otherBrowser))[0]).toBeTruthy();
    await expect
      .poll(() => otherBrowser.evaluate(() => document.activeElement?.matches("main h1")))
      .toBe(true);
    await expect.poll(() => otherBrowser.evaluate(() => Math.round(scrollY))).toBe(0);
    expect(await title(otherBrowser)).not.toBe(before);
    await expect
      .poll(() =>
        otherBrowser.evaluate(
          () => document.querySelector("#root [role=status]")?.textContent === document.title,
        ),
      )
      .toBe(true);
    await hydrated(otherBrowser);
  }
  expect(await otherBrowser.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("R2 B18 after a reload Back and Forward show the page of the URL, before React and after", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  const headingOf: Record<string, string | undefined> = {};
  for (const url of [paths.newsletter, "/"]) {
    await otherBrowser.goto(url);
    [headingOf[url]] = await shownHeadings(otherBrowser);
  }
  await hydrated(otherBrowser);
  await otherBrowser.click(`footer a[href="${paths.newsletter}"]`);
  await expect.poll(() => shownHeadings(otherBrowser)).toEqual([headingOf[paths.newsletter]]);
  await otherBrowser.evaluate(() => {
    document.documentElement.dataset.old = "";
    location.reload();
  });
  await expect
    .poll(() => otherBrowser.evaluate(() => "old" in document.documentElement.dataset))
    .toBe(false);
  const ways = [() => history.back(), () => history.forward(), () => history.back()];
  for (const [index, go] of ways.entries()) {
    const url = index === 1 ? paths.newsletter : "/";
    await otherBrowser.evaluate(go);
    await expect.poll(() => path(otherBrowser)).toBe(url);
    await expect.poll(() => shownHeadings(otherBrowser)).toEqual([headingOf[url]]);
    if (index === 0) await hydrated(otherBrowser);
  }
});

test("R6 the drawer traps the focus, closes by Escape, button and link, and returns the focus", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...NARROW);
  await otherBrowser.goto(paths.newsletter);
  await hydrated(otherBrowser);
  const menu = "header button[aria-haspopup=dialog]";
  await otherBrowser.click(menu);
  await expect.poll(() => isShown(otherBrowser, "dialog")).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await otherBrowser.press("Tab");
    const isInside = await otherBrowser.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest("dialog")),
    );
    expect(isInside).toBe(true);
  }
  // After the last link the focus moves to the browser's toolbars, which would get the key.
  for (let press = 0; press < 12 && (await isOutsidePage(otherBrowser)); press += 1)
    await otherBrowser.press("Tab");
  await otherBrowser.press("Escape");
  await expect.poll(() => isShown(otherBrowser, "dialog")).toBe(false);
  expect(await otherBrowser.evaluate((menu) => document.activeElement?.matches(menu), menu)).toBe(
    true,
  );

  await otherBrowser.press("Enter");
  await expect.poll(() => isShown(otherBrowser, "dialog")).toBe(true);
  await otherBrowser.click("dialog button");
  await expect.poll(() => isShown(otherBrowser, "dialog")).toBe(false);

  await otherBrowser.click(menu);
  await otherBrowser.click(`dialog a[href="${paths.competition}"]`);
  await expect.poll(() => path(otherBrowser)).toBe(paths.competition);
  await expect.poll(() => isShown(otherBrowser, "dialog")).toBe(false);
});

test("R30 a question stays in its place while an open one above it closes", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...NARROW);
  await otherBrowser.goto(conference.path);
  await hydrated(otherBrowser);
  await otherBrowser.click("main details summary");
  await otherBrowser.evaluate(() => {
    const answer = document.querySelector<HTMLElement>("main details p");
    if (answer) answer.style.minHeight = "30rem";
    const next = document.querySelectorAll<HTMLElement>("main details summary")[1];
    next?.scrollIntoView({ block: "center", behavior: "instant" });
    if (next) next.dataset.place = String(next.getBoundingClientRect().top);
    // Not by the drivers, which scroll before they click.
    next?.click();
  });
  await expect.poll(() => isShown(otherBrowser, "main details p")).toBe(false);
  const moved = () =>
    otherBrowser.evaluate(() => {
      const next = document.querySelector<HTMLElement>("[data-place]");
      return Math.abs(Number(next?.dataset.place) - (next?.getBoundingClientRect().top ?? NaN));
    });
  await expect.poll(moved).toBeLessThan(2);
});

test("B2 the calendar menu opens beside its button in the window and closes by Escape", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...NARROW);
  await otherBrowser.goto(conference.path);
  if (!(await isShown(otherBrowser, "[popovertarget]"))) return; // An edition that is over has none.
  await otherBrowser.click("[popovertarget]");
  const gap = await otherBrowser.evaluate(() => {
    const menu = document.querySelector("[popover]")?.getBoundingClientRect() ?? new DOMRect();
    const button = document.querySelector("[popovertarget]")?.getBoundingClientRect() ?? menu;
    const isInside =
      menu.left >= 0 && menu.right <= innerWidth && menu.top >= 0 && menu.bottom <= innerHeight;
    return isInside && Math.round(Math.max(menu.top - button.bottom, button.top - menu.bottom));
  });
  expect(gap).toBe(8);
  await otherBrowser.press("Escape");
  expect(await isShown(otherBrowser, "[popover]")).toBe(false);
});

test("R30 the accordion opens one question at a time, by pointer and keyboard", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  await otherBrowser.goto(conference.path);
  await hydrated(otherBrowser);
  const ids = await otherBrowser.evaluate(() =>
    [...document.querySelectorAll('details[id^="faq-"]')].map(({ id }) => id),
  );
  const open = () =>
    otherBrowser.evaluate(() =>
      [...document.querySelectorAll('details[id^="faq-"]')]
        .filter((details) => (details as HTMLDetailsElement).open)
        .map(({ id }) => id),
    );
  expect(ids.length).toBeGreaterThan(1);
  await otherBrowser.click(`#${ids[0]} summary`);
  await expect.poll(open).toEqual([ids[0]]);
  await otherBrowser.click(`#${ids[1]} summary`);
  await expect.poll(open).toEqual([ids[1]]);
  await otherBrowser.press("Enter");
  await expect.poll(open).toEqual([]);
  await otherBrowser.press("Space");
  await expect.poll(open).toEqual([ids[1]]);
});

test("R35 R36 R37 a button shows its view alone, focuses the heading, sets the title and keeps the URL", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  await otherBrowser.goto(paths.competition);
  await hydrated(otherBrowser);
  expect(await shownViews(otherBrowser)).toEqual(["landing"]);
  for (const year of years) {
    await clickButton(otherBrowser, year);
    await expect.poll(() => shownViews(otherBrowser)).toEqual([year]);
    const { focus } = projectx.editions.find(
      (each: { year: number }) => String(each.year) === year,
    );
    expect(await focused(otherBrowser)).toContain(focus);
    expect(await title(otherBrowser)).toContain(focus);
    expect(await path(otherBrowser)).toBe(paths.competition);
  }
  await clickButton(otherBrowser, projectx.landingButton);
  await expect.poll(() => shownViews(otherBrowser)).toEqual(["landing"]);
  expect(await title(otherBrowser)).toBe(projectx.page.title);
});

test("B5 R35 a fragment with a year opens that view", async ({ otherBrowser }) => {
  for (const year of years) {
    await otherBrowser.goto("/favicon.svg");
    await otherBrowser.goto(`${paths.competition}#${year}`);
    expect(await shownViews(otherBrowser)).toEqual([year]);
    await hydrated(otherBrowser);
    await expect.poll(() => shownViews(otherBrowser)).toEqual([year]);
  }
});

test("B5 the fragment of a team member or question opens the entry and scrolls to it", async ({
  otherBrowser,
}) => {
  await otherBrowser.goto(conference.path);
  const question = await otherBrowser.evaluate(
    () => [...document.querySelectorAll('details[id^="faq-"]')].at(-1)?.id,
  );
  for (const url of [`/#team-${team.at(-1).id}`, `${conference.path}#${question}`]) {
    await otherBrowser.goto("/favicon.svg");
    await otherBrowser.goto(url);
    await expect
      .poll(() =>
        otherBrowser.evaluate(() => {
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

test("R9 a first visit loads the fonts, with and without a fragment", async ({ otherBrowser }) => {
  for (const url of ["/", `/#team-${team.at(-1).id}`]) {
    await otherBrowser.goto(url);
    await otherBrowser.evaluate(() => localStorage.clear());
    await otherBrowser.goto("/favicon.svg");
    await otherBrowser.goto(url);
    await expect
      .poll(() =>
        otherBrowser.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")),
      )
      .toBe(true);
  }
});

test("R10 the chosen colour mode applies at once and on every page", async ({ otherBrowser }) => {
  await otherBrowser.resize(...WIDE);
  await otherBrowser.goto("/");
  expect(await surface(otherBrowser)).toBe(colours.light);
  await otherBrowser.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(otherBrowser)).toBe(colours.dark);
  await expect
    .poll(() => otherBrowser.evaluate(() => localStorage.getItem("color-mode")))
    .toContain("dark");
  await otherBrowser.goto(paths.newsletter);
  await expect.poll(() => surface(otherBrowser)).toBe(colours.dark);
  await hydrated(otherBrowser);
  expect(await surface(otherBrowser)).toBe(colours.dark);
  expect(
    await otherBrowser.evaluate(
      () => document.querySelector<HTMLInputElement>("input[name=color-mode]:checked")?.value,
    ),
  ).toBe("dark");
});

test.describe("with motion", () => {
  test.use({ isMotionPaused: false });

  test("B3 R14 R16 “Pause motion” stops every animation, also after a reload", async ({
    otherBrowser,
  }) => {
    await otherBrowser.resize(...WIDE);
    const running = () =>
      otherBrowser.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === "running" && effect?.getComputedTiming().iterations === Infinity,
            ).length,
      );
    await otherBrowser.goto("/");
    await hydrated(otherBrowser);
    await expect.poll(running).toBeGreaterThan(0);
    await otherBrowser.click("[data-motion-control]");
    await expect.poll(running).toBe(0);
    await otherBrowser.goto("/");
    await hydrated(otherBrowser);
    expect(await running()).toBe(0);
    await otherBrowser.click("[data-motion-control]");
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test("R39 B6 “Copy link” shows a toast, and its button closes it", async ({ otherBrowser }) => {
  await otherBrowser.resize(...WIDE);
  const [{ id }] = team;
  await otherBrowser.goto("/");
  await hydrated(otherBrowser);
  await otherBrowser.click(`#team-${id} summary`);
  await expect.poll(() => isShown(otherBrowser, `#team-${id} a[href="#team-${id}"]`)).toBe(true);
  await otherBrowser.click(`#team-${id} a[href="#team-${id}"]`);
  const toasts = () =>
    otherBrowser.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-status]")].map(
        ({ dataset, textContent }) => `${dataset.status}: ${textContent}`,
      ),
    );
  await expect.poll(toasts).toEqual([expect.stringContaining(`success: ${uiText.linkCopied}`)]);
  await otherBrowser.click("[data-status] button");
  await expect.poll(toasts).toEqual([]);
});

test("B12 the policy blocks an inline script with one changed byte, and the page stays readable", async ({
  otherBrowser,
}) => {
  const hasRun = () => otherBrowser.evaluate(() => "scripting" in document.documentElement.dataset);
  await otherBrowser.goto(paths.newsletter);
  expect(await hasRun()).toBe(true);
  await otherBrowser.goto(`${paths.newsletter}?one-byte-changed`);
  expect(await hasRun()).toBe(false);
  await expect
    .poll(async () => await otherBrowser.evaluate(() => window.consoleErrors))
    .toEqual([expect.stringMatching(/^blocked: script-src(-elem)? inline$/)]);
  expect(await shownHeadings(otherBrowser)).toHaveLength(1);
  await otherBrowser.evaluate(takeConsoleErrors);
});

test("B12 Trusted Types block innerHTML", async ({ otherBrowser }) => {
  await otherBrowser.goto(paths.newsletter);
  await hydrated(otherBrowser);
  const outcome = await otherBrowser.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src='/nope.png'>";
      return "written";
    } catch (error) {
      return String(error);
    }
  });
  expect(outcome).toContain("TypeError");
  await expect
    .poll(() => otherBrowser.evaluate(takeConsoleErrors))
    .toEqual([expect.stringContaining("require-trusted-types-for")]);
});

// Last, because a driver may fail to navigate after a restored page.
test("B4 R10 Back restores the page from the back/forward cache, in the colour mode chosen since", async ({
  otherBrowser,
}) => {
  await otherBrowser.resize(...WIDE);
  await otherBrowser.goto(paths.partners);
  await hydrated(otherBrowser);
  await otherBrowser.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await otherBrowser.goto(paths.newsletter);
  expect(await otherBrowser.evaluate(() => "isSameDocument" in window)).toBe(false);
  await otherBrowser.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(otherBrowser)).toBe(colours.dark);
  await otherBrowser.evaluate(() => history.back());
  await expect.poll(() => path(otherBrowser)).toBe(paths.partners);
  expect(await otherBrowser.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect.poll(() => surface(otherBrowser)).toBe(colours.dark);
  // A link in view, because WebKit's driver sometimes does not scroll on a restored page.
  await otherBrowser.click(`header nav a[href="${paths.competition}"]`);
  await expect.poll(() => path(otherBrowser)).toBe(paths.competition);
  expect(await otherBrowser.evaluate(() => "isSameDocument" in window)).toBe(true);
});
