import { content } from "../../support/content.ts";
import { pages } from "../../support/site.ts";
import type { Engine } from "./engine.ts";
import { expect, takeConsoleErrors, test } from "./test.ts";

const site = content("site");
const team = content("team");
const projectx = content("projectx");
const years: string[] = projectx.editions
  .map(({ year }: { year: number }) => String(year))
  .toSorted()
  .toReversed();

/** Waits until React has hydrated the page. A key is the sign of life that starts it (B14). */
async function hydrated(engine: Engine) {
  await expect
    .poll(() =>
      engine.evaluate(() => {
        dispatchEvent(new Event("keydown"));
        return "hydrated" in document.documentElement.dataset;
      }),
    )
    .toBe(true);
}

const path = (engine: Engine) => engine.evaluate(() => location.pathname + location.hash);
const title = (engine: Engine) => engine.evaluate(() => document.title);
const focused = (engine: Engine) =>
  engine.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());
const isShown = (engine: Engine, selector: string) =>
  engine.evaluate((selector) => document.querySelector(selector)?.checkVisibility(), selector);
const surface = (engine: Engine) =>
  engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const shownHeadings = (engine: Engine) =>
  engine.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1")]
      .filter((heading) => heading.checkVisibility())
      .map(({ textContent }) => textContent),
  );
const shownViews = (engine: Engine) =>
  engine.evaluate(() =>
    [...document.querySelectorAll("[data-view]")]
      .filter((view) => view.checkVisibility())
      .map(({ id }) => id),
  );

const isInBars = (engine: Engine) =>
  engine.evaluate(() => !document.hasFocus() || document.activeElement === document.body);

/** Presses the shown button of the page's content that says this. */
async function pressButton(engine: Engine, words: string) {
  await engine.evaluate((words) => {
    const button = [...document.querySelectorAll("main button")].find(
      (each) => each.checkVisibility() && each.textContent?.trim() === words,
    );
    for (const each of document.querySelectorAll("[data-next]")) each.removeAttribute("data-next");
    button?.setAttribute("data-next", "");
  }, words);
  await engine.click("[data-next]");
}

const WIDE = [1400, 900] as const;
const NARROW = [500, 800] as const;
const LIGHT = "rgb(236, 236, 236)";
const DARK = "rgb(28, 28, 28)";

test("B13 R1 every page and the 404 page hydrate with one heading and no console error", async ({
  engine,
}) => {
  await engine.resize(...WIDE);
  for (const address of [...pages, "/no/such/page"]) {
    await engine.goto(address);
    await hydrated(engine);
    expect(await shownHeadings(engine), address).toHaveLength(1);
    const surplus = () =>
      engine.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await surplus(), address).toBe(0);
    await engine.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await engine.evaluate(() => document.fonts.check("500 20px Tabular")), address).toBe(
      true,
    );
  }
});

test("R2 a client-side navigation scrolls to the top, sets the title and focuses the heading", async ({
  engine,
}) => {
  await engine.resize(...WIDE);
  await engine.goto("/");
  await hydrated(engine);
  await engine.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  for (const address of [...pages.slice(1), "/"]) {
    const label = site.footerNavigation.find(({ to }: { to: string }) => to === address)?.label;
    if (!label) continue;
    const before = await title(engine);
    await engine.click(`footer a[href="${address}"]`);
    await expect.poll(() => path(engine)).toBe(address);
    await expect.poll(async () => (await shownHeadings(engine))[0]).toBeTruthy();
    await expect
      .poll(() => engine.evaluate(() => document.activeElement?.matches("main h1")))
      .toBe(true);
    await expect.poll(() => engine.evaluate(() => Math.round(scrollY))).toBe(0);
    expect(await title(engine)).not.toBe(before);
    await expect
      .poll(() =>
        engine.evaluate(
          () => document.querySelector("[data-page-announcement]")?.textContent === document.title,
        ),
      )
      .toBe(true);
    // The footer stands still when the page is whole.
    await expect
      .poll(() => engine.evaluate(() => !document.querySelector("[data-coming]")))
      .toBe(true);
    await hydrated(engine);
  }
  expect(await engine.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("R6 the drawer holds the focus, closes by Escape, button and link, and returns the focus", async ({
  engine,
}) => {
  await engine.resize(...NARROW);
  await engine.goto("/newsletter");
  await hydrated(engine);
  const menu = "header button[aria-haspopup=dialog]";
  await engine.click(menu);
  await expect.poll(() => isShown(engine, "dialog")).toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await engine.press("Tab");
    const isInside = await engine.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest("dialog")),
    );
    expect(isInside).toBe(true);
  }
  // Past the last link the focus goes through the browser's own bars; a key would be theirs.
  for (let press = 0; press < 12 && (await isInBars(engine)); press += 1) await engine.press("Tab");
  await engine.press("Escape");
  await expect.poll(() => isShown(engine, "dialog")).toBe(false);
  expect(await engine.evaluate((menu) => document.activeElement?.matches(menu), menu)).toBe(true);

  await engine.press("Enter");
  await expect.poll(() => isShown(engine, "dialog")).toBe(true);
  await engine.click("dialog button");
  await expect.poll(() => isShown(engine, "dialog")).toBe(false);

  await engine.click(menu);
  await engine.click('dialog a[href="/projectx"]');
  await expect.poll(() => path(engine)).toBe("/projectx");
  await expect.poll(() => isShown(engine, "dialog")).toBe(false);
});

