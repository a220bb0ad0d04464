import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import robotsParser from "robots-parser";
import { validateXML } from "xmllint-wasm";
import { builtFile, graphOf } from "../support/built-site.ts";
import { conference, content, hasPage, LEFT_OUT } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";

const site = content("site");
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["url", "entry"].includes(name),
});

test("B9 sitemap.xml is valid and has exactly the pages", async ({ request }) => {
  const { urlset } = xml.parse(builtFile("sitemap.xml"), true);
  expect(urlset["@xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(urlset.url.map(({ loc }: { loc: string }) => loc).sort()).toEqual(
    pages.map((path) => `${site.address}${path}`).sort(),
  );
  expect((await request.get("/sitemap.xml")).headers()["content-type"]).toMatch(/\/xml/);
});

test("B9 robots.txt allows every page and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const robots = robotsParser(`${site.address}/robots.txt`, await response.text());
  for (const path of [...pages, "/og/home.png"]) {
    expect(robots.isAllowed(`${site.address}${path}`, "Anybot")).toBe(true);
  }
  expect(robots.getSitemaps()).toEqual([`${site.address}/sitemap.xml`]);
});

test("B9 feed.xml is valid Atom and lists every issue, newest first", async ({ request }) => {
  test.skip(!hasPage("newsletter"), LEFT_OUT);
  const { errors } = await validateXML({
    xml: [{ fileName: "feed.xml", contents: builtFile("feed.xml") }],
    schema: [readFileSync(join(import.meta.dirname, "atom.rng"), "utf8")],
    extension: "relaxng",
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  const { feed } = xml.parse(builtFile("feed.xml"));
  expect(feed.title).toBe(site.newsletterName);
  type Issue = { title: string; date: string; issueLink: string };
  const issues: Issue[] = content("newsletter").issues;
  expect(
    feed.entry.map((entry: Record<string, string> & { link: { "@href": string } }) => [
      entry.title,
      entry.published,
      entry.link["@href"],
    ]),
  ).toEqual(
    issues
      .toSorted((a, b) => b.date.localeCompare(a.date))
      // 10:00 UTC is on the same day from Honolulu to the Chatham Islands.
      .map(({ title, date, issueLink }) => [
        title,
        `${date}T10:00:00Z`,
        issueLink.replace(/^\//, `${site.address}/`),
      ]),
  );
  expect((await request.get("/feed.xml")).headers()["content-type"]).toMatch(/xml/);
});

test("B9 another site may show the pictures of feed and link previews", async ({ request }) => {
  for (const path of ["/icon-192.png", "/og/home.png"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["cross-origin-resource-policy"] ?? "cross-origin", path).toBe("cross-origin");
  }
});

test("B2 the calendar file is valid and has the edition's moments", async ({ request }) => {
  test.skip(!conference.edition, LEFT_OUT);
  const { edition } = conference;
  const response = await request.get(conference.calendarFile);
  if (edition.phase === "over") return expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).toMatch(/^text\/calendar/);
  const text = await response.text();
  for (const line of text.split("\r\n")) {
    expect(line).not.toContain("\n");
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.summary).toBe(edition.name);
  expect(event.location).toBe(`${edition.venue}, ${edition.city}`);
  const { startDate, endDate } = graphOf(conference.path).find((part) => part["@type"] === "Event");
  expect(startDate.slice(0, 16)).toBe(`${edition.date}T${edition.startTime}`);
  expect(event.startDate.toJSDate()).toEqual(new Date(startDate));
  expect(event.endDate.toJSDate()).toEqual(new Date(endDate));
});
