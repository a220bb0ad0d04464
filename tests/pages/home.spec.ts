import type { Page } from "@playwright/test";
import { expectEmail } from "../support/emails.ts";
import {
  expectArrived,
  expectArrowTurns,
  expectColumns,
  expectLogos,
} from "../support/sections.ts";
import { colours, expect, MOVING, SLIDE_IN_AFTER_PX, test } from "../support/site.ts";

const PROJECTS = [
  {
    title: "ProjectX",
    theme: "dark",
    to: "/projectx",
    claims: [
      "five months",
      "200+ participants",
      "40+ universities",
      "$40k in prize money",
      "judged by academics and industry experts",
    ],
  },
  { title: "UofX AI Conference", theme: "light", to: "/conferencex", claims: ["in Toronto"] },
  { title: "Learn AI", theme: "dark", to: "/learnai", claims: ["A four-month course"] },
];

/** Each figure, what it counts, and the page that tells more. */
const FIGURES = [
  ["500+", "attendees at ConferenceX", "/conferencex#"],
  ["200+", "participants in ProjectX", "/projectx#"],
  ["600+", "students in mentorship", "/partner-with-us#"],
  ["500+", "applications to ConferenceX", "/partner-with-us#"],
  ["15+", "speakers at ConferenceX", "/conferencex#"],
  ["8", "startups at ConferenceX", "/conferencex#"],
  ["40+", "universities in ProjectX so far", "/projectx#"],
  ["$40k", "prize money in all of ProjectX", "/projectx#"],
  ["5 months", "for a ProjectX paper", "/projectx#"],
  ["4 months", "for the LearnAI course", "/#"],
] as const;

const ROLES = [
  "Co-President",
  "Co-President",
  "Partnerships",
  "Partnerships",
  "Project X",
  "Project X",
  "Community",
  "Gen AI Genesis",
  "Marketing",
  "Conference X",
];

const sectionNamed = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("R8 R13 R14 R16 R17 R42 B8 Home shows the tagline, the typed words, partners, projects in both colour modes and figures, and leads to the newsletter", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(
    main.getByText("Pioneering the Future of Innovative and Ethical AI"),
  ).toBeInViewport();
  const name = "Advancing AI through ProjectX, ConferenceX and LearnAI";
  await expect(main.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const conference = main.getByRole("link", { name: "ConferenceX 2025: January 25" });
  await expect(conference).toHaveAttribute("href", "/conferencex");

  await expectLogos(sectionNamed(page, "Our Partners"), 9, "Northwind Labs", "Fernpost");

  const cards = sectionNamed(page, "Projects").getByRole("article");
  await expect(cards).toHaveCount(PROJECTS.length);
  for (const [index, { title, theme, to, claims }] of PROJECTS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    for (const claim of claims) await expect(card).toContainText(claim);
    await expect(card.getByRole("img")).toHaveCount(2);
    const button = card.getByRole("link", { name: `Learn More about ${title}`, exact: true });
    await expect(button).toHaveAttribute("href", to);
    await expect(card).toHaveAttribute("data-theme", theme);
  }
  for (const mode of ["Light", "Dark"]) {
    await page.getByRole("radio", { name: mode }).check({ force: true });
    for (const [index, { theme }] of PROJECTS.entries()) {
      const heading = cards.nth(index).getByRole("heading", { level: 3 });
      const colour = theme === "dark" ? colours.light : colours.blueDark;
      await expect(heading).toHaveCSS("color", colour);
    }
  }

  const figures = sectionNamed(page, "The club in numbers");
  await expect(figures.getByRole("definition")).toHaveText(FIGURES.map(([value]) => value));
  await expect(figures.getByRole("link")).toHaveText(FIGURES.map(([, label]) => label));
  for (const [index, [, , to]] of FIGURES.entries()) {
    const link = figures.getByRole("link").nth(index);
    await expect(link).toHaveAttribute("href", new RegExp(`^${to}`));
  }

  await main.getByRole("link", { name: "Read our Newsletter" }).click();
  await expectArrived(page, "/newsletter");
});

