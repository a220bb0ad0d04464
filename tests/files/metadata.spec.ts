import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage, headValue, decodeReferences } from "../support/built-site.ts";
import { conference, content, menuPage, paths, uiText } from "../support/content.ts";
import { distFolder } from "../support/folders.ts";
import { menuLink } from "../support/links.ts";
import { colours, expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const site = content("site");

function titleOf(path: string): string {
  return decodeReferences(/<title>(.*?)<\/title>/.exec(builtPage(path))?.[1] ?? "");
}

test("B9 every page has a unique title and description, short enough for search results", () => {
  for (const [values, most] of [
    [pages.map(titleOf), 60],
    [pages.map((path) => headValue(builtPage(path), 'name="description"') ?? ""), 160],
  ] as const) {
    expect(new Set(values).size).toBe(pages.length);
    expect(values.filter((value) => value.length > most)).toEqual([]);
  }
});

for (const path of pages) {
  test(`B9 ${path} has a canonical URL, Open Graph metadata and a picture of its own`, () => {
    const html = builtPage(path);
    const property = (name: string) => headValue(html, `property="og:${name}"`);
    expect(headValue(html, 'rel="canonical"')).toBe(`${site.address}${path}`);
    expect(property("url")).toBe(`${site.address}${path}`);
    expect(property("title")).toBe(titleOf(path));
    expect(property("description")).toBe(headValue(html, 'name="description"'));
    expect(property("site_name")).toBe(site.club);
    expect(property("image:alt")).toContain(site.club);
    expect(headValue(html, 'name="twitter:card"')).toBe("summary_large_image");
    expect(headValue(html, 'rel="alternate"')).toBe(
      pages.includes(paths.newsletter) ? "/feed.xml" : undefined,
    );
    const picture = path === "/" ? "/og/home.png" : `/og${path}.png`;
    expect(property("image")).toBe(site.address + picture);
    const file = readFileSync(join(distFolder, picture));
    expect(file.toString("latin1", 1, 4)).toBe("PNG");
    // The size in the PNG header.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([property("image:width"), property("image:height")]).toEqual(["1200", "630"]);
    // Some services reject larger ones.
    expect(file.length).toBeLessThan(300_000);
  });
}

test("B9 what machines read of a page comes before its styles, most of it in the first 8 KiB", () => {
  const tags = /<title>|<meta (?:name="(?:description|twitter)|property="og)|rel="(?:canon|alt)/g;
  for (const path of pages) {
    const html = builtPage(path);
    const places = [...html.matchAll(tags)].map(({ index }) => index);
    expect(places.length).toBeGreaterThan(12);
    expect(Math.max(...places), path).toBeLessThan(8192);
    expect(html.indexOf("ld+json"), path).toBeLessThan(html.indexOf("<style"));
    // Browsers look for the encoding in the first 1024 bytes.
    expect(html.indexOf('<meta charset="utf-8"'), path).toBeLessThan(1024);
  }
});

test("B9 the 404 page is noindex and has no canonical URL", () => {
  const html = builtPage("/404");
  expect(headValue(html, 'name="robots"')).toBe("noindex");
  expect(headValue(html, 'rel="canonical"')).toBeUndefined();
});

test("B9 the manifest and all icons exist", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ short_name: site.club, lang: site.language, start_url: "/" });
  const icons = [
    ...builtPage("/").matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
  ].map(([, href]) => href ?? "");
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const path of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test("B9 the theme colour follows the chosen colour mode", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const shown = () =>
    page.locator("meta[name=theme-color]").evaluateAll((all) =>
      (all as HTMLMetaElement[])
        .filter(({ media }) => !media || matchMedia(media).matches)
        // As browsers write a colour: rgb(…).
        .map(({ content }) => Object.assign(new Option().style, { color: content }).color),
    );
  expect(await shown()).toEqual([colours.light]);
  await page.getByRole("radio", { name: uiText.dark }).check({ force: true });
  expect(await shown()).toEqual([colours.dark]);
  await page.getByRole("radio", { name: uiText.matchSystem }).check({ force: true });
  expect(await shown()).toEqual([colours.dark]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await shown()).toEqual([colours.light]);
});

test("B9 a client-side navigation updates the canonical URL", async ({ page }) => {
  const { to } = menuPage();
  await openPage(page, "/");
  await menuLink(page, to).click();
  await expect(page).toHaveURL(to);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.address + to);
});

test("B9 hydration does not repeat the metadata", async ({ page }) => {
  await openPage(page, conference.path);
  for (const tag of ["link[rel=canonical]", 'meta[property="og:title"]', "[type*=ld]"])
    await expect(page.locator(tag)).toHaveCount(1);
});
