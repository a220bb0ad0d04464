/**
 * Writes app/styles/generated/: subset fonts, and fonts.css with fallbacks of the same metrics against layout shift.
 * Headings use Tabular from content/fonts/tabular/ (see its README), or Spline Sans Mono without those licensed files.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBlob } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { cachedFile } from "../app/content/cached-file.server.ts";
import { type Face, families, type Family, ROOT } from "../app/styles/font-sources.ts";
import {
  foreignLetters,
  machineLetters,
  otherFaces,
  siteLanguage,
  usedLetters,
} from "../app/styles/letters.ts";
import { withWholePlus } from "../app/styles/plus-sign.ts";

const OUTPUT = join(ROOT, "app/styles/generated");

const LETTERS = usedLetters();

/** The width by which a text chooses its family's other typefaces (docs/decisions/027-texts-in-one-typeface.md). */
const FOREIGN = "200%";

/** Cached, because subsetting takes a second. */
async function cut({ source: file, axis }: Face, letters: string): Promise<Buffer> {
  const source = readFileSync(join(ROOT, file));
  // Without alternates, which no style sheet uses, but with the joined letters of Devanagari.
  const noLayoutClosure = !/\p{Script=Devanagari}/u.test(letters);
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([letters, axis, noLayoutClosure, "no-hinting, whole plus"]))
    .digest("hex")
    .slice(0, 16);
  return cachedFile(`fonts/${key}.woff2`, async () => {
    const isStandIn = file.includes("spline-sans-mono");
    const data = await subsetFont(source, letters, {
      targetFormat: isStandIn ? "truetype" : "woff2",
      noLayoutClosure,
      // 3 KB that today's screens and smoothing do not need; the package's types do not know it yet.
      ...({ noHinting: true } as object),
      ...(axis && { variationAxes: { wght: axis } }),
    });
    if (!isStandIn) return data;
    return subsetFont(withWholePlus(data), letters, { targetFormat: "woff2", noLayoutClosure });
  });
}

async function familyCss(family: Family): Promise<string> {
  const { name, file, faces, fallback, fallbackFiles } = family;
  const rule = async (face: Face, output: string, letters = LETTERS, descriptors = "") => {
    writeFileSync(join(OUTPUT, output), await cut(face, letters.join("")));
    return `@font-face{font-family:"${name}";src:url("./${output}");font-weight:${face.weight};font-style:${face.style};${descriptors}font-display:swap}`;
  };
  const { further, others } = otherFaces(family, LETTERS);
  const rules = await Promise.all([
    ...faces.map((face) =>
      rule(face, `${file}-${face.weight.replace(" ", "-")}-${face.style}.woff2`),
    ),
    ...[...further, ...others].map((face) => {
      const name = basename(face.source, ".woff2");
      const stretch = others.includes(face) ? `font-stretch:${FOREIGN};` : "";
      return rule(
        face,
        `${file}-${face.weight.replace(" ", "-")}-${name}.woff2`,
        face.letters,
        `${stretch}unicode-range:${unicodeRange(face.letters)};`,
      );
    }),
  ]);
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

/** `U+142,U+17b-17c` */
function unicodeRange(letters: string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (last > first ? `U+${hex(first)}-${hex(last)}` : `U+${hex(first)}`))
    .join();
}

function hex(code: number): string {
  return code.toString(16);
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const css = await Promise.all(families.map(familyCss));
if (foreignLetters().length > 0) css.push(`[data-foreign]{font-stretch:${FOREIGN}}`);
// As large as the families' small letters.
if (machineLetters().length > 0)
  css.push(
    `[data-foreign=machine]{font-family:system-ui,sans-serif;font-stretch:normal;letter-spacing:0;font-size-adjust:.54}`,
  );
// Japanese lines end between phrases, Korean ones between words and large Chinese ones after a comma, as far as a browser
// knows them.
if (siteLanguage().startsWith("ja")) css.push(":root{line-break:strict;word-break:auto-phrase}");
if (siteLanguage().startsWith("ko")) css.push(":root{word-break:keep-all}");
if (siteLanguage().startsWith("zh")) css.push("h1,h2,h3,h4{word-break:keep-all}");
writeFileSync(join(OUTPUT, "fonts.css"), `${css.join("\n")}\n`);
