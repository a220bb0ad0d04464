import type { Locator, Page } from "@playwright/test";
import {
  conference,
  content,
  LEFT_OUT,
  listInWords,
  organisations,
  paths,
  uiText,
  withoutMarks,
} from "../support/content.ts";
import { clickInPlace, menuLink } from "../support/links.ts";
import { expectEmail } from "../support/emails.ts";
import { expectArrived, expectArrowTurns, expectLogos } from "../support/sections.ts";
import {
  chooseColorMode,
  colours,
  expect,
  SLIDE_IN_AFTER_PX,
  test,
  withAndWithoutScripts,
} from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const home = content("home");
const team = content("team");
const bio = (index: number) => withoutMarks(team[index].description);

withAndWithoutScripts((how, hasScripts) => {
  test(`R17 B5 each figure's link on Home arrives where it says (${how})`, async ({ page }) => {
    test.skip(!home.numbers, LEFT_OUT);
    for (const { to } of home.numbers.entries) {
      const [, fragment] = String(to ?? "").split("#");
      if (!fragment) continue;
      await (hasScripts ? openPage(page, "/") : page.goto("/"));
      await page.locator(`main a[href="${to}"]`).first().click();
      await expect(page.locator(`[id="${decodeURIComponent(fragment)}"]`)).toBeInViewport();
    }
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("R13 the hero names the typed words, and its button leads on", async ({ page }) => {
    test.skip(!home.hero.typedWords || !home.hero.button, LEFT_OUT);
    const name = `${home.hero.heading} ${listInWords(home.hero.typedWords)}`;
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: home.hero.button.label }).click();
    await expectArrived(page, home.hero.button.to);
  });

  test("R13 the hero leads to the next conference, and to none that is over", async ({ page }) => {
    test.skip(!conference.edition, LEFT_OUT);
    const { name, phase } = conference.edition;
    const link = page.getByRole("main").getByRole("link", { name: `${name}: ` });
    if (phase === "over") return expect(link).toHaveCount(0);
    await link.click();
    await expectArrived(page, conference.path);
  });

  test("R14 the banner shows the partners' logos in order, named and linked", async ({ page }) => {
    const named = organisations(home.partners?.organisations ?? []);
    test.skip(named.length === 0 || named.some(({ logo, url }) => !logo || !url), LEFT_OUT);
    const banner = page.getByRole("region", { name: home.partners.heading });
    await expectLogos(banner, home.partners.organisations);
  });

  test("B23 a student finds how to join", async ({ page }) => {
    test.skip(!home.join?.button, LEFT_OUT);
    const { join, hero } = home;
    if (hero.secondButton?.to.endsWith("#join")) {
      await page.getByRole("link", { name: hero.secondButton.label, exact: true }).click();
    } else await page.goto("/#join");
    const section = page.getByRole("region", { name: join.heading });
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    const email = section.getByRole("link", { name: join.email });
    await expectEmail(email, join.email, join.inquiry);
    await section.getByRole("link", { name: join.button.label }).click();
    await expect(page).toHaveURL(join.button.to);
  });

  test("R16 each project has a card of its theme, its pictures and its button", async ({
    page,
  }) => {
    test.skip(!home.projects, LEFT_OUT);
    for (const card of home.projects.cards) {
      const article = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: card.title, exact: true }) });
      await expect(article).toHaveAttribute("data-theme", card.theme);
      await expect(article).toContainText(card.description);
      const pictures = [card.image, card.image2].filter(Boolean);
      await expect(article.getByRole("img")).toHaveCount(pictures.length);
      if (!card.button) continue;
      const name = `${card.button} ${uiText.aboutProject.replace("{name}", card.title)}`;
      await expect(article.getByRole("link", { name })).toHaveAttribute("href", card.location);
    }
  });

  test("R42 a project card keeps its theme in both colour modes", async ({ page, context }) => {
    test.skip(!home.projects, LEFT_OUT);
    for (const mode of ["light", "dark"]) {
      await chooseColorMode(context, mode);
      await page.reload();
      for (const theme of ["dark", "light"]) {
        const card = page.locator(`article[data-theme=${theme}]`).last();
        const scheme = await card.evaluate((element) => getComputedStyle(element).colorScheme);
        expect(scheme).toBe(theme);
        const heading = await card
          .getByRole("heading")
          .evaluate((element) => getComputedStyle(element).color);
        expect(heading).toBe(theme === "dark" ? colours.light : colours.blueDark);
      }
    }
  });

  test("R17 B8 each figure on Home links to the page that explains it", async ({ page }) => {
    test.skip(!home.numbers, LEFT_OUT);
    const section = page.getByRole("region", { name: home.numbers.heading });
    await expect(section.getByRole("listitem")).toHaveCount(home.numbers.entries.length);
    for (const { value, label, to, linkLabel } of home.numbers.entries) {
      const entry = section.getByRole("listitem").filter({ hasText: label });
      await expect(entry).toContainText(value);
      if (to)
        await expect(entry.getByRole("link", { name: linkLabel })).toHaveAttribute("href", to);
    }
  });

  test("R18 team cards open independently and rotate their arrow", async ({ page }) => {
    test.skip(
      !home.team || team.some((each: { description?: string }) => !each.description),
      LEFT_OUT,
    );
    const section = page.getByRole("region", { name: home.team.heading });
    await expect(section.getByRole("listitem")).toHaveCount(team.length);
    for (const [index, { name, role, description }] of team.entries()) {
      const card = section.getByRole("listitem").nth(index);
      await expect(card.locator("summary")).toContainText(name);
      await expect(card.locator("summary")).toContainText(role);
      await expect(card.getByText(withoutMarks(description))).toBeHidden();
    }
    const card = section.getByRole("listitem").first();
    await expectArrowTurns(card, () => card.locator("summary").click());
    await expect(card.getByText(bio(0))).toBeVisible();
    if (team.length > 1) {
      await section.locator("summary").nth(1).press("Enter");
      await expect(section.getByText(bio(1))).toBeVisible();
    }
    await expect(card.getByText(bio(0))).toBeVisible();
    await card.locator("summary").press("Enter");
    await expect(card.getByText(bio(0))).toBeHidden();
  });

  test("R18 team cards form two columns on the widest screens, otherwise one", async ({ page }) => {
    test.skip(team.length < 2, "one card has no card beside it");
    const cards = page.getByRole("region", { name: home.team.heading }).getByRole("listitem");
    const isBeside = () =>
      cards.evaluateAll(
        ([first, second]) => first?.getBoundingClientRect().y === second?.getBoundingClientRect().y,
      );
    for (const [width, expected] of [
      [1920, true],
      [1280, true],
      [1024, false],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(isBeside, { message: `at ${width} px` }).toBe(expected);
    }
  });

  test("R18 an open team card moves only what is below it, and no place beside it is empty", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const list = page.getByRole("region", { name: home.team.heading }).getByRole("list").first();
    const gap = await list.evaluate((element) => parseFloat(getComputedStyle(element).rowGap));
    const places = () =>
      list.locator("> li").evaluateAll((cards) =>
        cards.map((card) => {
          const { x, y, bottom, height } = card.getBoundingClientRect();
          return { x, y: y + scrollY, bottom: bottom + scrollY, height: Math.round(height) };
        }),
      );
    const before = await places();
    for (const [index, summary] of (await list.locator("summary").all()).entries()) {
      await summary.click();
      const after = await places();
      const name = await summary.innerText();
      for (const [other, { x, y, height }] of after.entries()) {
        const was = before[other];
        expect({ name, other, x }).toEqual({ name, other, x: was?.x });
        if (other !== index)
          expect({ name, other, height }).toEqual({ name, other, height: was?.height });
        if (other <= index || x !== after[index]?.x) expect(y, `${name} ${other}`).toBe(was?.y);
      }
      for (const column of Map.groupBy(after, ({ x }) => x).values()) {
        const spaces = column
          .slice(1)
          .map(({ y }, nth) => Math.round(y - (column[nth]?.bottom ?? 0)));
        expect(new Set(spaces), name).toEqual(new Set(spaces.length > 0 ? [gap] : []));
      }
      await summary.click();
    }
  });
});

