import type { Page } from "@playwright/test";
import {
  conference,
  content,
  copyLinkTo,
  dayInWords,
  hoursInWords,
  inPhase,
  LEFT_OUT,
  listInWords,
  withCommas,
  withoutMarks,
  uiText,
} from "../support/content.ts";
import { expectArrived, expectAccordion, expectLogos, sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";
import { hydrated, openPage } from "../support/hydration.ts";

const { edition } = conference;
const isOver = edition?.phase === "over";

test.use({ permissions: ["clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.goto(conference.path);
});

const hero = (page: Page) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 1 }) });

test("R24 the hero shows the tagline, the date and the hours", async ({ page }) => {
  test.skip(edition.endDate !== undefined, "several days have words of their own");
  await expect(hero(page)).toContainText(content("site").tagline ?? "");
  const date = dayInWords(edition.date, { dateStyle: "full" });
  await expect(
    hero(page).getByRole("heading", {
      level: 1,
      name: withCommas(edition.name, date, edition.city),
      exact: true,
    }),
  ).toBeVisible();
  await expect(hero(page).locator("time").first()).toHaveAttribute("datetime", edition.date);
  await expect(hero(page)).toContainText(
    [hoursInWords(edition.startTime, edition.endTime), edition.timeZoneLabel].join(" ").trim(),
  );
});

test("R24 B1 the ticket button appears only while tickets are on sale", async ({ page }) => {
  const { ticket, notes } = edition.hero;
  const button = hero(page).getByRole("link", { name: ticket.label, exact: true });
  const isOnSale = edition.phase === "on-sale";
  await expect(button).toHaveCount(isOnSale ? 1 : 0);
  if (isOnSale) await expect(button).toHaveAttribute("href", ticket.url);
  // The banner has the note when no button does.
  const place = isOnSale ? hero(page) : page.getByRole("main");
  await expect(place).toContainText(notes[edition.phase]);
});

test("R24 on a phone the ticket bar waits until the hero's button has left", async ({ page }) => {
  test.skip(edition.phase !== "on-sale", "no ticket is on sale");
  const buttons = page.getByRole("link", { name: edition.hero.ticket.label, exact: true });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heros = await buttons.first().evaluate((each) => each.getBoundingClientRect().bottom);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), heros - 150);
    await expect(buttons.first()).toBeInViewport();
    await expect(buttons.last()).not.toBeInViewport();
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), heros + 200);
    await expect(buttons.last()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("R24 on a phone one ticket button is in reach down to the footer", async ({ page }) => {
  test.skip(edition.phase !== "on-sale", "no ticket is on sale");
  await page.setViewportSize({ width: 390, height: 664 }); // what a browser's bars leave of 844
  const buttons = page.getByRole("link", { name: edition.hero.ticket.label, exact: true });
  for (const section of await page.getByRole("main").locator("section").all()) {
    for (const edge of ["start", "center", "end"] as const) {
      await section.evaluate(
        (element, block) => element.scrollIntoView({ block, behavior: "instant" }),
        edge,
      );
      const inReach = await buttons.evaluateAll(
        (all) =>
          all.filter((button) => {
            const { top, bottom, height } = button.getBoundingClientRect();
            return height > 0 && top >= 0 && bottom <= innerHeight;
          }).length,
      );
      expect(inReach, `${edge} of ${(await section.innerText()).slice(0, 40)}`).toBe(1);
    }
  }
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  const { bottom } = await buttons.last().evaluate((button) => button.getBoundingClientRect());
  const { top } = await footer.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
});

test("R24 R39 on a phone a toast is above the ticket button", async ({ page }) => {
  test.skip(edition.phase !== "on-sale", "no ticket is on sale");
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, conference.path);
  const { heading, questions } = edition.faq;
  const section = sectionOf(page, heading);
  await section.locator("summary").first().click();
  await section.getByRole("link", { name: copyLinkTo(questions[0].question) }).click();
  const toast = page.getByRole("status").filter({ hasText: uiText.linkCopied });
  const button = page.getByRole("link", { name: edition.hero.ticket.label, exact: true }).last();
  await expect(toast).toBeVisible();
  const { bottom } = await toast.evaluate((element) => element.getBoundingClientRect());
  const { top } = await button.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
});

