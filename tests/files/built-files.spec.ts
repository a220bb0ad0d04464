import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { builtFile, builtPage } from "../support/built-site.ts";
import { distFolder, projectFolder } from "../support/folders.ts";
import { pages } from "../support/site.ts";

const TEXTS = /\.(?:html|m?js|css|json|ics|svg|txt|xml|webmanifest)$/;

test("B9 B12 no file contains an email address in plain text", () => {
  const files = readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const addresses = readFileSync(file, "utf8").match(
      /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi,
    );
    expect.soft(addresses, file).toBeNull();
  }
});

test("B24 the licences of all packages and fonts that visitors download are on the site", () => {
  const [, ...sections] = builtFile("licenses.txt").split(/^## /m);
  const { dependencies } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  for (const name of [...Object.keys(dependencies), "scheduler"]) {
    const section = sections.find((each) => each.startsWith(`${name} - `));
    expect.soft(section?.length ?? 0, name).toBeGreaterThan(500);
  }
  const fonts = builtFile("licenses-fonts.txt");
  for (const name of ["open-sans", "spline-sans-mono"])
    expect.soft(fonts).toMatch(new RegExp(`variable/${name} [\\d.]+\nCopyright`));
  expect(fonts).toContain("SIL OPEN FONT LICENSE");
});

/** Kilobytes with Brotli. */
const weightOf = (text: string) => brotliCompressSync(text).length / 1024;

test("R41 B14 a page weighs 17.25 KiB with its styles, its scripts 82", () => {
  const scripts = readdirSync(join(distFolder, "assets")).filter((name) => name.endsWith(".js"));
  const weights = new Map(
    scripts.map((name) => [`/assets/${name}`, weightOf(builtFile(`assets/${name}`))]),
  );
  const weightOfScripts = (files: string[]) =>
    files.reduce((sum, file) => sum + (weights.get(file) ?? NaN), 0);
  for (const page of [...pages, "/404"]) {
    const html = builtPage(page);
    const [, start = "", chunks = ""] = /src="([^"]+)" data-chunks="([^"]+)"/.exec(html) ?? [];
    const code = [start, ...chunks.split(" ")];
    expect(code.length).toBeGreaterThan(3);
    expect.soft(weightOf(html), page).toBeLessThanOrEqual(17.25);
    expect.soft(weightOfScripts(code), page).toBeLessThanOrEqual(82);
  }
});
