import type { Page } from "@playwright/test";
import { graphOf } from "../support/built-site.ts";
import { conference, content, LEFT_OUT, paths, plain } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";

const site = content("site");

type Part = Record<string, unknown> & { "@type": string };

/** The fields that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Event: ["name", "startDate", "endDate", "location", "organizer", "image", "description"],
  Place: ["name", "address"],
  PostalAddress: ["addressLocality"],
  Offer: ["url", "availability"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Periodical: ["name", "url"],
  PublicationIssue: ["name", "datePublished", "url", "isPartOf"],
  Person: ["name"],
  CollegeOrUniversity: ["name"],
};

/** Every object with a type, at any depth. */
function partsOf(value: unknown): Part[] {
  if (!value || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(partsOf);
  return "@type" in value ? [value as Part, ...inner] : inner;
}

for (const path of pages) {
  test(`B9 the structured data of ${path} has the required fields of its types`, () => {
    const types = graphOf(path).map((part) => part["@type"]);
    expect(types[0]).toBe(path === "/" ? "Organization" : "BreadcrumbList");
    const isEdition = [conference, ...conference.recaps].some((each) => each.path === path);
    expect(types.includes("Event")).toBe(isEdition);
    for (const part of partsOf(graphOf(path))) {
      const required = REQUIRED[part["@type"]];
      expect(required, `${part["@type"]} is known`).toBeDefined();
      for (const field of required ?? []) {
        expect(part[field], `${part["@type"]} ${field}`).toBeTruthy();
      }
      for (const field of ["url", "item", "image", "logo"]) {
        if (part[field]) expect(URL.canParse(String(part[field])), field).toBe(true);
      }
    }
  });
}

async function textOf(page: Page): Promise<string> {
  return plain(await page.locator("main").textContent());
}

test("B9 the structured data has the page's questions, word for word", async ({ page }) => {
  for (const path of pages.filter((each) => each !== "/")) {
    await page.goto(path);
    const text = await textOf(page);
    const faq = graphOf(path).find((part) => part["@type"] === "FAQPage");
    const questions = faq?.mainEntity ?? [];
    expect(questions).toHaveLength(await page.locator("main details[id^=faq-]").count());
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(acceptedAnswer.text));
    }
  }
});

test("B9 an edition's structured data matches its page", async ({ page }) => {
  for (const { path } of [conference, ...conference.recaps]) {
    await page.goto(path);
    const text = await textOf(page);
    const event = graphOf(path).find((part) => part["@type"] === "Event");
    expect(text).toContain(event.name);
    expect(text).toContain(event.location.address.addressLocality);
    const performers: { name: string }[] = event.performer ?? [];
    for (const { name } of performers) expect(text).toContain(name);
    expect(performers).toHaveLength(await page.locator("[id^=speaker-]").count());
    if (event.offers?.availability.endsWith("InStock"))
      await expect(page.locator(`main a[href="${event.offers.url}"]`).first()).toBeVisible();
  }
});

test("B9 the structured data of the newsletter's issues matches the page", async ({ page }) => {
  test.skip(!pages.includes(paths.newsletter), LEFT_OUT);
  await page.goto(paths.newsletter);
  const text = await textOf(page);
  const parts = graphOf(paths.newsletter);
  const issues = parts.filter((each) => each["@type"] === "PublicationIssue");
  expect(issues).toHaveLength(content("newsletter").issues?.length ?? 0);
  for (const { name, description, datePublished, url } of issues) {
    expect(text).toContain(name);
    expect(text).toContain(description);
    await expect(page.locator(`main time[datetime="${datePublished}"]`)).toHaveCount(1);
    await expect(page.locator(`main a[href="${url}"]`)).toHaveCount(1);
  }
});

test("B9 R8 the structured data of Home has the club's name and tagline", () => {
  const [organization] = graphOf("/");
  expect(organization).toMatchObject({ name: site.club, slogan: site.tagline });
});
