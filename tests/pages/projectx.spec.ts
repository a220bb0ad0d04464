import type { Locator, Page } from "@playwright/test";
import { content, organisations, paths, plain, uiText, withoutMarks } from "../support/content.ts";
import { expectEmail } from "../support/emails.ts";
import { menuLink } from "../support/links.ts";
import { expect, pages, test, withAndWithoutScripts } from "../support/site.ts";
import { holdReact, hydrated, openPage } from "../support/hydration.ts";
import { shownViews, years } from "../support/views.ts";

const projectx = content("projectx");

type Edition = {
  year: number;
  focus?: string;
  lead?: string;
  tags?: string[];
  prizePool?: string;
  facts?: { label: string; text: string }[];
  notice?: string;
  status?: string;
  documents?: { heading: string; entries: { title: string; button: string; file: string }[] };
  teams?: { heading: string; organisations: string[] };
  timeline?: { heading: string; entries: { date: string; title: string }[] };
};
const editions: Edition[] = (projectx.editions ?? []).toSorted(
  (a: Edition, b: Edition) => b.year - a.year,
);
const LANDING = "landing";
const headingOf = ({ focus, year }: Edition) => focus ?? `${projectx.landing.heading} ${year}`;
const buttonFor = (view: string) => (view === LANDING ? projectx.landingButton : view);

test.skip(!pages.includes(paths.competition), "the club has left this page out");

/** Every change from one view to another. */
const steps = [LANDING, ...years].flatMap((from) =>
  [LANDING, ...years].filter((to) => to !== from).map((to) => ({ from, to })),
);

async function expectShown(page: Page, view: string) {
  await expect.poll(() => shownViews(page)).toEqual([view]);
}

/** Clicks the button of a view, or the label of its radio button without JavaScript. */
async function openView(page: Page, view: string) {
  await page
    .getByRole("main")
    .locator("button, label")
    .filter({ visible: true, hasText: new RegExp(`^${buttonFor(view)}$`) })
    .first()
    .click();
}

