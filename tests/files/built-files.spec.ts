import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { test as base, expect } from "@playwright/test";
import { isSampleContent } from "../support/sample.ts";
import { conference, content, type Content, paths } from "../support/content.ts";
import { builtFile } from "../support/built-site.ts";
import { distFolder, projectFolder } from "../support/folders.ts";
import { pages, test } from "../support/site.ts";

const textExtensions = new Set(
  ["html", "js", "mjs", "css", "json", "ics", "svg", "txt", "xml", "webmanifest"].map(
    (extension) => `.${extension}`,
  ),
);

base("R36 B9 B12 no file contains an email address in plain text", () => {
  const files = readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const addresses = readFileSync(file, "utf8").match(
      /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi,
    );
    expect.soft(addresses, file).toBeNull();
  }
});

/** The file names, without extension, of pictures in entries marked as sample. */
const samples = new Set(
  [...["newsletter", "organisations", "team"].map(content), ...conference.all].flatMap(
    samplePictures,
  ),
);

function samplePictures(value: Content): string[] {
  if (!value || typeof value !== "object") return [];
  return Object.values(value).flatMap((each) => {
    if (typeof each !== "string") return samplePictures(each);
    const [, name] = /^(.+)\.(?:svg|png|jpg|jpeg|webp)$/.exec(each) ?? [];
    return value.sample === true && name ? [name] : [];
  });
}

/** Kilobytes of a sample picture in the format that browsers choose (R41). The weight of a photo depends on the photo. */
const PICTURE_LIMITS = [
  { kind: "a portrait in phone size", files: /-(160|320)\.avif$/, kilobytes: 6 },
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

base("B24 the licences of all packages and fonts that visitors download are on the site", () => {
  const [, ...sections] = builtFile("licenses.txt").split(/^## /m);
  const textOf = (name: string) =>
    sections
      .find((section) => section.startsWith(`${name} - `))
      ?.split("\n")
      .slice(1)
      .join("\n");
  const { dependencies } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  for (const name of [...Object.keys(dependencies), "scheduler"]) {
    expect.soft(textOf(name)?.length ?? 0, name).toBeGreaterThan(500);
  }
  const fonts = builtFile("licenses-fonts.txt");
  for (const name of ["open-sans", "spline-sans-mono"]) {
    expect.soft(fonts, name).toMatch(new RegExp(`variable/${name} [\\d.]+\nCopyright`));
  }
  expect(fonts).toContain("SIL OPEN FONT LICENSE");
});

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Kilobytes of a file with Brotli. */
const kilobytesOf = (path: string) =>
  brotliCompressSync(readFileSync(join(distFolder, path))).length / 1024;

/** The chunks of React and React Router. */
const FRAMEWORK = /\/(?:react|router)-/;

/** The script that a page loads and the chunks that hydrate it. */
function scriptsOf(html: string): { start: string; chunks: string[] } {
  const [, start = "", chunks = ""] = /src="([^"]+)" data-chunks="([^"]+)"/.exec(html) ?? [];
  return { start, chunks: chunks.split(" ") };
}

for (const name of readdirSync(distFolder).filter((each) => each.endsWith(".html"))) {
  base(`R41 B14 the scripts of ${name} weigh 100 KiB at most, own 16 KiB, its chunk 6 KiB`, () => {
    const { start, chunks } = scriptsOf(readFileSync(join(distFolder, name), "utf8"));
    const code = [start, ...chunks];
    expect(code.filter((file) => FRAMEWORK.test(file))).toHaveLength(2);
    expect(sum(code.map(kilobytesOf))).toBeLessThanOrEqual(isSampleContent() ? 100 : 104);
    // Words modules are content, which may grow.
    const own = code.filter((file) => !FRAMEWORK.test(file) && !file.includes("/words-"));
    expect(own.length).toBeGreaterThan(3);
    expect(sum(own.map(kilobytesOf))).toBeLessThanOrEqual(16);
    const pageChunk = chunks.slice(1, 2);
    expect(sum(pageChunk.map(kilobytesOf))).toBeLessThanOrEqual(6);
  });

  base(`R41 B14 ${name} of the sample weighs at most 17.25 KiB with its styles`, () => {
    base.skip(!isSampleContent(), "a club may say more: the build warns of a large page");
    expect(kilobytesOf(name)).toBeLessThanOrEqual(17.25);
  });
}

base("R1 no script for the browser uses Intl, whose first use is slow on phones", () => {
  const folder = join(distFolder, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(pages.length);
  for (const name of scripts) {
    expect.soft(readFileSync(join(folder, name), "utf8"), name).not.toMatch(/\bIntl\b|\.toLocale/);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("B12 an email address is an email link without JavaScript", async ({ page }) => {
    await page.goto(paths.partners);
    const links = page.locator('a[href^="mailto:"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    )) {
      expect(href).toMatch(/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?|$)/);
    }
  });
});
