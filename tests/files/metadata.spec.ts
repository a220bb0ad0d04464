import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage, decodeReferences, headValue } from "../support/built-site.ts";
import { distFolder } from "../support/folders.ts";
import { expect, pages, test } from "../support/site.ts";

const ADDRESS = "https://uofxai.example";

const titleOf = (html: string) => decodeReferences(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");

test("B9 R4 every page has a title and a description of its own, short enough for search results, and search ignores the 404 page", () => {
  const documents = pages.map(builtPage);
  for (const [values, most] of [
    [documents.map(titleOf), 60],
    [documents.map((html) => headValue(html, 'name="description"') ?? ""), 160],
  ] as const) {
    expect(new Set(values).size).toBe(pages.length);
    expect(values.filter((value) => value.length > most)).toEqual([]);
  }
  expect(titleOf(builtPage("/"))).toBe("UofX AI: student AI club at the University of X");
  const notFound = builtPage("/404");
  expect(headValue(notFound, 'name="robots"')).toBe("noindex");
  expect(headValue(notFound, 'rel="canonical"')).toBeUndefined();
});

test("B9 B25 every page has its language, a canonical URL, Open Graph metadata and a picture of its own, before its styles", () => {
  for (const path of pages) {
    const html = builtPage(path);
    const property = (name: string) => headValue(html, `property="og:${name}"`);
    const picture = path === "/" ? "/og/home.png" : `/og${path}.png`;
    expect(headValue(html, 'rel="canonical"')).toBe(ADDRESS + path);
    expect(property("url")).toBe(ADDRESS + path);
    expect(property("title")).toBe(titleOf(html));
    expect(property("description")).toBe(headValue(html, 'name="description"'));
    expect(property("site_name")).toBe("UofX AI");
    expect(property("image:alt")).toContain("UofX AI");
    expect(headValue(html, 'name="twitter:card"')).toBe("summary_large_image");
    expect(headValue(html, 'rel="alternate"')).toBe("/feed.xml");
    expect(property("image")).toBe(ADDRESS + picture);
    const file = readFileSync(join(distFolder, picture));
    expect(file.toString("latin1", 1, 4)).toBe("PNG");
    // The size in the PNG header. Some services reject larger files.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(300_000);
    // Some crawlers read 8 KiB, and browsers look for the encoding in the first.
    for (const tag of ["og:image", 'rel="canonical"', 'name="description"', "<title>"])
      expect(html.indexOf(tag), `${tag} of ${path}`).toBeLessThan(8192);
    expect(html.indexOf("ld+json")).toBeLessThan(html.indexOf("<style"));
    expect(html).toContain('<html lang="en-CA">');
    expect(html.indexOf('<meta charset="utf-8"')).toBeLessThan(1024);
  }
});

test("B9 the manifest and all icons exist", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ short_name: "UofX AI", lang: "en-CA", start_url: "/" });
  const icons = [
    ...builtPage("/").matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
  ].map(([, href]) => href ?? "");
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const path of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(path)).status(), path).toBe(200);
});
