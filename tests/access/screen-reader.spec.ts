import {
  conference,
  content,
  headerLinks,
  inPhase,
  LEFT_OUT,
  listInWords,
  menuPage,
  paths,
  plain,
  uiText,
} from "../support/content.ts";
import { startScreenReader } from "./screen-reader.ts";
import { expect, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const site = content("site");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("R5 a screen reader says skip link, menu and current page in order", async ({ page }) => {
  await openPage(page, conference.path);
  const reader = await startScreenReader(page);
  const phrases = await reader.readUntil((phrase) => phrase === "main");
  const links = phrases.filter((phrase) => phrase.startsWith("link, "));
  const current = ({ to }: { to: string }) => (to === conference.path ? ", current page" : "");
  expect(links).toEqual([
    `link, ${uiText.skipToContent}`,
    `link, ${site.club}`,
    ...headerLinks().map((item) => `link, ${item.label}${current(item)}`),
  ]);
  const navigation = `navigation, ${uiText.mainNavigation}`;
  expect(phrases).toContain(navigation);
  expect(phrases.indexOf("banner")).toBeLessThan(phrases.indexOf(navigation));
});

test("R13 a screen reader announces the whole typed heading once", async ({ page }) => {
  test.skip(!content("home").hero.typedWords || !content("home").hero.button, LEFT_OUT);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "running");
  const reader = await startScreenReader(page);
  const { heading, typedWords } = content("home").hero;
  const whole = `${heading} ${listInWords(typedWords)}`;
  const phrase = await reader.moveTo("moveToNextHeading", (phrase) => phrase.endsWith("level 1"));
  expect(phrase).toBe(`heading, ${whole}, level 1`);
  expect(await reader.moveTo("moveToNextLink", (phrase) => phrase.startsWith("link,"))).toBe(
    `link, ${content("home").hero.button.label}`,
  );
  await reader.readUntil((phrase) => phrase === `button, ${uiText.pauseMotion}`);
});

test("R2 a screen reader says a new page's title once, then its heading", async ({ page }) => {
  await openPage(page, "/");
  const reader = await startScreenReader(page);
  await reader.moveTo("moveToNextLink", (phrase) => phrase === `link, ${menuPage().label}`);
  const titleBefore = await page.title();
  await reader.press("Enter");
  await expect(page).toHaveURL(menuPage().to);
  await expect(page).not.toHaveTitle(titleBefore); // The title changes after the URL.
  const title = plain(await page.title());
  await expect
    .poll(async () => (await reader.spoken()).map(plain).filter((phrase) => phrase.endsWith(title)))
    .toEqual([`polite: ${title}`]);
  await expect(page.locator("h1:visible")).toBeFocused();
});

test("R30 a screen reader announces the answer after its question", async ({ page }) => {
  test.skip(!conference.edition?.faq, LEFT_OUT);
  const { faq, phase } = conference.edition;
  const [{ question, answer }] = inPhase(phase, faq.questions);
  await openPage(page, conference.path);
  const reader = await startScreenReader(page);
  await reader.moveTo("moveToNextHeading", (phrase) => plain(phrase).includes(plain(question)));
  await page.getByRole("heading", { name: plain(question) }).click();
  const phrases = await reader.readUntil((phrase) => phrase.includes(uiText.copyLink));
  expect(plain(phrases.join(" "))).toContain(plain(answer).slice(0, 40));
});

test("R37 a screen reader announces a document's type, size and new tab", async ({ page }) => {
  const { editions } = content("projectx");
  const edition = editions?.find(({ documents }: { documents?: object }) => documents);
  test.skip(!edition, "no edition has documents");
  await openPage(page, `${paths.competition}#${edition.year}`);
  const reader = await startScreenReader(page);
  const link = await reader.moveTo("moveToNextLink", (phrase) => phrase.includes("PDF"));
  const size = RegExp.escape(uiText.sizeOfPdf).replace("\\{size\\}", "\\d+");
  expect(link).toMatch(new RegExp(`^link, .+${size}.*${RegExp.escape(uiText.opensInNewTab)}`));
});
