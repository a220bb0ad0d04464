import { content, paths, priceInWords, LEFT_OUT, uiText } from "../support/content.ts";
import { expectEmail } from "../support/emails.ts";
import { expectScrolledTo, expectAccordion, sectionOf } from "../support/sections.ts";
import { expect, pages, test, withAndWithoutScripts } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const partner = content("partner-with-us");
const { partnershipsEmail } = content("site");

test.skip(!pages.includes(paths.partners), "the club has left this page out");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("B16 on phones the last row of tiers without a button has its label, as the others", async ({
  page,
}) => {
  test.skip(!partner.tiers, LEFT_OUT);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.partners);
  const [direction, label] = await page.locator("tbody").evaluate((rows) => {
    const cell = document.createElement("td");
    cell.dataset.label = "Tickets";
    rows.replaceChildren(document.createElement("tr"));
    rows.firstElementChild?.append(document.createElement("th"), cell);
    return [getComputedStyle(cell).flexDirection, getComputedStyle(cell, "::before").content];
  });
  expect(direction).toBe("row");
  expect(label).toContain("Tickets");
});

withAndWithoutScripts((how, hasScripts) => {
  test(`R19 “Get Involved” leads to the contact section (${how})`, async ({ page }) => {
    test.skip(!partner.hero.button, LEFT_OUT);
    await page.goto(paths.partners);
    if (hasScripts) await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(partner.hero.heading);
    await page.getByRole("main").getByRole("link", { name: partner.hero.button }).click();
    await expect(page).toHaveURL(`${paths.partners}#get-in-touch`);
    await expectScrolledTo(page, "get-in-touch");
  });
});

test("R19 the partnerships address is an email link", async ({ page }) => {
  await page.goto(paths.partners);
  const contact = sectionOf(page, partner.contact.heading);
  await expect(contact).toContainText(partner.contact.text);
  const link = contact.getByRole("link", { name: partnershipsEmail, exact: true });
  await expectEmail(link, partnershipsEmail);
});

test("R20 each benefit has a card", async ({ page }) => {
  test.skip(!partner.benefits, LEFT_OUT);
  await page.goto(paths.partners);
  const cards = sectionOf(page, partner.benefits.heading).getByRole("listitem");
  await expect(cards).toHaveCount(partner.benefits.cards.length);
  for (const [index, { title, text }] of partner.benefits.cards.entries()) {
    await expect(cards.nth(index).getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(cards.nth(index)).toContainText(text);
  }
});

/** A text’s links are written as `[words](address)`. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

test("R21 the page shows in figures what the conference offers partners", async ({ page }) => {
  test.skip(!partner.conference, LEFT_OUT);
  await page.goto(paths.partners);
  const section = sectionOf(page, partner.conference.heading);
  await expect(section).toContainText(partner.conference.text);
  const facts = section.locator("dl > div");
  await expect(facts).toHaveCount(partner.conference.facts.length);
  for (const [index, { value, label, text }] of partner.conference.facts.entries()) {
    await expect(facts.nth(index).getByRole("term")).toHaveText(label);
    await expect(facts.nth(index).getByRole("definition")).toHaveText([value, withoutLinks(text)]);
  }
});

for (const width of [360, 1280]) {
  test(`R22 a table compares the tiers and their prices, at ${width} px`, async ({ page }) => {
    test.skip(!partner.tiers?.rows, LEFT_OUT);
    const { heading, entries, rows, sharedHeading, note } = partner.tiers;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.partners);
    const table = page.getByRole("table", { name: heading });
    await expect(table.getByRole("columnheader")).toHaveText(
      entries.map(
        ({ name, price }: { name: string; price: number }) => `${name} ${priceInWords(price)}`,
      ),
    );
    const isShared = ({ values }: { values: unknown[] }) =>
      sharedHeading !== undefined && new Set(values).size === 1;
    const inWords = (value: unknown) =>
      value === true ? uiText.yes : value === false ? `–${uiText.no}` : value;
    const shared = sectionOf(page, heading).locator("dl > div");
    await expect(shared).toHaveText(
      rows
        .filter(isShared)
        .map(
          ({ label, values }: { label: string; values: unknown[] }) => label + inWords(values[0]),
        ),
    );
    for (const [index, { label, values }] of rows
      .filter((row: { values: unknown[] }) => !isShared(row))
      .entries()) {
      const row = table.getByRole("row").nth(index + 1);
      await expect(row.getByRole("rowheader")).toHaveText(label);
      await expect(row.getByRole("cell")).toHaveText(values.map(inWords));
      for (const value of await row.getByRole("cell").all()) await expect(value).toBeVisible();
    }
    if (note) await expect(sectionOf(page, heading).getByText(note)).toBeVisible();
  });
}

test("B16 the club’s sponsors are named by their levels", async ({ page }) => {
  test.skip(!partner.sponsors, LEFT_OUT);
  const { heading, organisations = [], levels = [] } = partner.sponsors;
  await page.goto(paths.partners);
  const strip = sectionOf(page, heading);
  await expect(strip.getByRole("heading", { level: 3 })).toHaveText(
    levels.map(({ name }: { name: string }) => name),
  );
  const ids = [
    ...organisations,
    ...levels.flatMap((level: { organisations: string[] }) => level.organisations),
  ];
  const names = ids.map(
    (id) => content("organisations").find((each: { id: string }) => each.id === id).name,
  );
  await expect(strip.getByRole("listitem")).toHaveCount(names.length);
  for (const name of names) await expect(strip.getByRole("link", { name })).toBeVisible();
});

test("R22 B6 each tier has a prefilled email", async ({ page }) => {
  test.skip(!partner.tiers?.entries[0].inquiry, LEFT_OUT);
  await page.goto(paths.partners);
  for (const { name, button, inquiry } of partner.tiers.entries) {
    const link = page.getByRole("table").getByRole("link", { name: button, exact: true });
    await expectEmail(link, partnershipsEmail, inquiry, name);
  }
});

test("R22 B6 each partner type has a description and an email or a link", async ({ page }) => {
  test.skip(!partner.partnerTypes, LEFT_OUT);
  await page.goto(paths.partners);
  const list = sectionOf(page, partner.partnerTypes.heading).locator("> ul > li");
  await expect(list).toHaveCount(partner.partnerTypes.entries.length);
  for (const [
    index,
    { name, text, points, button, inquiry },
  ] of partner.partnerTypes.entries.entries()) {
    const type = list.nth(index);
    await expect(type.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(type).toContainText(text);
    await expect(type.getByRole("listitem")).toHaveText(points);
    const link = type.getByRole("link", { name: button, exact: true });
    if (inquiry) await expectEmail(link, partnershipsEmail, inquiry, name);
    else await expect(link).toHaveAttribute("href", "#get-in-touch");
  }
});

test("R19 B6 the contact section shows the text of its prefilled email", async ({ page }) => {
  test.skip(!partner.contact.inquiry, LEFT_OUT);
  await page.goto(paths.partners);
  const { heading, inquiry } = partner.contact;
  const contact = sectionOf(page, heading);
  const link = contact.getByRole("link", { name: uiText.emailUs, exact: true });
  await expectEmail(link, partnershipsEmail, inquiry);
  await expect(contact.getByText(inquiry.subject, { exact: true })).toBeVisible();
  await expect(contact.getByText(inquiry.body)).toBeVisible();
});

test("R23 R38 the questions open and close independently", async ({ page }) => {
  test.skip(!partner.faq, LEFT_OUT);
  await page.goto(paths.partners);
  await expectAccordion(page, partner.faq, false);
});
