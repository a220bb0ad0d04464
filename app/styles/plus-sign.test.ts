import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { families } from "./font-sources.ts";
import { withWholePlus } from "./plus-sign.ts";

const BAR = ["moveTo", "lineTo", "lineTo", "lineTo", "closePath"];

test.each(families.flatMap(({ faces }) => faces))(
  "R1 the plus of $source has no notch ($weight)",
  async ({ source, axis }) => {
    const cut = await subsetFont(readFileSync(source), "+", {
      targetFormat: "truetype",
      ...(axis && { variationAxes: { wght: axis } }),
    });
    const font = create(withWholePlus(cut));
    if (font.isCollection) throw new Error("These are several fonts.");
    const commands = font.glyphForCodePoint(0x2b).path.commands.map(({ command }) => command);
    if (source.includes("spline")) expect(commands).toEqual([...BAR, ...BAR]);
    else expect(commands).not.toContain("quadraticCurveTo");
  },
);
