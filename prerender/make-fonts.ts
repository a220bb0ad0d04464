/**
 * Writes app/styles/generated/: subset fonts, and fonts.css with fallbacks of the same metrics against layout shift.
 * Headings use Tabular from content/fonts/tabular/ (see its README), or Spline Sans Mono without those licensed files.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBlob } from "@capsizecss/unpack";
import { isNotJunk } from "junk";
import subsetFont from "subset-font";
import { cachedFile } from "../app/content/cached-file.server.ts";
import { families, ROOT } from "../app/styles/font-sources.ts";

type Family = (typeof families)[number];

const OUTPUT = join(ROOT, "app/styles/generated");

const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));
const content = readdirSync(join(ROOT, "content"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml") && isNotJunk(basename(name)))
  .map((name) => readFileSync(join(ROOT, "content", name), "utf8"));
const LETTERS = [...new Set([...ascii, ..."\u00a0©–—‘’“”…→×", ...content.join("")])]
  .filter((letter) => letter >= " ")
  .sort()
  .join("");

/** Cached, because subsetting takes a second. */
async function cut(source: Buffer, axis: Family["faces"][number]["axis"]): Promise<Buffer> {
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([LETTERS, axis, "no-layout-closure", "no-hinting"]))
    .digest("hex")
    .slice(0, 16);
  return cachedFile(`fonts/${key}.woff2`, () =>
    subsetFont(source, LETTERS, {
      targetFormat: "woff2",
      noLayoutClosure: true, // without alternates, which no style sheet uses
      // 3 KB that today's screens and smoothing do not need; the package's types do not know it yet.
      ...({ noHinting: true } as object),
      ...(axis && { variationAxes: { wght: axis } }),
    }),
  );
}

async function familyCss({ name, file, faces, fallback, fallbackFiles }: Family): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ({ source, style, weight, axis }) => {
      const output = `${file}-${weight.replace(" ", "-")}-${style}.woff2`;
      writeFileSync(join(OUTPUT, output), await cut(readFileSync(join(ROOT, source)), axis));
      return `@font-face{font-family:"${name}";src:url("./${output}");font-weight:${weight};font-style:${style};font-display:swap}`;
    }),
  );
  const upright = faces.find(({ style }) => style === "normal") ?? faces[0];
  const metrics = await fromBlob(new Blob([readFileSync(join(ROOT, upright?.source ?? ""))]));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, fallback], {
    fontFaceFormat: "styleObject",
  });
  const face = { ...fontFaces[0]?.["@font-face"] };
  const sources = fallbackFiles.map((local) => `local("${local}")`).join(",");
  rules.push(
    `@font-face{font-family:"${name} Fallback";src:${sources};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride ?? "0%"};size-adjust:${wholeIfAlmost(face.sizeAdjust)}}`,
  );
  return rules.join("\n");
}

/** 99.98 % would be drawn a pixel a letter narrower than 100 %, where a browser rounds to whole pixels. */
function wholeIfAlmost(percentage = "100%"): string {
  const value = Number.parseFloat(percentage);
  return Math.abs(value - Math.round(value)) < 0.05 ? `${Math.round(value)}%` : percentage;
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const css = await Promise.all(families.map(familyCss));
writeFileSync(join(OUTPUT, "fonts.css"), `${css.join("\n")}\n`);
