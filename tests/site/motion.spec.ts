import type { Page } from "@playwright/test";
import { content, LEFT_OUT, uiText } from "../support/content.ts";
import { isSampleContent } from "../support/sample.ts";
import { expect, pages, SLIDE_IN_AFTER_PX, test, withAndWithoutScripts } from "../support/site.ts";
import { holdReact, hydrated, nextFrames, openPage } from "../support/hydration.ts";

const home = content("home");
const DAY_MS = 86_400_000;
// R13
const CHARACTER_MS = 100;
const HOLD_MS = 3500;
const PAUSE_MS = 1250;

const typedHeading = (page: Page) => page.locator("h1 [aria-hidden]");

/** Counts running endless animations. */
const countRunning = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" &&
            animation.effect?.getComputedTiming().iterations === Infinity,
        ).length,
  );

test(`R13 the hero types at ${CHARACTER_MS}, ${HOLD_MS} and ${PAUSE_MS} ms`, async ({ page }) => {
  test.skip(!home.hero.typedWords, LEFT_OUT);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  const [first, second = first] = home.hero.typedWords;
  const typed = typedHeading(page);
  await expect(typed).toHaveText(first);
  await page.clock.runFor(HOLD_MS - 100);
  await expect(typed).toHaveText(first);
  await page.clock.runFor(150);
  await expect(typed).toHaveText(first.slice(0, -1));
  await page.clock.runFor(CHARACTER_MS * (first.length - 1));
  await expect(typed).toHaveText("");
  await page.clock.runFor(PAUSE_MS - 150);
  await expect(typed).toHaveText("");
  await page.clock.runFor(150);
  await expect(typed).toHaveText(second.slice(0, 1));
  await page.clock.runFor(CHARACTER_MS * (second.length - 1));
  await expect(typed).toHaveText(second);
});

test("R13 an emoji is typed and erased whole, and typing ends after it", async ({ page }) => {
  test.skip(!home.hero.typedWords, LEFT_OUT);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-words="[^"]*"/,
      'data-words="[&quot;a🌍&quot;]"',
    );
    await route.fulfill({ response, body });
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  const typed = typedHeading(page);
  await expect(typed).toHaveText("a🌍");
  await page.clock.runFor(HOLD_MS + 50);
  await expect(typed).toHaveText("a");
  await page.clock.runFor(3 * CHARACTER_MS);
  await expect(typed).toHaveText("a🌍");
  await page.clock.runFor(HOLD_MS);
  await expect(typed).toHaveText("a");
});

test("R13 R26 typing changes neither the layout nor the accessible name", async ({ page }) => {
  test.skip(!home.hero.typedWords, LEFT_OUT);
  await page.clock.install();
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  const snapshot = await heading.ariaSnapshot();
  // Long enough to erase one word and type the next.
  for (let step = 0; step < 13; step += 1) {
    await page.clock.runFor(7 * CHARACTER_MS);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await heading.ariaSnapshot()).toBe(snapshot);
    expect(await typedHeading(page).evaluate((element) => element.childNodes.length)).toBe(1);
  }
});

test("R13 the hero goes on typing in a translated page", async ({ page }) => {
  test.skip(!home.hero.typedWords, LEFT_OUT);
  await page.clock.install();
  await page.goto("/");
  await page.evaluate(() => {
    const texts = document.evaluate(
      "//h1//text()[not(ancestor::*[@translate='no'])]",
      document,
      null,
      7,
    );
    for (let index = 0; index < texts.snapshotLength; index += 1) {
      const text = texts.snapshotItem(index) as Text;
      const font = document.createElement("font");
      font.textContent = text.nodeValue;
      text.replaceWith(font);
    }
  });
  await page.clock.runFor(HOLD_MS + 20 * CHARACTER_MS + PAUSE_MS + 1000);
  const [first, second = first] = home.hero.typedWords;
  expect(second).toMatch(new RegExp(`^${await typedHeading(page).textContent()}`));
});

test.describe("copied text", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("R13 a copied heading names the typed words once", async ({ page }) => {
    test.skip(!home.hero.typedWords, LEFT_OUT);
    await page.goto("/");
    await page.locator("h1").evaluate((heading) => getSelection()?.selectAllChildren(heading));
    await page.keyboard.press("Control+C");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const allWords = await page.locator("h1 .in-print").textContent();
    expect(copied.replaceAll(/\s+/g, " ")).toBe(`${home.hero.heading} ${allWords}`);
  });
});