test("R18 B23 ten team cards, in one or two columns, open independently, and a student finds how to join", async ({
  page,
}) => {
  await page.goto("/");
  const cards = sectionNamed(page, "Meet The Team").getByRole("listitem");
  await expectColumns(page, cards, { 390: 1, 1280: 2 });
  await expect(cards).toHaveCount(ROLES.length);
  await expect(cards.first().locator("summary")).toContainText("Amara Osei");
  for (const [index, role] of ROLES.entries()) {
    const card = cards.nth(index);
    await expect(card.locator("summary")).toContainText(role);
    await expect(card.locator("summary img")).toHaveCount(1);
    await expect(card.getByRole("paragraph").last()).toBeHidden();
  }
  const amara = page.getByText("Amara studies computer science");
  const julian = page.getByText("Julian studies statistics");
  await expectArrowTurns(cards.first(), () => cards.first().locator("summary").click());
  await expect(amara).toBeVisible();
  await cards.nth(1).locator("summary").press("Enter");
  await expect(julian).toBeVisible();
  await expect(amara).toBeVisible();
  await cards.first().locator("summary").press("Enter");
  await expect(amara).toBeHidden();

  await page.getByRole("main").getByRole("link", { name: "Join us", exact: true }).click();
  const section = sectionNamed(page, "Join us");
  await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  const email = section.getByRole("link", { name: "hello@uofxai.example" });
  await expectEmail(email, "hello@uofxai.example", "Joining UofX AI", "I study:");
});

test.describe("the about section", () => {
  const width = 320;
  test.use({ ...MOVING, viewport: { width, height: 480 } });

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
  const expectInPlace = (page: Page) =>
    expect.poll(() => about(page)).toEqual([IN_PLACE, IN_PLACE]);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

  test(`R15 “Who we are” and “Our Mission” slide in after ${SLIDE_IN_AFTER_PX} px of scrolling and are readable before`, async ({
    page,
  }) => {
    await page.goto("/");
    for (const top of [0, SLIDE_IN_AFTER_PX - 10, 0, SLIDE_IN_AFTER_PX]) {
      await scrollTo(page, top);
      const [who, mission] = await about(page);
      expect(who?.offset, `at ${top} px`).toBeLessThan(-5);
      expect(mission?.offset, `at ${top} px`).toBeGreaterThan(5);
      expect([who?.slides, mission?.slides]).toEqual([false, false]);
    }
    for (const text of [
      "UofX AI is the student AI club at the University of X.",
      "We want students to learn how AI is made",
    ]) {
      const words = page.locator("#about").getByText(text);
      const { x = -1, width: across = 0 } = (await words.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + across).toBeLessThanOrEqual(width);
      expect(
        await words.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
      ).toBe(true);
    }
    await scrollTo(page, SLIDE_IN_AFTER_PX + 1);
    for (const part of await about(page)) expect(part.slides).toBe(true);
    await expectInPlace(page);
    await scrollTo(page, 0);
    expect(await about(page)).toEqual([IN_PLACE, IN_PLACE]);
  });

  test("R15 B3 they are in place at their fragment, after a reload below, while motion is paused, and on a page that cannot be scrolled", async ({
    page,
  }) => {
    await page.goto("/#about");
    await expectInPlace(page);
    await page.goto("/");
    await scrollTo(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expectInPlace(page);
    await page.goto("/learnai");
    await page.goto("/");
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expectInPlace(page);
    await page.getByRole("button", { name: "Play motion" }).first().click();
    const { height } = (await page.locator("html").boundingBox()) ?? { height: 0 };
    await page.setViewportSize({ width, height: Math.ceil(height) });
    await page.reload();
    await expectInPlace(page);
  });
});
