import { conference, menuEntry, uiText } from "../support/content.ts";
import { expectArrived, expectLogos, sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path, edition } of conference.recaps) {
  const { name, recap = {}, speakers = [], sponsors } = edition;
  const { heading = name, button, mission, highlights = [] } = recap;

  test(`R5 the header marks the conference on ${path}`, async ({ page }) => {
    const { to } = menuEntry(path) ?? menuEntry(conference.path) ?? {};
    test.skip(!to, "the club does not have the conference in its menu");
    await openPage(page, path);
    const current = page
      .getByRole("navigation", { name: uiText.mainNavigation })
      .locator("[aria-current]");
    await expect(current).toHaveAttribute("href", to ?? "");
    await expect(current).toHaveAttribute("aria-current", to === path ? "page" : "location");
  });

  test(`R32 the hero of ${path} links to its own highlights and to the current ones`, async ({
    page,
  }) => {
    test.skip(!button || highlights.length === 0, "no recap is written");
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const link = (words: string) =>
      page.getByRole("main").getByRole("link", { name: words, exact: true });
    await expect(link(button).locator("xpath=..")).toContainText(conference.edition.name);
    await link(uiText.seeHighlights).click();
    await expectArrived(page, `${path}#highlights`);
    await link(button).click();
    await expectArrived(page, `${conference.path}#highlights`);
  });

  test(`R32 ${path} shows mission, highlights, speakers and sponsors`, async ({ page }) => {
    await page.goto(path);
    if (mission) await expect(sectionOf(page, uiText.mission)).toContainText(mission);
    const hung = page.locator("#highlights").getByRole("listitem");
    for (const [index, { title, text, pictures = [] }] of highlights.entries()) {
      await expect(hung.nth(index).getByRole("heading", { level: 3 })).toHaveText(title);
      await expect(hung.nth(index)).toContainText(text);
      for (const { alt } of pictures)
        await expect(hung.nth(index).getByRole("img", { name: alt, exact: true })).toBeVisible();
    }
    const people = sectionOf(page, uiText.speakers).getByRole("listitem");
    await expect(people).toHaveCount(speakers.length);
    for (const [index, each] of speakers.entries()) {
      await expect(people.nth(index).getByRole("heading", { level: 3 })).toHaveText(each.name);
      await expect(people.nth(index)).toContainText(each.title ?? "");
    }
    if (sponsors?.organisations)
      await expectLogos(sectionOf(page, sponsors.heading), sponsors.organisations);
  });
}
