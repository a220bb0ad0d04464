import { conferenceYears, content, inPhase, plain } from "../support/content.ts";
import { startScreenReader } from "./screen-reader.ts";
import { expect, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const site = content("site");

// What is heard must not depend on what moves; one journey has it moving.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("R5 a screen reader announces the skip link, the menu and the current page in order", async ({
  page,
}) => {
  await page.goto("/conferencex");
  await hydrated(page);
  const reader = await startScreenReader(page);
  const heard = await reader.readOn((phrase) => phrase === "main");
  const links = heard.filter((phrase) => phrase.startsWith("link, "));
  const current = ({ to }: { to: string }) => (to === "/conferencex" ? ", current page" : "");
  expect(links).toEqual([
    "link, Skip to the content",
    `link, ${site.club}`,
    ...site.navigation.map(
      (item: { label: string; to: string }) => `link, ${item.label}${current(item)}`,
    ),
    `link, ${site.partnerButton.label}`,
  ]);
  expect(heard).toContain("navigation, Main");
  expect(heard.indexOf("banner")).toBeLessThan(heard.indexOf("navigation, Main"));
});

test("R13 a screen reader announces the whole typed heading once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "running");
  const reader = await startScreenReader(page);
  const { heading, typedWords } = content("home").hero;
  const whole = `${heading} ${typedWords.slice(0, -1).join(", ")} and ${typedWords.at(-1)}`;
  const said = await reader.goTo("moveToNextHeading", (phrase) => phrase.endsWith("level 1"));
  expect(said).toBe(`heading, ${whole}, level 1`);
  expect(await reader.goTo("moveToNextLink", (phrase) => phrase.startsWith("link,"))).toBe(
    `link, ${content("home").hero.button.label}`,
  );
  await reader.readOn((phrase) => phrase === "button, Pause motion");
});

test("R2 a screen reader announces a new page's title once and continues at its heading", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const reader = await startScreenReader(page);
  await reader.goTo("moveToNextLink", (phrase) => phrase === "link, Newsletter");
  const titleBefore = await page.title();
  await reader.press("Enter");
  await expect(page).toHaveURL("/newsletter");
  await expect(page).not.toHaveTitle(titleBefore); // it comes with the page, after the address
  const title = await page.title();
  await expect
    .poll(async () => (await reader.said()).filter((phrase) => phrase.includes(title)))
    .toEqual([`polite: ${title}`]);
  await expect(page.locator("h1:visible")).toBeFocused();
});

test("R30 a screen reader announces the answer after its question", async ({ page }) => {
  const { faq, phase } = content(`conferencex/${conferenceYears[0]}`);
  const [{ question, answer }] = inPhase(phase, faq.questions);
  await page.goto("/conferencex");
  await hydrated(page);
  const reader = await startScreenReader(page);
  await reader.goTo("moveToNextHeading", (phrase) => phrase.includes(plain(question)));
  await page.getByRole("heading", { name: plain(question) }).click();
  const heard = await reader.readOn((phrase) => phrase.includes("Copy link"));
  expect(heard.join(" ")).toContain(plain(answer).slice(0, 40));
});

test("R37 a screen reader announces a document's type, size and new tab", async ({ page }) => {
  await page.goto("/projectx#2023");
  await hydrated(page);
  const reader = await startScreenReader(page);
  const said = await reader.goTo("moveToNextLink", (phrase) => phrase.includes("PDF"));
  expect(said).toMatch(/^link, .+PDF.+KB.*opens in a new tab/);
});
