import type { Page } from "@playwright/test";
import { expectEmail } from "../support/emails.ts";
import { hydrated } from "../support/hydration.ts";
import { expectAccordion, expectScrolledTo, sectionOf } from "../support/sections.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";

const PATH = "/partner-with-us";
const EMAIL = "partnerships@uofxai.example";

const TIERS = [
  ["Lunar", "$5,000"],
  ["Planetary", "$10,000"],
  ["Solar", "$15,000"],
] as const;

/** Each partner type with the subject of its email and its points. */
const TYPES = [
  ["Sponsors", "Sponsoring UofX AI", ["Lunar, Planetary or Solar", "Named at ConferenceX"]],
  [
    "Community partner",
    "Becoming a community partner of UofX AI",
    ["Students work for you pro bono", "Your people join us as speakers"],
  ],
  ["Club partner", "Becoming a club partner of UofX AI", ["Joint events"]],
] as const;

const QUESTIONS = [
  "What are the sponsorship tiers?",
  "Is a sponsorship renewed automatically?",
  "Can we partner without giving money?",
  "Can we meet students we may want to hire?",
  "What is the Startup Showcase?",
  "Can our experts take part in ProjectX?",
  "How do we start?",
];

const contact = (page: Page) => sectionOf(page, "Get in touch");

withAndWithoutScripts((how, hasScripts) => {
  test(`R19 B4 “Get Involved” leads to the contact section with its email links (${how})`, async ({
    page,
  }) => {
    await page.goto(PATH);
    if (hasScripts) await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become a Partner");
    await page.getByRole("main").getByRole("link", { name: "Get Involved" }).click();
    await expect(page).toHaveURL(`${PATH}#get-in-touch`);
    await expectScrolledTo(page, "get-in-touch");
    await expectEmail(contact(page).getByRole("link", { name: EMAIL, exact: true }), EMAIL);
    const letter = contact(page).getByRole("link", { name: "Email us", exact: true });
    await expectEmail(letter, EMAIL, "Partnership with UofX AI", "The kind of partnership:");
    await expect(contact(page).getByText("The kind of partnership:")).toBeVisible();
    await expect(contact(page).getByRole("button", { name: "Copy address" })).toBeVisible({
      visible: hasScripts,
    });
  });
});

test("R20 R21 R22 R23 R38 B6 the page shows benefits, figures, the tiers in a table, partner types and questions", async ({
  page,
}) => {
  await page.goto(PATH);
  const cards = sectionOf(page, "Why partner with us").getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Mentorship",
    "Community Involvement & Recruitment",
    "Contribute to AI Innovation",
  ]);
  await expect(cards.first()).toContainText("the 600+ students in our mentorship");
  const conference = sectionOf(page, "Partners at ConferenceX");
  await expect(conference.getByRole("term")).toHaveText([
    "applications",
    "startup showcases",
    "named sponsors",
  ]);
  await expect(conference.locator("dt + dd")).toHaveText(["500+", "8", "5"]);
  const sponsors = conference.getByRole("link", { name: "ConferenceX page" });
  await expect(sponsors).toHaveAttribute("href", "/conferencex#sponsors");

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole("table", { name: "Sponsorship tiers" });
    await expect(table.getByRole("rowheader")).toHaveText(
      TIERS.map(([name, price]) => `${name} ${price}`),
    );
    for (const [name] of TIERS) {
      const link = table.getByRole("link", { name: `Ask about ${name}`, exact: true });
      await expect(link, `at ${width} px`).toBeVisible();
      await expectEmail(link, EMAIL, `${name} sponsorship of UofX AI`, "Our organization");
    }
  }
  await expect(sectionOf(page, "Sponsorship tiers").locator("dl > div")).toHaveText([
    "RenewedNever automatically",
    "ReviewedAt year end",
  ]);

  const list = sectionOf(page, "Three ways to partner").locator("> ul > li");
  await expect(list).toHaveCount(TYPES.length);
  for (const [index, [name, subject, points]] of TYPES.entries()) {
    const type = list.nth(index);
    await expect(type.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(type.getByRole("listitem")).toHaveText([...points]);
    await expectEmail(type.getByRole("link"), EMAIL, subject, "Hello,");
  }

  await expectAccordion(page, "Questions partners ask", QUESTIONS, false);
});