test("R14 R16 B3 “Pause motion” stops every animation for a year", async ({ page }) => {
  await openPage(page, "/");
  const inView = page.locator("[data-moving][data-in-view]").first();
  await expect(inView).toHaveCSS("animation-play-state", "running");
  const pause = page.getByRole("button", { name: uiText.pauseMotion });
  const box = await pause.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await pause.click();
  expect(await countRunning(page)).toBe(0);
  await expect(page.getByRole("button", { name: uiText.playMotion })).toBeVisible();
  // Animations pause out of view, so each one is scrolled into view.
  for (const moving of await page.locator("[data-moving]").all()) {
    await moving.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect(moving).toHaveAttribute("data-in-view");
    expect(await countRunning(page)).toBe(0);
  }

  const now = Date.now();
  await page.clock.setFixedTime(now + 364 * DAY_MS);
  await page.reload();
  await hydrated(page);
  expect(await countRunning(page)).toBe(0);
  await page.getByRole("button", { name: uiText.playMotion }).click();
  expect(await countRunning(page)).toBeGreaterThan(0);

  await page.getByRole("button", { name: uiText.pauseMotion }).click();
  await page.clock.setFixedTime(now + (364 + 366) * DAY_MS);
  await page.reload();
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
});

test("R14 R16 B3 animations pause out of view", async ({ page }) => {
  test.skip(!home.partners, LEFT_OUT);
  await openPage(page, "/");
  const banner = page.getByRole("region", { name: home.partners.heading }).locator("[data-moving]");
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute("data-in-view");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(banner).not.toHaveAttribute("data-in-view");
  expect(
    await banner
      .locator("ul")
      .first()
      .evaluate((list) => getComputedStyle(list).animationPlayState),
  ).toBe("paused");
});

test("R13 R14 B14 animations run before hydration", async ({ page }) => {
  test.skip(!home.hero.typedWords, LEFT_OUT);
  await holdReact(page);
  await page.clock.install();
  await page.goto("/");
  const orbit = page.locator("main [data-moving]").first();
  await expect(orbit).toBeInViewport();
  await expect(orbit).toHaveCSS("animation-play-state", "running");
  await page.clock.runFor(HOLD_MS + 200);
  await expect(typedHeading(page)).not.toHaveText(home.hero.typedWords[0]);
});

test("R14 R16 endless animations use only transform and opacity", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const properties = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        if (
          !(effect instanceof KeyframeEffect) ||
          effect.getComputedTiming().iterations !== Infinity
        )
          return [];
        return effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key));
      }),
    );
    expect(properties.filter((name) => !["transform", "opacity"].includes(name))).toEqual([]);
  }
});

/** Elements with a transition. */
const elementsWithTransition = (): string[] =>
  [...document.querySelectorAll("*")]
    .filter((element) =>
      ["", "::before", "::after", "::details-content"].some((part) =>
        /[1-9]/.test(getComputedStyle(element, part).transitionDuration),
      ),
    )
    .map((element) => `${element.localName}.${element.className}`);

withAndWithoutScripts((how, hasScripts) => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(`B3 R13 R15 nothing moves and all content is visible (${how})`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      if (hasScripts) expect(await countRunning(page)).toBe(0);
      // Not even short ones: inherited values would propagate one level per frame.
      expect(await page.evaluate(elementsWithTransition), path).toEqual([]);
    }
    await page.goto("/");
    if (home.hero.typedWords) await expect(typedHeading(page)).toHaveText(home.hero.typedWords[0]);
    for (const part of await page.locator("[data-slide-in]").all()) {
      await expect(part).toHaveCSS("transform", "none");
    }
  });
});

