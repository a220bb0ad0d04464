import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import { builtFile } from "../support/built-site.ts";
import { expect, test } from "../support/site.ts";

const ADDRESS = "https://uofxai.example";
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["url", "entry"].includes(name),
});

test("R1 B9 robots.txt allows every page and names the sitemap, which has exactly the seven", async ({
  request,
}) => {
  const { urlset } = xml.parse(builtFile("sitemap.xml"), true);
  expect(urlset["@xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(urlset.url.map(({ loc }: { loc: string }) => loc.replace(ADDRESS, "")).sort()).toEqual([
    "/",
    "/conferencex",
    "/conferencex-2024",
    "/learnai",
    "/newsletter",
    "/partner-with-us",
    "/projectx",
  ]);
  expect((await request.get("/sitemap.xml")).headers()["content-type"]).toMatch(/\/xml/);

  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).not.toMatch(/^Disallow: *\S/im);
  expect(text).toContain(`Sitemap: ${ADDRESS}/sitemap.xml\n`);
});

test("B9 feed.xml is an Atom feed with the issue, and another site may show its pictures and those of previews", async ({
  request,
}) => {
  const { feed } = xml.parse(builtFile("feed.xml"), true);
  expect(feed).toMatchObject({
    "@xmlns": "http://www.w3.org/2005/Atom",
    title: "Neural Notes",
    id: expect.stringMatching(/^(?:https:|tag:)/),
    updated: "2024-09-02T10:00:00Z",
    author: { name: "UofX AI" },
  });
  expect(feed.entry).toMatchObject([
    {
      title: "Welcome to UofX AI 2024-2025",
      id: expect.stringMatching(/^(?:https:|tag:)/),
      // 10:00 UTC is on the same day from Honolulu to the Chatham Islands.
      published: "2024-09-02T10:00:00Z",
      updated: "2024-09-02T10:00:00Z",
      summary: expect.stringContaining("The first issue of the academic year."),
    },
  ]);
  const links = [feed.entry[0].link].flat().map((link) => link["@href"]);
  expect(links).toContain("https://archive.neuralnotes.example/2024-09-02");
  expect((await request.get("/feed.xml")).headers()["content-type"]).toMatch(/xml/);

  for (const path of ["/icon-192.png", "/og/home.png"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["cross-origin-resource-policy"] ?? "cross-origin", path).toBe("cross-origin");
  }
});

test("B2 the calendar file is valid and has the edition's moments", async ({ request }) => {
  const response = await request.get("/conferencex-2025.ics");
  expect(response.headers()["content-type"]).toMatch(/^text\/calendar/);
  const text = await response.text();
  for (const line of text.split("\r\n")) {
    expect(line).not.toContain("\n");
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.summary).toBe("ConferenceX 2025");
  expect(event.location).toBe("A technology and society institute, Toronto");
  expect(event.startDate.toJSDate()).toEqual(new Date("2025-01-25T14:00:00Z"));
  expect(event.endDate.toJSDate()).toEqual(new Date("2025-01-25T22:00:00Z"));
});
