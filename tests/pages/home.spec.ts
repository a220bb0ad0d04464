import { content, organisations, plain } from "../support/content.ts";
import { chooseColorMode, colours, expect, test } from "../support/site.ts";

const home = content("home");
const team = content("team");
const SLIDE_IN_AFTER_PX = 350; // R15

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("R13 the hero names the typed words and links to the newsletter", async ({ page }) => {
    const words = home.hero.typedWords;
    const list = [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
    await expect(
      page.getByRole("heading", { level: 1, name: `${home.hero.heading} ${list}`, exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: home.hero.button.label }).click();
    await expect(page).toHaveURL("/newsletter");
  });

  test("R14 the banner shows the partners' logos in order, each with its name and link", async ({
    page,
  }) => {
    const banner = page.getByRole("region", { name: home.partners.heading });
    const named = organisations(home.partners.organisations);
    await expect(banner.getByRole("img")).toHaveCount(named.length);
    for (const [index, { name, url }] of named.entries()) {
      const link = banner.getByRole("listitem").nth(index).getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", url);
      await expect(link.getByRole("img", { name, exact: true })).toHaveCount(1);
    }
  });

  test("R16 each project has a card with its theme, two pictures and a button", async ({
    page,
  }) => {
    for (const card of home.projects.cards) {
      const article = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: card.title, exact: true }) });
      await expect(article).toHaveAttribute("data-theme", card.theme);
      await expect(article).toContainText(card.description);
      await expect(article.getByRole("img")).toHaveCount(2);
      await expect(
        article.getByRole("link", { name: `${card.button} about ${card.title}` }),
      ).toHaveAttribute("href", card.location);
    }
  });

  test("R42 a project card keeps its theme in both colour modes", async ({ page, context }) => {
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
    const section = page.getByRole("region", { name: home.numbers.heading });
    await expect(section.getByRole("listitem")).toHaveCount(home.numbers.entries.length);
    for (const { value, label, to, linkLabel } of home.numbers.entries) {
      const entry = section.getByRole("listitem").filter({ hasText: label });
      await expect(entry).toContainText(value);
      await expect(entry.getByRole("link", { name: linkLabel })).toHaveAttribute("href", to);
    }
  });

  test("R18 team cards open independently and rotate their arrow", async ({ page }) => {
    const section = page.getByRole("region", { name: home.team.heading });
    await expect(section.getByRole("listitem")).toHaveCount(team.length);
    for (const [index, { name, role, description }] of team.entries()) {
      const card = section.getByRole("listitem").nth(index);
      await expect(card.locator("summary")).toContainText(name);
      await expect(card.locator("summary")).toContainText(role);
      await expect(card.getByText(description)).toBeHidden();
    }
    const card = section.getByRole("listitem").first();
    const arrow = () =>
      card.locator("summary > svg").evaluate((element) => getComputedStyle(element).rotate);
    expect(await arrow()).toBe("none");
    await card.locator("summary").click();
    await expect(card.getByText(team[0].description)).toBeVisible();
    await expect.poll(arrow).toBe("180deg");
    await section.getByRole("listitem").nth(1).locator("summary").press("Enter");
    await expect(section.getByText(team[1].description)).toBeVisible();
    await expect(card.getByText(team[0].description)).toBeVisible();
    await card.locator("summary").press("Enter");
    await expect(card.getByText(team[0].description)).toBeHidden();
  });

  test("R18 team cards form two columns on the widest screens, otherwise one", async ({ page }) => {
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
});

test(`R15 “Who we are” and “Our Mission” slide in after ${SLIDE_IN_AFTER_PX} px of scrolling`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/");
  const part = page.getByRole("article").filter({ hasText: home.about.who.label });
  const hasStarted = () =>
    part.evaluate(async (element) => {
      // The scroll event fires in the next frame, and the animation starts in the frame after.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return element.getAnimations().length > 0 || getComputedStyle(element).opacity !== "0";
    });
  const scrollTo = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  expect(await hasStarted()).toBe(false);
  await scrollTo(SLIDE_IN_AFTER_PX - 10);
  expect(await hasStarted()).toBe(false);
  await scrollTo(SLIDE_IN_AFTER_PX + 10);
  expect(await hasStarted()).toBe(true);
  await expect(part).toHaveCSS("opacity", "1");
  expect(plain(await part.textContent())).toContain(plain(home.about.who.text));
});

test("R15 “Who we are” and “Our Mission” are visible where they are above the fold", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1920 });
  await page.goto("/");
  const part = page.getByRole("article").filter({ hasText: home.about.who.label });
  await expect(part).toBeInViewport();
  await expect(part).toHaveCSS("opacity", "1");
});

test.describe("R41 with broken pictures", () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test("R41 a picture that fails keeps its box and its alternative text", async ({ page }) => {
    await page.route("**/pictures/**", (route) => route.abort());
    await page.goto("/");
    const picture = page.getByRole("img", { name: home.projects.cards[0].image.alt });
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    expect(await picture.boundingBox()).toEqual(box);
  });
});
