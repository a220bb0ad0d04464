import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPage, graphOf, headValue, decodeReferences } from "../support/built-site.ts";
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
  for (const [what, values, [least, most]] of [
    ["title", pages.map(titleOf), [2, 60]],
    [
      "description",
      pages.map((path) => headValue(builtPage(path), 'name="description"')),
      [20, 160],
    ],
  ] as const) {
    expect(new Set(values).size, `unique ${what}s`).toBe(pages.length);
    for (const value of values) {
      expect(value?.length, `${what}: ${value}`).toBeGreaterThanOrEqual(least);
      expect(value?.length, `${what}: ${value}`).toBeLessThanOrEqual(most);
    }
  }
});

for (const path of pages) {
  test(`B9 ${path} has a canonical URL and Open Graph metadata`, () => {
    const html = builtPage(path);
    const property = (name: string) => headValue(html, `property="og:${name}"`);
    expect(headValue(html, 'rel="canonical"')).toBe(`${site.address}${path}`);
    expect(property("url")).toBe(`${site.address}${path}`);
    expect(property("title")).toBe(titleOf(path));
    expect(property("description")).toBe(headValue(html, 'name="description"'));
    expect(property("site_name")).toBe(site.club);
    // Safari on iOS would turn numbers into telephone links.
    expect(headValue(html, 'name="format-detection"')).toBe("telephone=no");
    expect(property("type")).toBe("website");
    expect(property("locale") ?? "xx_XX").toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
    expect(property("image:alt")?.length).toBeGreaterThan(20);
    expect(headValue(html, 'name="twitter:card"')).toBe("summary_large_image");
    expect(headValue(html, 'rel="manifest"')).toBe("/manifest.webmanifest");
    expect(headValue(html, 'rel="alternate"')).toBe(
      pages.includes(paths.newsletter) ? "/feed.xml" : undefined,
    );
  });

  test(`B9 the Open Graph picture of ${path} exists in the stated size`, () => {
    const html = builtPage(path);
    const url = new URL(headValue(html, 'property="og:image"') ?? "");
    expect(url.origin).toBe(site.address);
    expectPicture(url.pathname);
    expect(headValue(html, 'property="og:image:width"')).toBe("1200");
    expect(headValue(html, 'property="og:image:height"')).toBe("630");
  });
}

/** Reads the size from the PNG header. Some services reject pictures of more than 300 KB. */
function expectPicture(path: string) {
  const file = readFileSync(join(distFolder, path));
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(300_000);
}

/** What crawlers read of a page. The manifest and the icons count too, because some show the icon. */
const MACHINE_READ =
  /<title>.*?<\/title>|<meta (?:name="(?:description|robots|twitter:\w+)"|property="og:[^"]+") [^>]*>|<link rel="(?:canonical|alternate|manifest|icon|apple-touch-icon)"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

for (const path of [...pages, "/404"]) {
  test(`B9 the first 8 KiB of ${path} have all that machines read`, async ({ request }) => {
    const response = await request.get(path === "/404" ? "/no-such-page" : path, {
      headers: { "Accept-Encoding": "identity", Range: "bytes=0-8191" },
    });
    const start = (await response.body()).subarray(0, 8192).toString("latin1");
    const whole = Buffer.from(builtPage(path)).toString("latin1");
    const isLong = (tag: string) =>
      // Only words of the content can make structured data this long.
      tag.startsWith("<script") && Buffer.byteLength(wordsOf(graphOf(path)).join("")) > 4096;
    const tags = [...whole.matchAll(MACHINE_READ)];
    expect(tags.length).toBeGreaterThan(4);
    for (const { 0: tag, index } of tags) {
      expect.soft(index, `${tag} is before the styles`).toBeLessThan(whole.indexOf("<style"));
      if (!isLong(tag)) expect.soft(start.includes(tag), tag).toBe(true);
    }
    // Browsers look for the encoding in the first 1024 bytes, and must not lay out twice.
    expect(start.slice(0, 1024)).toMatch(/^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"/);
    expect(start.slice(0, 1024)).toContain('name="viewport"');
    // Fonts load while the structured data arrives.
    if (start.includes("ld+json")) {
      expect(start.indexOf('rel="preload"')).toBeLessThan(start.indexOf("ld+json"));
    }
  });
}

/** All texts of structured data. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}

test("B9 each page and newsletter issue has its own Open Graph picture", () => {
  const urls = pages.map((path) => headValue(builtPage(path), 'property="og:image"') ?? "");
  const hasNewsletter = pages.includes(paths.newsletter);
  const issues = (hasNewsletter ? graphOf(paths.newsletter) : []).filter(
    (part) => part["@type"] === "PublicationIssue",
  );
  expect(issues).toHaveLength(content("newsletter").issues?.length ?? 0);
  for (const { image } of issues) {
    urls.push(image);
    expectPicture(new URL(image).pathname);
  }
  expect(new Set(urls).size).toBe(urls.length);
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
  expect(manifest).toMatchObject({
    name: site.clubFullName ?? site.club,
    short_name: site.club,
    lang: site.language,
    start_url: "/",
  });
  const icons = [
    ...builtPage("/").matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
  ];
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const path of [
    ...icons.map(([, href]) => href ?? ""),
    ...manifest.icons.map(({ src }: { src: string }) => src),
  ]) {
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
  await page.reload();
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
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});
