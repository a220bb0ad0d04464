import { expect, type Page } from "@playwright/test";

/** The section with this heading. */
export function sectionOf(page: Page, heading: string) {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

/** Opens or closes every `<details>`. Removing `name` lets all questions of an accordion be open at once. */
export async function setAllOpen(page: Page, isOpen = true) {
  await page.evaluate((open) => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = open;
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

/** Expects at most one open question, by mouse and by keyboard (R30, R38). */
export async function expectAccordion(
  page: Page,
  { heading, questions }: { heading: string; questions: { question: string; answer: string }[] },
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
    await expect(section.locator("details[open]")).toHaveCount(1);
  }
  const last = items.last().locator("summary");
  for (const close of [() => last.click(), () => last.press("Space")]) {
    await close();
    await expect(section.locator("details[open]")).toHaveCount(0);
    await expect.poll(() => arrow(questions.length - 1)).toBe("none");
    await last.press("Enter");
    await expect(section.locator("details[open]")).toHaveCount(1);
  }
}
