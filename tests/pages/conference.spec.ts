import type { Page } from "@playwright/test";
import { holdReact, hydrated } from "../support/hydration.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import {
  expectAccordion,
  expectArrived,
  expectColumns,
  expectLogos,
  sectionOf,
} from "../support/sections.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";

const PATH = "/conferencex";
const TICKETS = "https://tickets.conferencex.example/2025";

const QUESTIONS = [
  "When and where is ConferenceX 2025?",
  "Do I need to know anything about AI?",
  "How do I get a ticket?",
  "When should I arrive?",
  "Will there be food?",
  "Who speaks?",
  "What is the Startup Showcase?",
];

// The event's own time zone.
test.use({ permissions: ["clipboard-write"], timezoneId: "America/Toronto" });

test.beforeEach(async ({ page }) => {
  await page.goto(PATH);
});

const hero = (page: Page) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 1 }) });
const ticketButtons = (page: Page) =>
  page.getByRole("link", { name: "Secure a ticket", exact: true });

test("R24 R25 R26 R27 R28 R29 R31 B26 the page shows the date and the hours once, the ticket button, speakers, facts, schedule and logos, and leads to last year's highlights", async ({
  page,
}) => {
  await hydrated(page);
  const name = "ConferenceX 2025, Saturday, January 25, 2025, Toronto";
  await expect(hero(page).getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(hero(page).locator("time").first()).toHaveAttribute("datetime", "2025-01-25");
  for (const words of [
    "Pioneering the Future of Innovative and Ethical AI",
    "9:00AM–5:00PM EST",
    "Tickets are limited and sold first come, first served.",
  ])
    await expect(hero(page)).toContainText(words);
  await expect(page.getByText("where you are")).toHaveCount(0);
  await expect(ticketButtons(page).first()).toHaveAttribute("href", TICKETS);

  const typed = "Welcome To: ConferenceX";
  await expect(page.getByRole("heading", { level: 2, name: typed, exact: true })).toHaveCount(1);
  const highlights = page.locator("#highlights");
  await expect(highlights.getByRole("heading", { level: 2 })).toHaveText(
    "ConferenceX 2025 Sneakpeak",
  );
  const halves = highlights.getByRole("article");
  await expect(halves.getByRole("heading", { level: 3 })).toHaveText([
    "15+ Speakers",
    "8 Startup Showcase",
  ]);
  await expect(halves.first().getByRole("listitem")).toHaveText([
    "Ontario",
    "California",
    "Massachusetts",
    "New York",
  ]);
  await expect(halves.last()).toContainText("Startups that work with AI show what they’ve made.");

  const day = sectionOf(page, "One Saturday, 500+ people, all levels.");
  await expect(day.getByRole("term")).toHaveText([
    "Place",
    "Address and price",
    "Food and drink",
    "Who it’s for",
  ]);
  await expect(day.getByRole("definition")).toHaveText([
    "A technology and society institute in Toronto",
    "On the ticket page",
    "Breakfast snacks, lunch and drinks provided",
    "Open to all experience levels",
  ]);
  const hours = day.getByRole("listitem");
  await expect(hours.getByRole("heading", { level: 3 })).toHaveText([
    "Registration",
    "Opening remarks",
    "Talks and Startup Showcase",
    "Close",
  ]);
  for (const [index, time] of ["9–10AM", "10AM", "All day", "5PM"].entries())
    await expect(hours.nth(index)).toContainText(time);

  const speakers = sectionOf(page, "Featured Speakers").getByRole("listitem");
  await expect(speakers).toHaveCount(13);
  await expect(speakers.getByRole("heading", { level: 3 })).toHaveCount(13);
  await expect(speakers.getByRole("img", { name: /^Portrait of \w+ \w+$/ })).toHaveCount(13);
  await expect(speakers.first()).toContainText("Adaeze Nwosu");
  await expect(speakers.first()).toContainText("Research Scientist, Marrowfield Research");
  await expect(speakers.last()).toContainText("Data Journalist, The Harbour Lantern");
  await expectColumns(page, speakers, { 240: 1, 360: 2, 768: 3, 1920: 3 });

  await expectLogos(sectionOf(page, "Partners"), 6, "Halden & Row", "Fernpost");
  await expectLogos(sectionOf(page, "Sponsors"), 5, "Northwind Labs", "Sundowne Health");

  const about = sectionOf(page, "What is ConferenceX?");
  await expect(about).toContainText("ConferenceX is UofX AI’s annual conference");
  await about.getByRole("link", { name: "Check out last year's conference", exact: true }).click();
  await expectArrived(page, "/conferencex-2024#highlights");
});

test("R30 R38 questions open one at a time, and the first has the date, the hours and the place", async ({
  page,
}) => {
  await expectAccordion(page, "Frequently asked questions", QUESTIONS, true);
  await expect(page.getByRole("main")).toContainText(
    "On Saturday, January 25, 2025, from 9:00AM to 5:00PM EST, at a technology and society institute in Toronto.",
  );
});

withAndWithoutScripts((how) => {
  test(`B2 the calendar menu offers a file and links to Google and both of Microsoft’s (${how})`, async ({
    page,
  }) => {
    const file = page.getByRole("link", { name: "Calendar file (.ics)" });
    await expect(file).toBeHidden();
    const button = page.getByRole("button", { name: "Add to calendar" });
    await button.click();
    await expect(file).toHaveAttribute("href", "/conferencex-2025.ics");
    for (const [label, host] of [
      ["Google Calendar", "calendar.google.com"],
      ["Outlook", "outlook.live.com"],
      ["Microsoft 365", "outlook.office.com"],
    ]) {
      const link = page.getByRole("link", { name: `${label} (opens in a new tab)` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", new RegExp(`^https://${host}/`));
    }
    await page.keyboard.press("Tab");
    await expect(file).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(file).toBeHidden();
    await expect(button).toBeFocused();
    await button.press("Enter");
    await expect(file).toBeVisible();
    await page.locator("main h1").click();
    await expect(file).toBeHidden();
  });
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("B26 the visitor's own hours appear without a layout shift", async ({ page }) => {
    const takeShifts = await observeLayoutShifts(page);
    // React adds the hours. tests/site/pictures.spec.ts checks the shifts before.
    const startReact = await holdReact(page);
    await page.goto(PATH);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    await takeShifts();
    startReact();
    await hydrated(page);
    await expect(hero(page).getByText("where you are")).toHaveText(
      /Sat.*7:30.*PM.*Sun.*3:30.*AM.*where you are/,
    );
    expect(await takeShifts()).toEqual([]);
  });
});