async function expectWayToTakePart(view: Locator) {
  const { button, inquiry, text = "" } = projectx.takePart ?? {};
  await expect(view).toContainText(withoutMarks(text));
  if (!button) return;
  const link = view.getByRole("link", { name: button.label, exact: true });
  if (!inquiry) return expect(link).toHaveAttribute("href", button.to);
  await expectEmail(link, button.to.replace("mailto:", ""), inquiry);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("R35 R36 R37 a button shows its view alone and keeps the URL", async ({ page }) => {
  await openPage(page, paths.competition);
  await expectShown(page, LANDING);
  const entries = await page.evaluate(() => history.length);
  for (const { from, to } of steps) {
    if ((await shownViews(page))[0] !== from) await openView(page, from);
    await expectShown(page, from);
    await openView(page, to);
    await expectShown(page, to);
    await expect(page).toHaveURL(paths.competition);
    const edition = editions.find(({ year }) => String(year) === to);
    const heading = edition
      ? page.getByRole("heading", { level: 2, name: headingOf(edition) })
      : page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(
      edition ? new RegExp(`${edition.focus ?? ""}.*${to}`) : projectx.page.title,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("R35 the landing view has a description, a button for each year and how to take part", async ({
  page,
}) => {
  await openPage(page, paths.competition);
  const { heading, text, facts, detailsHeading } = projectx.landing;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const landing = page.locator(`#${LANDING}`);
  await expect(landing).toContainText(text);
  await expect(landing.getByRole("heading", { name: detailsHeading, exact: true })).toBeVisible();
  await expect(landing.getByRole("button")).toHaveText(years);
  for (const { year, focus = "", notice, status, timeline } of editions) {
    const button = page.getByRole("button", { name: String(year), exact: true });
    const box = landing.getByRole("listitem").filter({ has: button });
    await expect(box).toContainText(focus);
    await expect(box).toContainText(notice ?? status ?? "");
    const days = (timeline?.entries ?? []).map(({ date }) => date).toSorted();
    for (const day of [days[0], days.at(-1)])
      await expect(box).toContainText(day?.slice(0, 4) ?? "");
  }
  await expectWayToTakePart(landing);
  for (const [index, { value, label }] of (facts ?? []).entries()) {
    await expect(landing.getByRole("term").nth(index)).toHaveText(label);
    await expect(landing.getByRole("definition").nth(index)).toHaveText(value);
  }
});

for (const edition of editions) {
  const { year, lead, tags = [], prizePool, facts = [], notice } = edition;

  test(`R36 R37 the ${year} view shows what its edition states`, async ({ page }) => {
    await openPage(page, paths.competition);
    await openView(page, String(year));
    const view = page.locator(`[data-view-title][id="${year}"]`);
    await expect(view.getByRole("heading", { level: 2 }).first()).toContainText(headingOf(edition));
    await expect(view).toContainText(lead ?? "");
    if (tags.length > 0) {
      const topics = view.locator("ul").filter({ hasText: tags[0] ?? "" });
      await expect(topics.getByRole("listitem")).toHaveText(tags);
    }
    await expect(view.getByRole("term")).toHaveText([
      ...(prizePool ? [projectx.prizePoolLabel] : []),
      ...facts.map(({ label }) => label),
    ]);
    await expect(view.getByRole("definition")).toHaveText([
      ...(prizePool ? [prizePool] : []),
      ...facts.map(({ text }) => text),
    ]);
    const others = [...years.filter((other) => other !== String(year)), projectx.landingButton];
    const isLong = [edition.documents, edition.teams, edition.timeline].some(Boolean);
    await expect(view.getByRole("button")).toHaveText(isLong ? [...others, ...others] : others);
    if (!notice) return;
    await expect(view.getByRole("heading", { name: notice, exact: true })).toBeVisible();
    await expectWayToTakePart(view);
  });

  test(`R37 the ${year} view shows documents, teams and timeline`, async ({ page }) => {
    await openPage(page, `${paths.competition}#${year}`);
    const view = page.locator(`[data-view-title][id="${year}"]`);
    const documents = edition.documents?.entries ?? [];
    const size = RegExp.escape(uiText.sizeOfPdf).replace("\\{size\\}", "\\d+");
    const describesPdf = new RegExp(`${size}.*${RegExp.escape(uiText.opensInNewTab)}$`);
    await expect(view.locator('a[href$=".pdf"]')).toHaveCount(documents.length);
    for (const { title, button, file } of documents) {
      const card = view
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      const link = card.getByRole("link", { name: button });
      await expect(link).toHaveAccessibleName(describesPdf);
      await expect(link).toHaveAttribute("href", file);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    }

    const named = organisations(edition.teams?.organisations ?? []).map(({ name }) => name);
    const teams = view.getByRole("region", { name: edition.teams?.heading ?? "Teams" });
    expect(
      await teams
        .getByRole("listitem")
        .getByRole("img")
        .evaluateAll((all) => all.map((each) => each.getAttribute("alt"))),
    ).toEqual(named);

    const dates = edition.timeline?.entries ?? [];
    const timeline = view.getByRole("region", { name: edition.timeline?.heading ?? "Timeline" });
    await expect(timeline.locator("time")).toHaveCount(dates.length);
    for (const [index, { date, title }] of dates.entries()) {
      const entry = timeline.getByRole("listitem").nth(index);
      await expect(entry.locator("time")).toHaveAttribute("datetime", date);
      await expect(entry.locator("time")).toContainText(date.slice(0, 4));
      await expect(entry).toContainText(title);
    }
  });

  if (!edition.timeline) continue;
  const { heading } = edition.timeline;

  test(`R37 the ${year} timeline is one picture with the dates beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${paths.competition}#${year}`);
    const drawing = page.getByRole("img", { name: heading, exact: true });
    await expect(drawing).toHaveCount(1);
    const labels = await drawing
      .locator("text:has(tspan)")
      .evaluateAll((all) =>
        all.map((label) =>
          [...label.querySelectorAll("tspan")].map(({ textContent }) => textContent).join(" "),
        ),
      );
    const beside = await drawing
      .locator("xpath=..")
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((item) => [...item.children].map(({ textContent }) => textContent)),
      );
    expect(labels).toHaveLength(beside.length);
    for (const [index, [words = "", title = ""]] of beside.entries()) {
      const label = plain(labels[index] ?? "");
      expect(label).toContain(title);
      // The list has “Monday, September 18, 2023”, and the picture “Sep 18”.
      const day = Number(/\b(\d{1,2})(?!\d)/.exec(words)?.[1]);
      expect(label).toMatch(new RegExp(`\\b${day}(?!\\d)`));
    }
  });
}

test("R37 the landing view has no documents, teams or timeline", async ({ page }) => {
  await openPage(page, paths.competition);
  const landing = page.locator(`#${LANDING}`);
  await expect(landing.locator('a[href$=".pdf"], img, [role=img], time')).toHaveCount(0);
});

withAndWithoutScripts((how, hasScripts) => {
  test(`B4 R35 the whole box of an edition opens it (${how})`, async ({ page }) => {
    for (const [index, year] of years.entries()) {
      await page.goto("about:blank");
      await page.goto(paths.competition);
      if (hasScripts) await hydrated(page);
      const box = page.locator(`#${LANDING} [data-views-list]`).getByRole("listitem").nth(index);
      await box.scrollIntoViewIfNeeded();
      const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
      await box.click({ position: { x: width - 8, y: height - 8 } });
      await expectShown(page, year);
    }
  });

  test(`B5 R35 a fragment with a year opens that view (${how})`, async ({ page }) => {
    for (const view of years) {
      await page.goto("about:blank");
      await page.goto(`${paths.competition}#${view}`);
      await expectShown(page, view);
      if (hasScripts) {
        await hydrated(page);
        await expectShown(page, view);
      }
      await expect(page).toHaveURL(`${paths.competition}#${view}`);
      for (const next of [...years.filter((year) => year !== view), LANDING]) {
        await openView(page, next);
        await expectShown(page, next);
        await expect(page).toHaveURL(`${paths.competition}#${view}`);
      }
    }
  });
});

test("B5 R35 a fragment within a view opens that view", async ({ page }) => {
  await page.goto(paths.competition);
  for (const view of years) {
    const ids = await page
      .locator(`[id="${view}"] h2[id]`)
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids) {
      await page.goto("about:blank");
      await page.goto(`${paths.competition}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await hydrated(page);
      await expectShown(page, view);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  }
});

test("B5 a fragment with a year never flashes another view", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const frames = { count: 0 };
    Object.assign(window, { seen, frames });
    const check = () => {
      requestAnimationFrame(check);
      if (performance.getEntriesByType("paint").length === 0) return;
      frames.count += 1;
      for (const view of document.querySelectorAll("[data-view-title]"))
        if (view.checkVisibility()) seen.add(view.id);
    };
    requestAnimationFrame(check);
  });
  type Watched = { seen: Set<string>; frames: { count: number } };
  for (const view of years) {
    await page.goto("about:blank");
    await openPage(page, `${paths.competition}#${view}`);
    await page.waitForFunction(() => {
      const { frames } = window as unknown as Watched;
      return frames.count > 5;
    });
    const seen = await page.evaluate(() => [...(window as unknown as Watched).seen]);
    expect(seen).toEqual([view]);
  }
});

test("B4 R35 hydration keeps the view chosen before it", async ({ page }) => {
  const startReact = await holdReact(page);
  await page.goto(paths.competition);
  // The same year where there is one edition.
  for (const year of new Set([years[0] ?? "", years.at(-1) ?? ""])) await openView(page, year);
  await expectShown(page, years.at(-1) ?? "");
  startReact();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: projectx.landingButton })).toHaveCount(0);
  await expectShown(page, years.at(-1) ?? "");
  await openView(page, LANDING);
  await expectShown(page, LANDING);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("B4 R35 the mouse reaches every view without JavaScript", async ({ page }) => {
    await page.goto(paths.competition);
    await expectShown(page, LANDING);
    for (const { from, to } of steps) {
      if ((await shownViews(page))[0] !== from) await openView(page, from);
      await openView(page, to);
      await expectShown(page, to);
      await expect(page).toHaveURL(paths.competition);
    }
  });

  test("B4 R35 the keyboard reaches every view without JavaScript", async ({ page }) => {
    await page.goto(paths.competition);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter"); // the skip link
    await page.keyboard.press("Tab");
    const radios = page.getByRole("group", { name: uiText.showView }).getByRole("radio");
    await expect(radios.first()).toBeFocused();
    await expectShown(page, LANDING);
    await page.keyboard.press("Space");
    for (const view of [LANDING, ...years, LANDING, ...years]) {
      await expectShown(page, view);
      await expect(radios.and(page.locator(":focus"))).toHaveAccessibleName(buttonFor(view));
      await page.keyboard.press("ArrowDown");
    }
  });
});

test("R35 Back and Forward skip the views", async ({ page }) => {
  await openPage(page, paths.newsletter);
  await menuLink(page, paths.competition).click();
  await expect(page).toHaveURL(paths.competition);
  for (const view of [...years, LANDING, ...years]) {
    await openView(page, view);
    await expectShown(page, view);
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.newsletter);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    content("newsletter").hero.heading,
  );
  await page.goForward();
  await expect(page).toHaveURL(paths.competition);
  await expectShown(page, LANDING);
});
