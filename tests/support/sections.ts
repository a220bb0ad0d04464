import { expect, type Locator, type Page } from "@playwright/test";

/** The section with this heading. */
export function sectionOf(page: Page, heading: string) {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

/** The questions below this heading, and those of them that show their answer. */
export function questionsOf(page: Page, heading: string) {
  const all = sectionOf(page, heading).getByRole("group");
  return { all, open: all.filter({ has: page.getByRole("paragraph") }) };
}

/** Expects a click or key to turn an entry's arrow upside down (R18, R38). */
export async function expectArrowTurns(entry: Locator, toggle: () => Promise<void>) {
  const arrow = entry.locator("svg").first();
  const angle = () => arrow.evaluate((element) => getComputedStyle(element).rotate);
  const turned = (await angle()) === "none" ? "180deg" : "none";
  await toggle();
  await expect.poll(angle).toBe(turned);
}

/** Expects entries in so many columns, by the width of the window. */
export async function expectColumns(page: Page, items: Locator, columns: Record<number, number>) {
  for (const [width, count] of Object.entries(columns)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const left = () =>
      items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    await expect.poll(async () => new Set(await left()).size, `at ${width} px`).toBe(count);
  }
}

/** Scrolls through the page, half a window at a time. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Opens or closes every `<details>` and the menu. Removing `name` lets all questions of an accordion be open at once. */
export async function setAllOpen(page: Page, isOpen = true) {
  await page.evaluate((open) => {
    // A menu opens above its button where there is no room below.
    window.scrollTo({ top: 0, behavior: "instant" });
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      "details:not([name=view])",
    )) {
      details.removeAttribute("name");
      details.open = open;
    }
    for (const menu of document.querySelectorAll<HTMLElement>("main [popover]")) {
      menu.togglePopover(open);
    }
  }, isOpen);
}

/** Expects the page of a link, and the target of its fragment in view. */
export async function expectArrived(page: Page, to: string) {
  await expect(page).toHaveURL(to);
  const [, id] = to.split("#");
  if (id) await expectScrolledTo(page, id);
}

/** Expects the target of a fragment in view, below the header, and the focus on it or in it. */
export async function expectScrolledTo(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator(`#${id}:focus, #${id} :focus`)).toHaveCount(1);
  const header = await page.getByRole("banner").boundingBox();
  const heading = await page.locator(`#${id}`).getByRole("heading").first().boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
}

/** Expects this many logos, each with its organisation's name and link, from the first to the last (R14, R31, R32). */
export async function expectLogos(strip: Locator, count: number, first: string, last: string) {
  const links = strip.getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(count);
  await expect(links.first()).toHaveAccessibleName(first);
  await expect(links.last()).toHaveAccessibleName(last);
  for (const link of await links.all()) {
    await expect(link.getByRole("img", { name: /\w/ })).toHaveCount(1);
    await expect(link).toHaveAttribute("href", /^https:\/\/[\w-]+\.example$/);
  }
}

/** Expects questions to open and close by mouse and by keyboard, at most one at a time if `isExclusive` (R30, R38). */
export async function expectAccordion(
  page: Page,
  heading: string,
  questions: string[],
  isExclusive: boolean,
) {
  const { all, open } = questionsOf(page, heading);
  await expect(all.getByRole("heading", { level: 3 })).toHaveText(questions);
  for (const index of questions.keys()) {
    const item = all.nth(index);
    const summary = item.locator("summary");
    await expect(item.getByRole("paragraph")).toBeHidden();
    const toggle = () => (index % 2 === 0 ? summary.click() : summary.press("Enter"));
    await (index < 2 ? expectArrowTurns(item, toggle) : toggle());
    await expect(item.getByRole("paragraph")).toBeVisible();
    await expect(open).toHaveCount(isExclusive ? 1 : index + 1);
  }
  await expectArrowTurns(all.last(), () => all.last().locator("summary").press("Space"));
  await expect(open).toHaveCount(isExclusive ? 0 : questions.length - 1);
}