test.describe("the about section", () => {
  test.skip(!home.about?.mission, LEFT_OUT);

  /** How far “Who we are” and “Our Mission” are from their places, and whether they slide. */
  const about = (page: Page) =>
    page.locator("#about article").evaluateAll(async (parts) => {
      // The scroll event fires in the next frame, and the transition starts in the frame after.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return parts.map((part) => ({
        offset: new DOMMatrix(getComputedStyle(part).transform).e,
        slides: part.getAnimations().length > 0,
      }));
    });
  const IN_PLACE = { offset: 0, slides: false };
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

  for (const [width, height] of [
    [320, 480],
    [390, 844],
    [768, 1024],
    [1280, 500],
    [1280, 2400],
    [1920, 1080],
  ] as const) {
    test(`R15 “Who we are” and “Our Mission” slide in after ${SLIDE_IN_AFTER_PX} px of scrolling and are readable before, at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/", { waitUntil: "load" });
      for (const top of [0, 100, SLIDE_IN_AFTER_PX - 10, 0, SLIDE_IN_AFTER_PX]) {
        await scrollTo(page, top);
        const [who, mission] = await about(page);
        expect(who?.offset, `at ${top} px`).toBeLessThan(-5);
        expect(mission?.offset, `at ${top} px`).toBeGreaterThan(5);
        expect([who?.slides, mission?.slides]).toEqual([false, false]);
      }
      for (const text of [home.about.who.text, home.about.mission.text]) {
        const words = page.getByText(text);
        const box = await words.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(
          await words.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
        ).toBe(true);
      }
      await scrollTo(page, SLIDE_IN_AFTER_PX + 1);
      for (const part of await about(page)) expect(part.slides).toBe(true);
      await expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
      await scrollTo(page, 0);
      expect(await about(page)).toEqual([IN_PLACE, IN_PLACE]);
    });
  }

  test("R15 they slide in on a navigation, and are in place on Back below", async ({ page }) => {
    await openPage(page, paths.newsletter);
    await scrollTo(page, 600);
    await menuLink(page, "/").click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#about article")).toHaveCount(2);
    expect((await about(page))[0]?.offset).toBeLessThan(-5);
    await scrollTo(page, SLIDE_IN_AFTER_PX + 300);
    expect((await about(page))[0]?.slides).toBe(true);
    await clickInPlace(page, paths.newsletter);
    await expect(page).toHaveURL(paths.newsletter);
    await page.evaluate(() => {
      addEventListener("transitionrun", ({ target }) => {
        if (target instanceof Element && target.matches("#about article"))
          document.body.dataset.slid = "";
      });
    });
    await page.goBack();
    await expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
    expect(await page.evaluate(() => "slid" in document.body.dataset)).toBe(false);
  });

  test("R15 they are in place where the page cannot be scrolled that far", async ({ page }) => {
    await page.goto("/");
    const { height } = (await page.locator("html").boundingBox()) ?? { height: 0 };
    await page.setViewportSize({ width: 1280, height: Math.ceil(height) });
    await page.reload();
    await expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
  });

  test("R15 they are in place at their fragment and after a reload below", async ({ page }) => {
    await page.goto("/#about");
    await expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
    await page.goto("/");
    await scrollTo(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
  });

  test("R15 B3 they are in place while motion is paused", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: uiText.pauseMotion }).click();
    expect(await about(page)).toEqual([IN_PLACE, IN_PLACE]);
    await page.reload();
    expect(await about(page)).toEqual([IN_PLACE, IN_PLACE]);
  });
});

test("B16 one picture is where the first of two would be, and without any the text is beside the heading", async ({
  page,
}) => {
  test.skip((home.projects?.cards.length ?? 0) < 3, LEFT_OUT);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const card = page.getByRole("region", { name: home.projects?.heading }).locator("article").nth(2);
  await card
    .locator("picture")
    .last()
    .evaluate((picture) => picture.remove());
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const pictures = card.locator("div:has(> picture)");
  expect(await topOf(card.locator("picture"))).toBe(await topOf(pictures));
  await pictures.evaluate((element) => element.remove());
  const [heading, text] = [card.getByRole("heading"), card.locator("h3 + p")];
  const [left, right] = [await heading.boundingBox(), await text.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBeLessThan(left?.y ?? 0);
});

test("B16 without a text about the club, projects are apart from the hero", async ({ page }) => {
  test.skip(!home.projects, LEFT_OUT);
  await page.goto("/");
  await page.locator("#about").evaluate((about) => about.remove());
  const projects = page.getByRole("region", { name: home.projects.heading });
  const top = await projects.evaluate((section) => section.getBoundingClientRect().top);
  const heading = await projects
    .getByRole("heading", { level: 2 })
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(heading - top).toBeGreaterThan(32);
});
