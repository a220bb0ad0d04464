import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, luminance } from "../../tests/support/contrast.ts";
import { type Mode, tokenColour } from "./token-colour.server.ts";

test("R9 the palette is the brand’s six colours", () => {
  const palette = readFileSync("app/styles/tokens.css", "utf8").split("}")[0];
  expect(palette?.match(/(?<=--color-(?!white)\w+: )#\w+/g)).toEqual([
    "#ececec",
    "#1c1c1c",
    "#ba76e1",
    "#f498c3",
    "#ee3b8e",
    "#051a42",
  ]);
});

function contrast(one: string, other: string): number {
  const [front, back] = [one, other].map((colour) =>
    luminance(...Buffer.from(colour.slice(1), "hex")),
  );
  return contrastOf(front ?? 0, back ?? 0);
}

const BOTH: Mode[] = ["light", "dark"];
const PAPERS = ["color-surface", "color-raised", "color-paper", "color-sunken"];
/** The dark sections have these behind them, whatever the page's mode. */
const NIGHT = ["color-night", "color-dusk"];

type Pairs = { least: number; text: string[]; on: string[]; modes: Mode[] };

/** Minimum contrast of each pair: 7 for body text, 4.5 for other text, 3 for graphics. */
const PAIRS: Pairs[] = [
  { least: 7, text: ["color-text", "color-heading"], on: PAPERS, modes: BOTH },
  {
    least: 7,
    text: ["color-muted", "color-link", "color-link-active", "color-accent-text"],
    on: ["color-surface"],
    modes: BOTH,
  },
  {
    least: 4.5,
    text: ["color-muted", "color-link", "color-link-active", "color-accent-text"],
    on: PAPERS,
    modes: BOTH,
  },
  {
    least: 7,
    text: ["color-text", "color-heading", "color-muted", "color-link", "color-link-active"],
    on: NIGHT,
    modes: ["dark"],
  },
  { least: 7, text: ["color-white", "color-dawn", "color-pink"], on: NIGHT, modes: ["dark"] },
  { least: 4.5, text: ["color-purple", "color-rose"], on: NIGHT, modes: ["dark"] },
  { least: 7, text: ["color-button-text"], on: ["color-button"], modes: BOTH },
  { least: 7, text: ["color-button-text"], on: ["color-button-hover"], modes: BOTH },
  { least: 7, text: ["color-night"], on: ["color-pink"], modes: BOTH },
  { least: 3, text: ["color-control", "color-focus"], on: PAPERS, modes: BOTH },
  { least: 3, text: ["color-control", "color-focus"], on: NIGHT, modes: ["dark"] },
];

for (const { least, text, on, modes } of PAIRS) {
  test(`R10 ${text.join(", ")} on ${on.join(", ")}: a contrast of ${least} or more (${modes.join(" and ")})`, () => {
    for (const mode of modes) {
      for (const front of text) {
        for (const back of on) {
          const ratio = contrast(tokenColour(front, mode), tokenColour(back, mode));
          expect(ratio, `${front} on ${back}, ${mode}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
}
