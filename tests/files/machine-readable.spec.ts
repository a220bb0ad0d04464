import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import robotsParser from "robots-parser";
import { validateXML } from "xmllint-wasm";
import { builtFile, graphOf } from "../support/built-site.ts";
import { conference, content, hasPage, LEFT_OUT } from "../support/content.ts";
import { expect, pages, test } from "../support/site.ts";

const site = content("site");
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

function list<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

async function expectValid(file: string, schema: string, kind: "schema" | "relaxng") {
  const { errors } = await validateXML({
    xml: [{ fileName: file, contents: builtFile(file) }],
    schema: [schema],
    extension: kind,
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
}

test("B9 sitemap.xml is valid: exactly the pages, no future date", async ({ request }) => {
  const folder = join(createRequire(import.meta.url).resolve("sitemap"), "..", "..", "..");
  await expectValid(
    "sitemap.xml",
    readFileSync(join(folder, "schema", "sitemap.xsd"), "utf8"),
    "schema",
  );
  const { url } = xml.parse(builtFile("sitemap.xml")).urlset;
  const entries = list<{ loc: string; lastmod?: string }>(url);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(
    pages.map((path) => `${site.address}${path}`).sort(),
  );
  for (const { lastmod } of entries) {
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  expect((await request.get("/sitemap.xml")).headers()["content-type"]).toMatch(
    /(?:application|text)\/xml/,
  );
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

const hasNewsletter = hasPage("newsletter");

test("B9 feed.xml is valid Atom and lists every issue, newest first", async ({ request }) => {
  test.skip(!hasNewsletter, LEFT_OUT);
  const schema = readFileSync(join(import.meta.dirname, "atom.rng"), "utf8");
  await expectValid("feed.xml", schema, "relaxng");
  const { feed } = xml.parse(builtFile("feed.xml"));
  expect(feed.title).toBe(site.newsletterName);
  const entries = list<Record<string, string> & { link: { "@rel": string; "@href": string }[] }>(
    feed.entry,
  );
  const issues = content("newsletter").issues.toSorted((a: { date: string }, b: { date: string }) =>
    b.date.localeCompare(a.date),
  );
  expect(entries.map(({ title }) => title)).toEqual(
    issues.map(({ title }: { title: string }) => title),
  );
  expect(entries.map(({ published }) => published?.slice(0, 10))).toEqual(
    issues.map(({ date }: { date: string }) => date),
  );
  for (const [index, { link }] of entries.entries()) {
    const target = list(link).find((each) => each["@rel"] === "alternate");
    expect(target?.["@href"]).toBe(issues[index].issueLink.replace(/^\//, `${site.address}/`));
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect((await request.get("/feed.xml")).headers()["content-type"]).toMatch(/xml/);
});

test("B9 a feed reader shows an issue's own day from Honolulu to the Chatham Islands", () => {
  test.skip(!hasNewsletter, LEFT_OUT);
  const { feed } = xml.parse(builtFile("feed.xml"));
  const entries = list<{ published: string; updated: string }>(feed.entry);
  // No moment is on the same day everywhere: clocks differ by up to 26 hours.
  const tooFar = ["Pacific/Pago_Pago", "Pacific/Midway", "Pacific/Niue", "Pacific/Kiritimati"];
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => !tooFar.includes(zone));
  for (const zone of zones) {
    const day = new Intl.DateTimeFormat("sv", { timeZone: zone });
    for (const { published, updated } of entries) {
      expect.soft(day.format(new Date(published)), zone).toBe(published.slice(0, 10));
      expect.soft(updated).toBe(published);
    }
  }
});

test.describe("on another site", () => {
  test.skip(!hasNewsletter, LEFT_OUT);
  test.use({ allowedRequests: [/^http:\/\/127\.0\.0\.1:/] });

  test("B9 a feed reader shows the feed's icon and its pictures", async ({ page, baseURL }) => {
    const pictures = [...builtFile("feed.xml").matchAll(/https:[^"<]+\.png/g)];
    const sources = pictures.map(([url]) => `${baseURL}${new URL(url).pathname}`);
    expect(sources.length).toBeGreaterThan(0);
    // A server, because a routed host may not reach one on this machine.
    const reader = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(sources.map((src) => `<img src="${src}" alt="${src}">`).join(""));
    });
    await new Promise<void>((done) => reader.listen(0, "127.0.0.1", done));
    await page.goto(`http://127.0.0.1:${(reader.address() as AddressInfo).port}/`);
    for (const picture of await page.getByRole("img").all()) {
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
    reader.closeAllConnections();
    await new Promise((done) => reader.close(done));
  });
});

test("B9 security.txt has the club's contact and expiry date", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields.Contact).toBe(`mailto:${site.security.email}`);
  expect(fields.Canonical).toBe(`${site.address}/.well-known/security.txt`);
  expect(Date.parse(fields.Expires)).toBe(Date.parse(site.security.expires));
});

test("B2 the calendar file is valid, with the hours of its time zone", async ({ request }) => {
  test.skip(!conference.edition, LEFT_OUT);
  const { edition } = conference;
  const response = await request.get(conference.calendarFile);
  if (edition.phase === "over") return expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).toMatch(/^text\/calendar/);
  const text = await response.text();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.summary).toBe(edition.name);
  expect(event.location).toBe(`${edition.venue}, ${edition.city}`);
  const { tzid } = event.startDate.zone;
  expect(tzid.toLowerCase()).toBe(edition.timeZone.toLowerCase());
  const explained = calendar.getAllSubcomponents("vtimezone");
  expect(explained.map((zone) => zone.getFirstPropertyValue("tzid"))).toEqual(
    tzid === "UTC" ? [] : [tzid],
  );
  expect(event.startDate.toString().slice(0, 16)).toBe(`${edition.date}T${edition.startTime}`);
  expect(event.endDate.toString().slice(0, 16)).toBe(
    `${edition.endDate ?? edition.date}T${edition.endTime}`,
  );
  // The file's own time zone rules decide the time.
  const expected = graphOf(conference.path).find((part) => part["@type"] === "Event");
  expect(event.startDate.toJSDate()).toEqual(new Date(expected.startDate));
  expect(event.endDate.toJSDate()).toEqual(new Date(expected.endDate));
  // Not its address, which may change.
  expect(event.uid).toBe(`${conference.name.replace("/", "-")}.${new URL(site.address).host}`);
  expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
});
