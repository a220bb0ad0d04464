/**
 * Writes app/styles/generated/: subset fonts, and fonts.css with fallbacks of the same metrics against layout shift.
 * Headings use Tabular from content/fonts/tabular/ (see its README), or Spline Sans Mono without those licensed files.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBlob } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { type Face, families, type Family, ROOT } from "./font-sources.ts";

const OUTPUT = join(ROOT, "app/styles/generated");
const CACHE = join(ROOT, "node_modules/.cache/fonts");

const LETTERS = [
  ...new Set(String.fromCharCode(...range(0x20, 0x7e)) + "\u00a0©–—‘’“”…→×" + contentLetters()),
]
  .filter((letter) => letter >= " ")
  .sort()
  .join("");

function contentLetters(): string {
  return readdirSync(join(ROOT, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(ROOT, "content", name), "utf8"))
    .join("");
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Cached, because subsetting takes a second. */
async function cut(face: Face): Promise<Buffer> {
  const source = readFileSync(join(ROOT, face.source));
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([LETTERS, face.axis, "no-layout-closure", "no-hinting"]))
    .digest("hex")
    .slice(0, 16);
  const cached = join(CACHE, `${key}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  const result = await subsetFont(source, LETTERS, {
    targetFormat: "woff2",
    noLayoutClosure: true, // without alternates, which no stylesheet uses
    // 3 KB that today's screens and smoothing do not need; the package's types do not know it yet.
    ...({ noHinting: true } as object),
    ...(face.axis && { variationAxes: { wght: face.axis } }),
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, result);
  return result;
}

async function familyCss(family: Family): Promise<string> {
  const rules = await Promise.all(
    family.faces.map(async (face) => {
      const name = `${family.file}-${face.weight.replace(" ", "-")}-${face.style}.woff2`;
      writeFileSync(join(OUTPUT, name), await cut(face));
      return `@font-face{font-family:"${family.name}";src:url("./${name}");font-weight:${face.weight};font-style:${face.style};font-display:swap}`;
    }),
  );
  const upright = family.faces.find((face) => face.style === "normal") ?? family.faces[0];
  if (!upright) return "";
  const metrics = await fromBlob(new Blob([readFileSync(join(ROOT, upright.source))]));
  const stack = createFontStack([{ ...metrics, familyName: family.name }, family.fallback], {
    fontFaceFormat: "styleObject",
  });
  const fallback = stack.fontFaces[0]?.["@font-face"];
  if (!fallback) throw new Error(`No fallback could be worked out for ${family.name}.`);
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fallback as Record<
    string,
    string
  >;
  const sources = family.fallbackFiles.map((local) => `local("${local}")`).join(",");
  rules.push(
    `@font-face{font-family:"${family.name} Fallback";src:${sources};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride ?? "0%"};size-adjust:${wholeIfAlmost(sizeAdjust)}}`,
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