test("R25 the introduction links to last year's highlights", async ({ page }) => {
  test.skip(!edition.about?.lastEdition || isOver, LEFT_OUT);
  const { heading, text, lastEdition } = edition.about;
  const about = sectionOf(page, heading);
  await expect(about).toContainText(text);
  await hydrated(page);
  await about.getByRole("link", { name: lastEdition, exact: true }).click();
  await expectArrived(page, `${conference.recaps[0]?.path}#highlights`);
});

test("R26 the typed heading has all its words in its accessible name", async ({ page }) => {
  test.skip(!edition.welcome, LEFT_OUT);
  test.skip(isOver, "nobody is welcomed any more");
  const { heading, typedWords, text } = edition.welcome;
  const name = `${heading} ${listInWords(typedWords)}`;
  const typed = page.getByRole("heading", { level: 2, name, exact: true });
  await expect(typed).toHaveCount(1);
  await expect(page.getByRole("main").getByText(text)).toBeVisible();
});

test("R27 the sneak peek describes speakers and startups at #highlights", async ({ page }) => {
  test.skip(!edition.sneakPeek, LEFT_OUT);
  test.skip(isOver, "there is nothing left to peek at");
  const { heading, text: lead = "", parts } = edition.sneakPeek;
  const part = page.locator("#highlights");
  await expect(part.getByRole("heading", { level: 2 })).toHaveText(heading);
  await expect(part).toContainText(withoutMarks(lead));
  for (const { value, heading: name, text, regions = [] } of parts) {
    const half = part.getByRole("article").filter({
      has: page.getByRole("heading", { level: 3, name: `${value} ${name}`, exact: true }),
    });
    await expect(half).toContainText(text);
    await expect(half.getByRole("listitem")).toHaveText(regions);
  }
});

test("R28 the page lists the practical facts and the schedule in order", async ({ page }) => {
  test.skip(!edition.day?.facts, LEFT_OUT);
  const day = sectionOf(page, edition.day.heading);
  const facts: { label: string; text: string }[] = inPhase(edition.phase, edition.day.facts);
  const { about, venue } = edition;
  const others = JSON.stringify([facts, about, edition.day.schedule]);
  if (venue && !others.includes(venue)) facts.push({ label: uiText.venue, text: venue });
  await expect(day.getByRole("term")).toHaveText(facts.map(({ label }) => label));
  await expect(day.getByRole("definition")).toHaveText(facts.map(({ text }) => withoutMarks(text)));
  const hours = day.getByRole("listitem");
  await expect(hours).toHaveCount(edition.day.schedule.length);
  for (const [index, { time, title, text }] of edition.day.schedule.entries()) {
    await expect(hours.nth(index)).toContainText(time);
    await expect(hours.nth(index).getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(hours.nth(index)).toContainText(text);
  }
});

test("R29 each featured speaker has a photo, a name, a title and an employer", async ({ page }) => {
  test.skip(!edition.speakers, LEFT_OUT);
  const speakers = sectionOf(page, uiText.speakers).getByRole("listitem");
  await expect(speakers).toHaveCount(edition.speakers.length);
  for (const [index, { id, name, title, employer }] of edition.speakers.entries()) {
    const speaker = speakers.nth(index);
    await expect(speaker).toHaveAttribute("id", `speaker-${id}`);
    await expect(speaker.getByRole("img")).toHaveAttribute("alt", new RegExp(name));
    await expect(speaker.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(speaker).toContainText(`${title}, ${employer}`);
  }
});

test("R29 the speakers form one, two or three columns, by the width", async ({ page }) => {
  test.skip(!edition.speakers, LEFT_OUT);
  const speakers = sectionOf(page, uiText.speakers).getByRole("listitem");
  const columns = async () =>
    new Set(
      await speakers.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().x)),
      ),
    ).size;
  for (const [width, expected] of [
    [320, 1],
    [390, 1],
    [640, 2],
    [768, 3],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const most = Math.min(expected, edition.speakers.length);
    await expect.poll(columns, { message: `at ${width} px` }).toBe(most);
  }
});

test("R30 R38 the accordion opens one question at a time and closes it again", async ({ page }) => {
  test.skip(!edition.faq, LEFT_OUT);
  const { heading, questions } = edition.faq;
  await expectAccordion(page, { heading, questions: inPhase(edition.phase, questions) }, true);
});

test("R31 two strips show the partners and the sponsors with their links", async ({ page }) => {
  for (const { heading, organisations } of [edition.partners, edition.sponsors].filter(Boolean))
    await expectLogos(sectionOf(page, heading), organisations);
});
