import type { Page } from "@playwright/test";
import { graphOf } from "../support/built-site.ts";
import {
  conference,
  content,
  dayInWords,
  hasPage,
  LEFT_OUT,
  paths,
  plain,
} from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";

const site = content("site");

type Part = Record<string, unknown> & { "@type": string };

/** The fields that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Event: [
    "name",
    "startDate",
    "endDate",
    "eventStatus",
    "eventAttendanceMode",
    "location",
    "organizer",
    "image",
    "description",
    ...(conference.all.some(({ speakers }) => !speakers) ? [] : ["performer"]),
  ],
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

const DATES = /^(startDate|endDate|datePublished)$/;
const URLS = /^(url|item|image|logo|@id|eventStatus|eventAttendanceMode|availability)$/;

/** Every object with a type, at any depth. */
function partsOf(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (!value || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(partsOf);
  return "@type" in value ? [value as Part, ...inner] : inner;
}

const TYPES: Record<string, string[]> = {
  "/": ["Organization", "WebSite"],
  ...(hasPage("partners") && {
    [paths.partners]: ["BreadcrumbList", ...(content("partner-with-us").faq ? ["FAQPage"] : [])],
  }),
  ...(conference.edition && {
    [conference.path]: ["BreadcrumbList", "Event", ...(conference.edition.faq ? ["FAQPage"] : [])],
  }),
  ...(hasPage("newsletter") && {
    [paths.newsletter]: [
      "BreadcrumbList",
      "Periodical",
      ...(content("newsletter").issues?.length > 0 ? ["PublicationIssue"] : []),
    ],
  }),
};

for (const path of pages) {
  test(`B9 the structured data of ${path} has its types and their required fields`, () => {
    const graph = graphOf(path);
    const types = [...new Set(graph.map((part) => part["@type"]))];
    const isRecap = conference.recaps.some((recap) => recap.path === path);
    expect(types).toEqual(
      isRecap ? ["BreadcrumbList", "Event"] : (TYPES[path] ?? ["BreadcrumbList"]),
    );
    for (const part of partsOf(graph)) {
      const required = REQUIRED[part["@type"]];
      expect(required, `${part["@type"]} is known`).toBeDefined();
      for (const field of required ?? []) {
        expect(part, `${part["@type"]} ${field}`).toHaveProperty(field);
      }
      for (const [field, value] of Object.entries(part)) {
        expect(value, `${part["@type"]} ${field}`).not.toBe("");
        if (DATES.test(field)) expectDate(String(value), field);
        if (URLS.test(field)) expect(() => new URL(String(value)), field).not.toThrow();
      }
    }
  });
}

function expectDate(value: string, field: string) {
  expect(value, field).toMatch(
    field === "datePublished"
      ? /^\d{4}-\d{2}-\d{2}$/
      : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  );
  // `Date` turns a day that does not exist into another one.
  expect(new Date(value).toString(), value).not.toBe("Invalid Date");
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  expect(day.toISOString().slice(0, 10), value).toBe(value.slice(0, 10));
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
  for (const path of [conference, ...conference.recaps].map((edition) => edition.path)) {
    await page.goto(path);
    const text = await textOf(page);
    const event = graphOf(path).find((part) => part["@type"] === "Event");
    expect(text).toContain(event.name);
    const sentence = plain(dayInWords(event.startDate.slice(0, 10), { dateStyle: "full" }));
    if (event.startDate.slice(0, 10) === event.endDate.slice(0, 10))
      expect(text.replaceAll(",", "")).toContain(sentence.replaceAll(",", ""));
    expect(text).toContain(event.location.address.addressLocality);
    const performers: { name: string }[] = event.performer ?? [];
    for (const { name } of performers) expect(text).toContain(name);
    expect(performers).toHaveLength(await page.locator("[id^=speaker-]").count());
    const ticket = event.offers && page.locator(`main a[href="${event.offers.url}"]`);
    expect("price" in (event.offers ?? {})).toBe("priceCurrency" in (event.offers ?? {}));
    if (event.offers?.availability.endsWith("InStock")) await expect(ticket.first()).toBeVisible();
  }
});

test("B9 the structured data of the newsletter's issues matches the page", async ({ page }) => {
  test.skip(!pages.includes(paths.newsletter), LEFT_OUT);
  await page.goto(paths.newsletter);
  const text = await textOf(page);
  for (const part of graphOf(paths.newsletter).filter(
    (each) => each["@type"] === "PublicationIssue",
  )) {
    expect(text).toContain(part.name);
    expect(text).toContain(part.description);
    await expect(page.locator(`main time[datetime="${part.datePublished}"]`)).toHaveCount(1);
    await expect(page.locator(`main a[href="${part.url}"]`)).toHaveCount(1);
  }
});

test("B9 the structured data of Home has the club's name, URL and tagline", () => {
  const organization = graphOf("/").find((part) => part["@type"] === "Organization");
  expect(organization).toMatchObject({
    name: site.club,
    url: `${site.address}/`,
    ...(site.tagline && { slogan: site.tagline }),
  });
});
