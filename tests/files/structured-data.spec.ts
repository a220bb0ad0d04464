import { graphOf } from "../support/built-site.ts";
import { expect, pages, test } from "../support/site.ts";

test("B9 R8 Home has the club's name and tagline, other pages say where they are, and each address is a whole one", () => {
  for (const path of pages) {
    expect(graphOf(path)[0]["@type"]).toBe(path === "/" ? "Organization" : "BreadcrumbList");
    const addresses = JSON.stringify(graphOf(path)).matchAll(/"(?:url|item|image|logo)":"(.*?)"/g);
    for (const [, address] of addresses) expect(URL.canParse(address ?? ""), address).toBe(true);
  }
  expect(graphOf("/")[0]).toMatchObject({
    name: "UofX AI",
    slogan: "Pioneering the Future of Innovative and Ethical AI",
  });
});

test("B9 structured data has the editions and the questions, word for word", () => {
  const event = (path: string) => graphOf(path).find((part) => part["@type"] === "Event");
  expect(event("/conferencex")).toMatchObject({
    name: "ConferenceX 2025",
    startDate: "2025-01-25T09:00:00-05:00",
    endDate: "2025-01-25T17:00:00-05:00",
    url: "https://uofxai.example/conferencex",
    location: { address: { addressLocality: "Toronto" } },
    organizer: { name: "UofX AI" },
    offers: {
      url: "https://tickets.conferencex.example/2025",
      availability: "https://schema.org/InStock",
    },
  });
  expect(event("/conferencex").performer).toHaveLength(13);
  expect(event("/conferencex-2024")).toMatchObject({ startDate: "2024-01-27T09:00:00-05:00" });
  expect(event("/conferencex-2024").offers).toBeUndefined();
  expect(event("/conferencex-2024").performer).toHaveLength(12);
  for (const [path, name, text] of [
    [
      "/conferencex",
      "Will there be food?",
      "Yes. Breakfast snacks, lunch and drinks are provided.",
    ],
    ["/partner-with-us", "Is a sponsorship renewed automatically?", "No. Each sponsorship is"],
  ] as const) {
    const { mainEntity } = graphOf(path).find((part) => part["@type"] === "FAQPage");
    expect(mainEntity).toHaveLength(7);
    const acceptedAnswer = expect.objectContaining({ text: expect.stringContaining(text) });
    expect(mainEntity).toContainEqual(expect.objectContaining({ name, acceptedAnswer }));
  }
});
