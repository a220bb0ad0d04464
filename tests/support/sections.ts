import { expect, type Page } from "@playwright/test";

/** The section with this heading. */
export function sectionOf(page: Page, heading: string) {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

/** Opens or closes every `<details>` and the menu. Removing `name` lets all questions of an accordion be open at once. */
export async function setAllOpen(page: Page, isOpen = true) {
  await page.evaluate((open) => {
    // A menu opens above its button where there is no room below.
    window.scrollTo({ top: 0, behavior: "instant" });
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = open;
    }
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
      menu.togglePopover(open);
    }
  }, isOpen);
}

/** Expects the target of a fragment in view, below the header, and the focus on it or in it. */
export async function expectScrolledTo(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator(`#${id}:focus, #${id} :focus`)).toHaveCount(1);
  const header = await page.getByRole("banner").boundingBox();
  const heading = await page.locator(`#${id}`).getByRole("heading").first().boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
}

/** Expects questions to open and close by mouse and by keyboard, at most one at a time if `isExclusive` (R30, R38). */
export async function expectAccordion(
  page: Page,
  { heading, questions }: { heading: string; questions: { question: string; answer: string }[] },
  isExclusive: boolean,
) {
  const section = sectionOf(page, heading);
  const items = section.locator("details");
  await expect(items).toHaveCount(questions.length);
  const arrow = (index: number) =>
    items
      .nth(index)
      .locator("summary > svg")
      .evaluate((element) => getComputedStyle(element).rotate);
  for (const [index, { question, answer }] of questions.entries()) {
    const summary = items.nth(index).locator("summary");
    await expect(summary).toHaveText(question);
    await expect(items.nth(index).getByText(answer)).toBeHidden();
    expect(await arrow(index)).toBe("none");
    if (index % 2 === 0) await summary.click();
    else await summary.press("Enter");
    await expect(items.nth(index).getByText(answer)).toBeVisible();
    await expect.poll(() => arrow(index)).toBe("180deg");
    await expect(section.locator("details[open]")).toHaveCount(isExclusive ? 1 : index + 1);
  }
  const last = items.last().locator("summary");
  const open = isExclusive ? 1 : questions.length;
  for (const close of [() => last.click(), () => last.press("Space")]) {
    await close();
    await expect(section.locator("details[open]")).toHaveCount(open - 1);
    await expect.poll(() => arrow(questions.length - 1)).toBe("none");
    await last.press("Enter");
    await expect(section.locator("details[open]")).toHaveCount(open);
  }
}
