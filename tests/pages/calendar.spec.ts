import { graphOf } from "../support/built-site.ts";
import { conference, content, uiText } from "../support/content.ts";
import { observeLayoutShifts } from "../support/layout-shifts.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";
import { holdReact, hydrated, openPage } from "../support/hydration.ts";

const { edition } = conference;
const { language } = content("site");

const isOver = edition?.phase === "over";
const OVER = "an edition that is over has no calendar menu";

/** Matches a moment in Indian time, such as “Sat … 7:30” or “sam. … 7 h 30”. */
function inIndia(moment: string): RegExp {
  const parts = new Intl.DateTimeFormat(language, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "Asia/Kolkata",
  }).formatToParts(new Date(moment));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return new RegExp(`${of("weekday")}.*\\b${Number(of("hour"))}\\D{1,3}${of("minute")}(?!\\d)`);
}

const whereYouAre = uiText.whereYouAre.replace("{hours}", "").trim();

test.use({ contextOptions: { reducedMotion: "reduce" } });

withAndWithoutScripts((how) => {
  test(`B2 the calendar menu offers a file and links to Google and Outlook (${how})`, async ({
    page,
  }) => {
    test.skip(isOver, OVER);
    await page.goto(conference.path);
    const file = page.getByRole("link", { name: uiText.calendarFile });
    await expect(file).toBeHidden();
    const button = page.getByRole("button", { name: edition.hero.addToCalendar });
    await button.click();
    await expect(file).toHaveAttribute("href", conference.calendarFile);
    for (const [label, host] of [
      ["Google Calendar", "calendar.google.com"],
      ["Outlook", "outlook.live.com"],
    ]) {
      const link = page.getByRole("link", { name: `${label} ${uiText.opensInNewTab}` });
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

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const) {
  test(`B2 the calendar menu fits ${width} × ${height} px without a shift`, async ({ page }) => {
    test.skip(isOver, OVER);
    await page.setViewportSize({ width, height });
    await openPage(page, conference.path);
    const button = page.getByRole("button", { name: edition.hero.addToCalendar });
    const next = page.locator("main h2").first();
    const position = () => next.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await button.scrollIntoViewIfNeeded();
    const before = await position();
    await button.click();
    await expect(page.locator("[popover]")).toBeInViewport({ ratio: 1 });
    expect(await position()).toBe(before);
  });
}

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("B2 the visitor's own hours appear without a layout shift", async ({ page }) => {
    test.skip(isOver, OVER);
    const takeShifts = await observeLayoutShifts(page);
    // React adds the hours. tests/site/layout.spec.ts checks the shifts before.
    const startReact = await holdReact(page);
    await page.goto(conference.path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    await takeShifts();
    startReact();
    await hydrated(page);
    const hours = page.getByText(whereYouAre);
    const { startDate, endDate } = graphOf(conference.path).find(
      (part) => part["@type"] === "Event",
    );
    for (const moment of [startDate, endDate]) await expect(hours).toContainText(inIndia(moment));
    expect(await takeShifts()).toEqual([]);
  });
});

test.describe("in the event's own time zone", () => {
  test.use({ timezoneId: edition?.timeZone });

  test("B2 the page shows the hours once in the event's time zone", async ({ page }) => {
    await openPage(page, conference.path);
    await page.waitForTimeout(200);
    await expect(page.getByText(whereYouAre)).toHaveCount(0);
  });
});
