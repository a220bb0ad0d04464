import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { conferenceYears, content, type Content } from "../support/content.ts";
import { distFolder } from "../support/folders.ts";
import { pages, test } from "../support/site.ts";

const textEndings = new Set(
  ["html", "js", "mjs", "css", "json", "ics", "svg", "txt", "xml", "webmanifest"].map(
    (ending) => `.${ending}`,
  ),
);

base("B12 every page starts with the same inline script, for the policy has room for few", () => {
  const starters = readdirSync(distFolder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(distFolder, name), "utf8"))
    // Its text names “</script>” nowhere, so it ends at the first one.
    .map((html) => /<script>(.+?)<\/script>/s.exec(html)?.[1]);
  expect(starters.length).toBeGreaterThan(pages.length);
  expect(starters[0]).toContain("color-mode");
  expect(new Set(starters).size).toBe(1);
});

base("R36 B12 no e-mail address stands in any file as a harvester looks for it", () => {
  const files = readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    // Its address is there to be read by machines (RFC 9116).
    .filter((file) => !file.endsWith(join(".well-known", "security.txt")));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const addresses = readFileSync(file, "utf8").match(
      /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi,
    );
    expect.soft(addresses, file).toBeNull();
  }
});

/** The file names, without ending, of pictures in entries that are marked as sample. */
const samples = new Set(
  [
    "newsletter",
    "organisations",
    "team",
    ...conferenceYears.map((year) => `conferencex/${year}`),
  ].flatMap((name) => samplePictures(content(name))),
);

function samplePictures(value: Content): string[] {
  if (!value || typeof value !== "object") return [];
  return Object.values(value).flatMap((each) => {
    if (typeof each !== "string") return samplePictures(each);
    const [, name] = /^(.+)\.(?:svg|png|jpg|jpeg|webp)$/.exec(each) ?? [];
    return value.sample === true && name ? [name] : [];
  });
}

/**
 * Kilobytes that a sample picture may weigh in the form that browsers choose (R41): the way pictures are made keeps to
 * them. What a photo of the club's own weighs is up to what it shows.
 */
const PICTURE_LIMITS = [
  { kind: "a portrait as wide as phones show it", files: /-(160|320)\.avif$/, kilobytes: 6 },
  { kind: "a picture", files: /\.avif$/, kilobytes: 30 },
  { kind: "a logo", files: /\.svg$/, kilobytes: 3 },
];

for (const { kind, files, kilobytes } of PICTURE_LIMITS) {
  base(`R41 ${kind} weighs at most ${kilobytes} KB`, () => {
    base.skip(samples.size === 0, "nothing is marked as sample");
    const folder = join(distFolder, "pictures");
    const weights = readdirSync(folder)
      .filter((name) => files.test(name) && samples.has(name.split(".")[0] ?? ""))
      .map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.filter(({ bytes }) => bytes > kilobytes * 1024)).toEqual([]);
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Kilobytes of a file as most browsers get it. */
const kilobytesOf = (address: string) => statSync(join(distFolder, `${address}.br`)).size / 1024;

/** React, its router and what they need to start; the rest is the club's own. */
const FRAMEWORK = /\/(?:react|router)-/;

/** The scripts of a page: the one it loads, and those that hydrating it takes. */
function scriptsOf(html: string): { start: string; chunks: string[] } {
  const [, start = "", chunks = ""] = /src="([^"]+)" data-chunks="([^"]+)"/.exec(html) ?? [];
  return { start, chunks: chunks.split(" ") };
}

for (const name of readdirSync(distFolder).filter((each) => each.endsWith(".html"))) {
  base(
    `R41 B14 the code of ${name} weighs at most 112 KB, 15 of them the club's own, 6 the page's`,
    () => {
      const { start, chunks } = scriptsOf(readFileSync(join(distFolder, name), "utf8"));
      const code = [start, ...chunks];
      expect(code.filter((file) => FRAMEWORK.test(file))).toHaveLength(2);
      expect(sum(code.map(kilobytesOf))).toBeLessThanOrEqual(112);
      // A page's words are content, which may grow.
      const own = code.filter((file) => !FRAMEWORK.test(file) && !file.includes("/words-"));
      expect(own.length).toBeGreaterThan(3);
      expect(sum(own.map(kilobytesOf))).toBeLessThanOrEqual(15);
      const pageChunk = chunks.slice(1, 2);
      expect(sum(pageChunk.map(kilobytesOf))).toBeLessThanOrEqual(6);
    },
  );

  base(`R41 B14 ${name} weighs at most 16 KiB with its styles`, () => {
    expect(kilobytesOf(name)).toBeLessThanOrEqual(16);
  });
}

base("R1 no file for the browser starts Intl, whose first use keeps a slow phone busy", () => {
  const folder = join(distFolder, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(pages.length);
  for (const name of scripts) {
    expect.soft(readFileSync(join(folder, name), "utf8"), name).not.toMatch(/\bIntl\b|\.toLocale/);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("B12 an e-mail address is a plain mail link all the same", async ({ page }) => {
    await page.goto("/partner-with-us");
    const links = page.locator('a[href^="mailto:"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    )) {
      expect(href).toMatch(/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?|$)/);
    }
  });
});