test("R30 the accordion opens one question at a time, by pointer and keyboard", async ({
  engine,
}) => {
  await engine.resize(...WIDE);
  await engine.goto("/conferencex");
  await hydrated(engine);
  const ids = await engine.evaluate(() =>
    [...document.querySelectorAll('details[id^="faq-"]')].map(({ id }) => id),
  );
  const open = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll('details[id^="faq-"]')]
        .filter((details) => (details as HTMLDetailsElement).open)
        .map(({ id }) => id),
    );
  expect(ids.length).toBeGreaterThan(1);
  await engine.click(`#${ids[0]} summary`);
  await expect.poll(open).toEqual([ids[0]]);
  await engine.click(`#${ids[1]} summary`);
  await expect.poll(open).toEqual([ids[1]]);
  await engine.press("Enter");
  await expect.poll(open).toEqual([]);
  await engine.press("Space");
  await expect.poll(open).toEqual([ids[1]]);
});

test("R35 R36 R37 a button shows its view alone, focuses the heading, sets the title and keeps the URL", async ({
  engine,
}) => {
  await engine.resize(...WIDE);
  await engine.goto("/projectx");
  await hydrated(engine);
  expect(await shownViews(engine)).toEqual(["landing"]);
  for (const year of years) {
    await pressButton(engine, year);
    await expect.poll(() => shownViews(engine)).toEqual([year]);
    const { focus } = projectx.editions.find(
      (each: { year: number }) => String(each.year) === year,
    );
    expect(await focused(engine)).toContain(focus);
    expect(await title(engine)).toContain(focus);
    expect(await path(engine)).toBe("/projectx");
  }
  await pressButton(engine, projectx.landingButton);
  await expect.poll(() => shownViews(engine)).toEqual(["landing"]);
  expect(await title(engine)).toBe(projectx.page.title);
});

test("B5 R35 a fragment with a year opens that view", async ({ engine }) => {
  for (const year of years) {
    await engine.goto("/favicon.svg");
    await engine.goto(`/projectx#${year}`);
    expect(await shownViews(engine)).toEqual([year]);
    await hydrated(engine);
    await expect.poll(() => shownViews(engine)).toEqual([year]);
  }
});

