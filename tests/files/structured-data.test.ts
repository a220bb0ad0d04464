import { expect, test } from "vitest";
import { CONFERENCE_PATH, EDITION, copyContentForEachTest } from "../content/copied-content.ts";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { loadSite } from "../../app/content/site.server.ts";
import { findDuplicatePages, loadPageMetadata } from "../../metadata/page-metadata.ts";
import { structuredData } from "../../metadata/head-tags.ts";

const content = copyContentForEachTest();

/** The structured data of a page, in a phase. */
async function dataOf(path: string, phase = "on-sale") {
  content.replace(EDITION, "phase: on-sale", `phase: ${phase}`);
  const site = loadSite();
  const pages = await loadPageMetadata();
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const graph = (await structuredData(site, page))["@graph"] as unknown as Record<
    string,
    unknown
  >[];
  return {
    graph,
    event: graph.find((part) => part["@type"] === "Event"),
  };
}

test("B1 B9 an event has an offer only while it is on sale or sold out", async () => {
  const availability = { "on-sale": "InStock", "sold-out": "SoldOut" };
  for (const [phase, state] of Object.entries(availability)) {
    const { event } = await dataOf(CONFERENCE_PATH, phase);
    expect(event?.offers).toEqual({
      "@type": "Offer",
      url: "https://tickets.loom-ai-lakeside.ca/2025",
      availability: `https://schema.org/${state}`,
    });
    content.replace(EDITION, `phase: ${phase}`, "phase: on-sale");
  }
  for (const phase of ["announced", "over"]) {
    const { event } = await dataOf(CONFERENCE_PATH, phase);
    expect(event).not.toHaveProperty("offers");
    content.replace(EDITION, `phase: ${phase}`, "phase: on-sale");
  }
});

test("B9 an offer has a price and a currency if the content states them", async () => {
  const ticket = "    url: https://tickets.loom-ai-lakeside.ca/2025\n";
  const price = "    price:\n      text: $12.50\n      amount: 12.50\n      currency: CAD\n";
  const { event: without } = await dataOf(CONFERENCE_PATH);
  expect(without?.offers).not.toHaveProperty("price");
  expect(without?.offers).not.toHaveProperty("priceCurrency");
  content.replace(EDITION, ticket, ticket + price);
  const { event } = await dataOf(CONFERENCE_PATH);
  expect(event?.offers).toMatchObject({ price: 12.5, priceCurrency: "CAD" });
  content.replace(EDITION, "amount: 12.50", "amount: 0");
  expect((await dataOf(CONFERENCE_PATH)).event?.offers).toMatchObject({ price: 0 });
});

test("B9 both editions are events with times, place and organizer", async () => {
  for (const [path, day] of [
    [CONFERENCE_PATH, "2025-01-25"],
    [`${CONFERENCE_PATH}-2024`, "2024-01-27"],
  ] as const) {
    const { event } = await dataOf(path);
    expect(event).toMatchObject({
      startDate: `${day}T09:00:00-04:00`,
      endDate: `${day}T17:00:00-04:00`,
      url: `https://www.loom-ai-lakeside.ca${path}`,
      location: { address: { addressLocality: "Halifax" } },
      organizer: { name: "Loom AI" },
    });
  }
});

test.each(["title", "description"])(
  "B9 B10 two pages with the same %s stop build and check with an error that names both files",
  async (field) => {
    const file = "content/learnai.yaml";
    const line = `  ${field}: Two pages that no search engine could tell from another.`;
    for (const each of [file, EDITION])
      content.replace(each, new RegExp(`^  ${field}: .*`, "m"), line);
    const said = new RegExp(
      `^${file}:\\d, page → ${field}: the ${field} is that of ${EDITION}, too\\.`,
    );
    await expect(loadPageMetadata()).rejects.toThrow(said);
    expect((await findDuplicatePages()).map(describeProblem).join()).toMatch(said);
  },
);
