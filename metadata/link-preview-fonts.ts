import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontWeight } from "satori";
import subsetFont from "subset-font";
import { type Face, families, ROOT } from "../build/font-sources.ts";

/** Latin with the punctuation of names, dates and prices. */
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
)
  .join("")
  .concat("–—‘’“”…•");

const NEEDED: { family: string; weight: FontWeight }[] = [
  { family: "Tabular", weight: 400 },
  { family: "Tabular", weight: 500 },
  { family: "Open Sans", weight: 400 },
];

/** The site's fonts for satori, which reads one uncompressed file for each weight. */
export async function linkPreviewFonts() {
  return Promise.all(
    NEEDED.map(async ({ family, weight }) => {
      const face = faceFor(family, weight);
      const data = await subsetFont(readFileSync(join(ROOT, face.source)), LETTERS, {
        targetFormat: "truetype",
        ...(face.axis && { variationAxes: { wght: weight } }),
      });
      return { name: family, weight, style: "normal" as const, data };
    }),
  );
}

function faceFor(family: string, weight: number): Face {
  const faces = (families.find(({ name }) => name === family)?.faces ?? []).filter(
    ({ style }) => style === "normal",
  );
  const face = faces.find((each) => each.axis ?? each.weight === String(weight)) ?? faces.at(0);
  if (!face) throw new Error(`There is no upright font file for ${family}.`);
  return face;
}
