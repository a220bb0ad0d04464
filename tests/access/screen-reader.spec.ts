import { openPage } from "../support/hydration.ts";
import { expect, test } from "../support/site.ts";
import { startScreenReader } from "./screen-reader.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("R5 a screen reader says skip link, menu and current page in order", async ({ page }) => {
  await openPage(page, "/conferencex");
  const reader = await startScreenReader(page);
  const phrases = await reader.readUntil((phrase) => phrase === "main");
  expect(phrases.filter((phrase) => phrase.startsWith("link, "))).toEqual([
    "link, Skip to the content",
    "link, UofX AI",
    "link, Home",
    "link, About Us",
    "link, Our Team",
    "link, ConferenceX, current page",
    "link, ProjectX",
    "link, LearnAI",
    "link, Newsletter",
    "link, Partner With Us",
  ]);
  expect(phrases.indexOf("banner")).toBeGreaterThanOrEqual(0);
  expect(phrases.indexOf("banner")).toBeLessThan(phrases.indexOf("navigation, Main"));
});

test("R13 a screen reader announces the whole typed heading once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "running");
  const reader = await startScreenReader(page);
  const phrase = await reader.moveTo("moveToNextHeading", (phrase) => phrase.endsWith("level 1"));
  expect(phrase).toBe("heading, Advancing AI through ProjectX, ConferenceX and LearnAI, level 1");
  expect(await reader.moveTo("moveToNextLink", (phrase) => phrase.startsWith("link,"))).toBe(
    "link, Read our Newsletter",
  );
  await reader.readUntil((phrase) => phrase === "button, Pause motion");
});

test("R2 a screen reader says a new page's title once, then its heading", async ({ page }) => {
  await openPage(page, "/");
  const reader = await startScreenReader(page);
  await reader.moveTo("moveToNextLink", (phrase) => phrase === "link, Newsletter");
  await reader.press("Enter");
  await expect(page).toHaveURL("/newsletter");
  await expect
    .poll(async () => (await reader.spoken()).filter((phrase) => phrase.includes("Neural Notes")))
    .toEqual(["polite: Neural Notes, the newsletter of UofX AI"]);
  await expect(page.locator("h1:visible")).toBeFocused();
});

test("R37 a screen reader announces a document's type, size and new tab", async ({ page }) => {
  await openPage(page, "/projectx#2023");
  const reader = await startScreenReader(page);
  const link = await reader.moveTo("moveToNextLink", (phrase) => phrase.includes("PDF"));
  expect(link).toMatch(/^link, View Code of Conduct.*PDF, \d+ KB.*\(opens in a new tab\)/);
});