test("B5 the fragment of a team member or question opens the entry and scrolls to it", async ({
  engine,
}) => {
  await engine.goto("/conferencex");
  const question = await engine.evaluate(
    () => [...document.querySelectorAll('details[id^="faq-"]')].at(-1)?.id,
  );
  for (const address of [`/#team-${team.at(-1).id}`, `/conferencex#${question}`]) {
    await engine.goto("/favicon.svg");
    await engine.goto(address);
    await expect
      .poll(() =>
        engine.evaluate(() => {
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

test("R9 a first visit loads the fonts, with and without a fragment", async ({ engine }) => {
  for (const address of ["/", `/#team-${team.at(-1).id}`]) {
    await engine.goto(address);
    await engine.evaluate(() => localStorage.clear());
    await engine.goto("/favicon.svg");
    await engine.goto(address);
    await expect
      .poll(() =>
        engine.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")),
      )
      .toBe(true);
  }
});

test("R10 the chosen colour mode applies at once and on every page", async ({ engine }) => {
  await engine.resize(...WIDE);
  await engine.goto("/");
  expect(await surface(engine)).toBe(LIGHT);
  await engine.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(engine)).toBe(DARK);
  await expect
    .poll(() => engine.evaluate(() => localStorage.getItem("color-mode")))
    .toContain("dark");
  await engine.goto("/newsletter");
  await expect.poll(() => surface(engine)).toBe(DARK);
  await hydrated(engine);
  expect(await surface(engine)).toBe(DARK);
  expect(
    await engine.evaluate(
      () => document.querySelector<HTMLInputElement>("input[name=color-mode]:checked")?.value,
    ),
  ).toBe("dark");
});

test.describe("with motion", () => {
  test.use({ isStill: false });

  test("B3 R14 R16 “Pause motion” stops every animation, also after a reload", async ({
    engine,
  }) => {
    await engine.resize(...WIDE);
    const running = () =>
      engine.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === "running" && effect?.getComputedTiming().iterations === Infinity,
            ).length,
      );
    await engine.goto("/");
    await hydrated(engine);
    await expect.poll(running).toBeGreaterThan(0);
    await engine.click("[data-motion-control]");
    await expect.poll(running).toBe(0);
    await engine.goto("/");
    await hydrated(engine);
    expect(await running()).toBe(0);
    await engine.click("[data-motion-control]");
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test("R39 B6 “Copy link” shows a toast, and its button closes it", async ({ engine }) => {
  await engine.resize(...WIDE);
  const [{ id }] = team;
  await engine.goto("/");
  await hydrated(engine);
  await engine.click(`#team-${id} summary`);
  await expect.poll(() => isShown(engine, `#team-${id} a[href="#team-${id}"]`)).toBe(true);
  await engine.click(`#team-${id} a[href="#team-${id}"]`);
  const notices = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-status]")].map(
        ({ dataset, textContent }) => `${dataset.status}: ${textContent}`,
      ),
    );
  await expect.poll(notices).toEqual([expect.stringContaining("success: Link copied")]);
  await engine.click("[data-status] button");
  await expect.poll(notices).toEqual([]);
});

test("B12 the policy blocks an inline script with one changed byte, and the page stays readable", async ({
  engine,
}) => {
  const hasRun = () => engine.evaluate(() => "scripting" in document.documentElement.dataset);
  await engine.goto("/newsletter");
  expect(await hasRun()).toBe(true);
  await engine.goto("/newsletter?one-byte-changed");
  expect(await hasRun()).toBe(false);
  await expect
    .poll(async () => await engine.evaluate(() => window.consoleErrors))
    .toEqual([expect.stringMatching(/^blocked: script-src(-elem)? inline$/)]);
  expect(await shownHeadings(engine)).toHaveLength(1);
  await engine.evaluate(takeConsoleErrors);
});

test("B12 Trusted Types block innerHTML", async ({ engine }) => {
  await engine.goto("/newsletter");
  await hydrated(engine);
  const outcome = await engine.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src='/nope.png'>";
      return "written";
    } catch (error) {
      return String(error);
    }
  });
  expect(outcome).toContain("TypeError");
  await expect
    .poll(() => engine.evaluate(takeConsoleErrors))
    .toEqual([expect.stringContaining("require-trusted-types-for")]);
});

// Last: a driver may lose its way to the next page after one that came back whole.
test("B4 R10 Back restores the page from the back/forward cache, in the colour mode chosen since", async ({
  engine,
}) => {
  await engine.resize(...WIDE);
  await engine.goto("/learnai");
  await hydrated(engine);
  await engine.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await engine.goto("/newsletter");
  expect(await engine.evaluate(() => "isSameDocument" in window)).toBe(false);
  await engine.click("label:has(> input[name=color-mode][value=dark])");
  await expect.poll(() => surface(engine)).toBe(DARK);
  await engine.evaluate(() => history.back());
  await expect.poll(() => path(engine)).toBe("/learnai");
  expect(await engine.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect.poll(() => surface(engine)).toBe(DARK);
  // A link in view: on a page that came back WebKit's driver now and then does not scroll to one.
  await engine.click('header nav a[href="/projectx"]');
  await expect.poll(() => path(engine)).toBe("/projectx");
  expect(await engine.evaluate(() => "isSameDocument" in window)).toBe(true);
});
