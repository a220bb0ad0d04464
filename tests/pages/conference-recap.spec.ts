import { conference, menuEntry, uiText } from "../support/content.ts";
import { expectArrived, expectLogos, sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path, edition: recap } of conference.recaps) {
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

  test(`R32 the hero of ${path} links to its own highlights and to the conference’s`, async ({
    page,
  }) => {
    await openPage(page, path);
    const { heading, lead, jumpLabel, button } = recap.hero;
    const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(lead.split("[")[0].trim())).toBeVisible();
    if (jumpLabel) {
      await link(jumpLabel).click();
      await expectArrived(page, `${path}#highlights`);
    }
    await link(button.label).click();
    await expectArrived(page, button.to);
  });

  test(`R32 the hero of ${path} names the edition that its link to another leads to`, async ({
    page,
  }) => {
    const { button } = recap.hero;
    test.skip(button?.to.split("#")[0] !== conference.path, "it leads elsewhere");
    await page.goto(path);
    const link = page.getByRole("link", { name: button.label, exact: true });
    await expect(link.locator("xpath=..")).toContainText(conference.edition.name);
    if (!recap.hero.jumpLabel) return;
    const own = page.getByRole("link", { name: recap.hero.jumpLabel, exact: true });
    await expect(link.locator("xpath=..").filter({ has: own })).toHaveCount(0);
  });

  test(`R32 ${path} shows the mission and the highlights`, async ({ page }) => {
    await page.goto(path);
    await expect(sectionOf(page, recap.mission.heading)).toContainText(recap.mission.text);
    const part = page.locator("#highlights");
    await expect(part.getByRole("heading", { level: 2 })).toHaveText(recap.highlightsHeading);
    await expect(part.getByRole("listitem")).toHaveCount(recap.highlights.length);
    for (const [index, { title, text, pictures }] of recap.highlights.entries()) {
      const highlight = part.getByRole("listitem").nth(index);
      await expect(highlight.getByRole("heading", { level: 3 })).toHaveText(title);
      await expect(highlight).toContainText(text);
      await expect(highlight.getByRole("img")).toHaveCount(pictures.length);
      for (const { alt } of pictures) {
        await expect(highlight.getByRole("img", { name: alt, exact: true })).toBeVisible();
      }
    }
  });

  test(`R32 ${path} lists the speakers with their roles, and the sponsors`, async ({ page }) => {
    await page.goto(path);
    const speakers = sectionOf(page, recap.speakersHeading).getByRole("listitem");
    await expect(speakers).toHaveCount(recap.speakers.length);
    for (const [index, { name, role }] of recap.speakers.entries()) {
      await expect(speakers.nth(index).getByRole("heading", { level: 3 })).toHaveText(name);
      await expect(speakers.nth(index)).toContainText(role);
    }
    const { sponsors } = recap;
    if (sponsors) await expectLogos(sectionOf(page, sponsors.heading), sponsors.organisations);
  });
}
