import { content, dayInWords, paths, uiText } from "../support/content.ts";
import { sectionOf } from "../support/sections.ts";
import { expect, pages, test } from "../support/site.ts";

const newsletter = content("newsletter");
const site = content("site");

test.skip(!pages.includes(paths.newsletter), "the club has left this page out");
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Issue = { title: string; date: string; desc: string; alt: string; issueLink: string };
const issues: Issue[] = (newsletter.issues ?? []).toSorted((a: Issue, b: Issue) =>
  b.date.localeCompare(a.date),
);

test("R33 the hero names the newsletter and opens the sign-up in a new tab", async ({ page }) => {
  await page.goto(paths.newsletter);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(newsletter.hero.heading);
  await expect(main.getByText(newsletter.hero.text, { exact: true })).toBeVisible();
  await expect(main.getByText(site.newsletterName, { exact: true }).first()).toBeVisible();
  const subscribe = main.getByRole("link", { name: newsletter.hero.button });
  await expect(subscribe).toHaveAccessibleName(`${newsletter.hero.button} ${uiText.opensInNewTab}`);
  await expect(subscribe).toHaveAttribute("href", site.newsletterSignup);
  await expect(subscribe).toHaveAttribute("target", "_blank");
  await expect(subscribe).toHaveAttribute("rel", /\bnoopener\b/);
});

test("B16 the drawn sheet has room for a long name", async ({ page }) => {
  await page.goto(paths.newsletter);
  const name = page.locator("main section").first().getByText(site.newsletterName, { exact: true });
  const isCut = await name.last().evaluate((masthead) => {
    masthead.textContent = "The Newsletter of the AI Club";
    return masthead.scrollWidth > masthead.clientWidth;
  });
  expect(isCut).toBe(false);
});

test("R33 the issues are newest first, with picture, title, date and text", async ({ page }) => {
  await page.goto(paths.newsletter);
  const cards = sectionOf(page, newsletter.issuesHeading).getByRole("listitem");
  await expect(cards).toHaveCount(issues.length);
  for (const [index, { title, date, desc, alt }] of issues.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(card.getByRole("img", { name: alt, exact: true })).toBeVisible();
    await expect(card).toContainText(desc);
    const time = card.locator("time");
    await expect(time).toHaveAttribute("datetime", date);
    await expect(time).toHaveText(dayInWords(date, { dateStyle: "long" }));
  }
});

for (const width of [360, 1280]) {
  test(`R33 a click anywhere on a card opens the issue, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(paths.newsletter);
    for (const { title, issueLink } of issues) {
      const card = page.getByRole("article").filter({ hasText: title });
      await card.scrollIntoViewIfNeeded();
      const targets = await card.evaluate((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width: across, height: down } = element.getBoundingClientRect();
        return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].map(
            (y) =>
              document
                .elementFromPoint(left + x * across, top + y * down)
                ?.closest("a")
                ?.getAttribute("href") ?? null,
          ),
        );
      });
      expect(new Set(targets)).toEqual(new Set([issueLink]));
    }
  });
}