test.describe("B3 with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("B3 R14 every item of a strip can be scrolled into view", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const unreachable = await page.evaluate(() =>
        [...document.querySelectorAll("[data-moving]:has(> ul)")].flatMap((strip) => {
          const frame = strip.getBoundingClientRect();
          return [...strip.querySelectorAll("ul:not([aria-hidden]) > li")]
            .filter((item) => {
              strip.scrollLeft += item.getBoundingClientRect().left - frame.left - 1;
              const { left, right } = item.getBoundingClientRect();
              return left < frame.left - 1 || right > frame.right + 1;
            })
            .map((item) => item.textContent || item.querySelector("img")?.alt);
        }),
      );
      expect(unreachable, path).toEqual([]);
    }
  });

  test("B3 R13 R14 R15 “Play motion” plays all motion, for a year", async ({ page }) => {
    await openPage(page, "/");
    const play = page.getByRole("button", { name: uiText.playMotion });
    const pause = page.getByRole("button", { name: uiText.pauseMotion });
    expect(await countRunning(page)).toBe(0);
    await play.click();
    await expect(pause).toBeVisible();
    const expectMotion = async () => {
      if (home.hero.typedWords)
        await expect(typedHeading(page)).not.toHaveText(home.hero.typedWords[0]);
      for (const moving of await page.locator("[data-moving]").all()) {
        await moving.evaluate((element) =>
          element.scrollIntoView({ block: "center", behavior: "instant" }),
        );
        await expect(moving).toHaveAttribute("data-in-view");
        await expect
          .poll(() =>
            moving.evaluate((element) =>
              element.getAnimations({ subtree: true }).some(
                ({ playState, effect }) =>
                  // Bodies of an orbit stand still in it.
                  playState === "running" && effect?.getComputedTiming().iterations === Infinity,
              ),
            ),
          )
          .toBe(true);
      }
    };
    await expectMotion();

    const now = Date.now();
    await page.clock.setFixedTime(now + 364 * DAY_MS);
    await page.reload();
    await expect(pause).toBeVisible();
    expect(await countRunning(page)).toBeGreaterThan(0);
    await page.clock.setFixedTime(now + 366 * DAY_MS);
    await page.reload();
    await expect(play).toBeVisible();
    expect(await countRunning(page)).toBe(0);
  });

  test("B3 R15 with “Play motion” the about section slides in", async ({ page }) => {
    test.skip(!home.about?.mission, LEFT_OUT);
    await page.goto("/");
    await page.getByRole("button", { name: uiText.playMotion }).click();
    await page.reload();
    const article = page.getByRole("article").first();
    // A scroll before the script's first frame is an arrival lower down, where nothing slides.
    await expect(page.locator("html")).toHaveAttribute("data-started", "");
    await nextFrames(page);
    const slides = article.evaluate(
      (element, top) =>
        new Promise((resolve) => {
          element.addEventListener("transitionrun", () => resolve(true), { once: true });
          scrollTo({ top, behavior: "instant" });
        }),
      SLIDE_IN_AFTER_PX + 50,
    );
    await expect(slides).resolves.toBe(true);
    await expect(article).toHaveCSS("opacity", "1");
  });

  test("B3 “Pause motion” follows the system again", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: uiText.playMotion }).click();
    await page.getByRole("button", { name: uiText.pauseMotion }).click();
    expect(await countRunning(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(page.getByRole("button", { name: uiText.pauseMotion })).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: uiText.playMotion })).toBeVisible();
    expect(await countRunning(page)).toBe(0);
  });
});

test("B3 motion paused and played stops once the system asks for less", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: uiText.pauseMotion }).click();
  await page.getByRole("button", { name: uiText.playMotion }).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("button", { name: uiText.playMotion })).toBeVisible();
  expect(await countRunning(page)).toBe(0);
});

test("B3 a page with motion has one “Pause motion” button above the fold", async ({ page }) => {
  // A club may have longer texts.
  if (!isSampleContent()) await page.setViewportSize({ width: 1280, height: 1000 });
  for (const path of pages) {
    await openPage(page, path);
    const moves = (await page.locator("[data-moving]").count()) > 0;
    await expect(page.getByRole("button", { name: uiText.pauseMotion })).toHaveCount(moves ? 1 : 0);
    if (moves)
      await expect(page.getByRole("button", { name: uiText.pauseMotion })).toBeInViewport();
  }
});

test.describe("R15 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R15 the about section is in place without JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("article").first()).toHaveCSS("transform", "none");
  });
});

/** The lowest share of a strip's width that its lists cover in the course of one round. */
const coverageOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-moving]:has(> ul)")].map((strip) => {
      const lists = [...strip.children];
      const shares = [0, 0.25, 0.5, 0.75, 0.95].map((share) => {
        for (const animation of lists.flatMap((list) => list.getAnimations())) {
          animation.pause();
          const duration = animation.effect?.getComputedTiming().duration;
          animation.currentTime = Number(duration) * share;
        }
        const frame = strip.getBoundingClientRect();
        const boxes = lists.map((list) => list.getBoundingClientRect());
        const left = Math.max(frame.left, Math.min(...boxes.map((box) => box.left)));
        const right = Math.min(frame.right, Math.max(...boxes.map((box) => box.right)));
        return Math.round(((right - left) / frame.width) * 100);
      });
      return Math.min(...shares);
    }),
  );

test("R14 R16 strips loop without a gap", async ({ page }) => {
  let count = 0;
  for (const path of pages) {
    await page.goto(path);
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const coverage = await coverageOf(page);
      count += coverage.length;
      expect(
        coverage.filter((share) => share < 100),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
  test.skip(count === 0, LEFT_OUT);
});
