import type { Page } from "@playwright/test";
import { content, inPhase, organisations } from "../support/content.ts";
import { expectScrolledTo, expectAccordion, sectionOf } from "../support/sections.ts";
import { expect, newestEdition, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const conference = content(`conferencex/${newestEdition}`);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.goto("/conferencex");
});

const hero = (page: Page) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 1 }) });

test("R24 the hero shows the tagline, the date and the hours", async ({ page }) => {
  await expect(hero(page)).toContainText(content("site").tagline);
  const day = new Date(`${conference.date}T00:00:00Z`);
  const words = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString("en-CA", { ...options, timeZone: "UTC" });
  const date = `${words({ weekday: "long" })} ${words({ month: "long" })} ${words({ day: "numeric" })}, ${words({ year: "numeric" })}`;
  await expect(
    hero(page).getByRole("heading", {
      level: 1,
      name: `${conference.name}, ${date}, ${conference.city}`,
      exact: true,
    }),
  ).toBeVisible();
  await expect(hero(page).locator("time").first()).toHaveAttribute("datetime", conference.date);
  await expect(hero(page)).toContainText(conference.timeZoneLabel);
});

test("R24 B1 the ticket button appears only while tickets are on sale", async ({ page }) => {
  const { ticket, notes, afterwards } = conference.hero;
  const button = hero(page).getByRole("link", { name: ticket.label, exact: true });
  const isOnSale = conference.phase === "on-sale";
  await expect(button).toHaveCount(isOnSale ? 1 : 0);
  if (isOnSale) await expect(button).toHaveAttribute("href", ticket.url);
  const isOver = conference.phase === "over";
  const onward = hero(page).getByRole("link", { name: afterwards.label, exact: true });
  await expect(onward).toHaveCount(isOver ? 1 : 0);
  if (isOver) await expect(onward).toHaveAttribute("href", afterwards.to);
  // The banner has the note when no button does.
  const place = isOnSale ? hero(page) : page.getByRole("main");
  await expect(place).toContainText(notes[conference.phase]);
});

test("R25 “What is ConferenceX?” links to last year's highlights", async ({ page }) => {
  const { heading, text, button } = conference.about;
  const about = sectionOf(page, heading);
  await expect(about).toContainText(text);
  await hydrated(page);
  await about.getByRole("link", { name: button.label, exact: true }).click();
  await expect(page).toHaveURL(button.to);
  await expectScrolledTo(page, new URL(page.url()).hash.slice(1));
});

test("R26 the typed heading has all its words in its accessible name", async ({ page }) => {
  const { heading, typedWords, text } = conference.welcome;
  const words =
    typedWords.length === 1
      ? typedWords[0]
      : `${typedWords.slice(0, -1).join(", ")} and ${typedWords.at(-1)}`;
  const typed = page.getByRole("heading", { level: 2, name: `${heading} ${words}`, exact: true });
  await expect(typed).toHaveCount(1);
  await expect(page.getByRole("main").getByText(text)).toBeVisible();
});

test("R27 the sneak peek describes the speakers and the startups at #highlights", async ({
  page,
}) => {
  const { heading, speakers, startups } = conference.sneakPeek;
  const part = page.locator("#highlights");
  await expect(part.getByRole("heading", { level: 2 })).toHaveText(heading);
  for (const { value, heading: name, text } of [speakers, startups]) {
    const half = part.getByRole("article").filter({
      has: page.getByRole("heading", { level: 3, name: `${value} ${name}`, exact: true }),
    });
    await expect(half).toContainText(text);
  }
  await expect(part.getByRole("listitem")).toHaveText(speakers.regions);
});

test("R28 the page lists the practical facts and the schedule in order", async ({ page }) => {
  const day = sectionOf(page, conference.day.heading);
  const facts: { label: string; text: string }[] = inPhase(conference.phase, conference.day.facts);
  await expect(day.getByRole("term")).toHaveText(facts.map(({ label }) => label));
  await expect(day.getByRole("definition")).toHaveText(facts.map(({ text }) => text));
  const hours = day.getByRole("listitem");
  await expect(hours).toHaveCount(conference.day.schedule.length);
  for (const [index, { time, title, text }] of conference.day.schedule.entries()) {
    await expect(hours.nth(index)).toContainText(time);
    await expect(hours.nth(index).getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(hours.nth(index)).toContainText(text);
  }
});

test("R29 each featured speaker has a photo, a name, a title and an employer", async ({ page }) => {
  const speakers = sectionOf(page, conference.speakersHeading).getByRole("listitem");
  await expect(speakers).toHaveCount(conference.speakers.length);
  for (const [index, { id, name, title, employer }] of conference.speakers.entries()) {
    const speaker = speakers.nth(index);
    await expect(speaker).toHaveAttribute("id", `speaker-${id}`);
    await expect(speaker.getByRole("img")).toHaveAttribute("alt", new RegExp(name));
    await expect(speaker.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(speaker).toContainText(`${title}, ${employer}`);
  }
});

test("R29 the speakers form one, two or three columns, depending on the width", async ({
  page,
}) => {
  const speakers = sectionOf(page, conference.speakersHeading).getByRole("listitem");
  const columns = async () =>
    new Set(
      await speakers.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().x)),
      ),
    ).size;
  for (const [width, expected] of [
    [320, 1],
    [390, 1],
    [768, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const most = Math.min(expected, conference.speakers.length);
    await expect.poll(columns, { message: `at ${width} px` }).toBe(most);
  }
});

test("R30 R38 the accordion opens one question at a time and closes it again", async ({ page }) => {
  const { heading, questions } = conference.faq;
  await expectAccordion(page, { heading, questions: inPhase(conference.phase, questions) }, true);
});

test("R31 two strips show the partners and the sponsors with their links", async ({ page }) => {
  for (const { heading, organisations: ids } of [conference.partners, conference.sponsors].filter(
    Boolean,
  )) {
    const strip = sectionOf(page, heading);
    const named = organisations(ids);
    await expect(strip.getByRole("img")).toHaveCount(named.length);
    for (const [index, { name, url }] of named.entries()) {
      const link = strip.getByRole("listitem").nth(index).getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", url);
    }
  }
});
