import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build, loadConfigFromFile } from "vite";
import { contrastOf, luminance } from "../../tests/support/contrast.ts";
import { LAYER_ORDER } from "./layer-order.ts";
import { type Mode, tokenColour } from "./token-colour.server.ts";

const SHEETS = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name).replaceAll("\\", "/"))
  .filter((name) => /\/(?!\.)[^/]+\.css$/.test(name) && !name.includes("/generated/"))
  .map((name) => ({ name, css: withoutComments(readFileSync(name, "utf8")) }));

const TOKENS = SHEETS.find(({ name }) => name === "app/styles/tokens.css")?.css ?? "";

/** Comments become blanks, so that no rule is found in one. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, " ");
}

test("every module keeps its rules in the layer of its folder, so that later folders win", () => {
  const modules = SHEETS.filter(({ name }) => name.endsWith(".module.css"));
  expect(modules.length).toBeGreaterThan(20);
  for (const { name, css } of modules) {
    // Prettier indents what is inside.
    const outside = css.split("\n").filter((line) => /^\S/.test(line));
    expect(outside, name).toEqual([`@layer ${name.split("/")[1]} {`, "}"]);
  }
});

test("every layer that a stylesheet names has its place in the order", () => {
  const order = LAYER_ORDER.replace(/^@layer |;$/g, "").split(",");
  const folders = ["base", "ui", "layout", "pages"];
  expect(order.filter((layer) => folders.includes(layer))).toEqual(folders);
  for (const { name, css } of SHEETS) {
    for (const [, layer = ""] of css.matchAll(/(?:@layer |layer\()([a-z]+)/g)) {
      expect(order, name).toContain(layer);
    }
  }
});

test("B7 contrast themes are for the screen, because paper has no system colours", () => {
  for (const { name, css } of SHEETS) expect(css, name).not.toMatch(/@media \(forced-colors/);
});

function coloursOf(file: string) {
  const source = readFileSync(file, "utf8").toLowerCase();
  return new Set(source.match(/#[0-9a-f]{6}\b/g));
}

test("R9 the icon and the PDFs, which read no token, have the brand's colours", () => {
  const [blue, rose] = [tokenColour("color-night"), tokenColour("color-rose")];
  const lights = [tokenColour("color-purple"), tokenColour("color-pink")];
  const [highlight, violet, rule] = ["#ffdcec", "#a55cd3", "#b4bac6"];
  // A club's own icon has its own colours.
  if (readFileSync("public/favicon.svg", "utf8").includes('<radialGradient id="p"'))
    expect(coloursOf("public/favicon.svg")).toEqual(
      new Set([highlight, violet, ...lights, blue, rose]),
    );
  expect(coloursOf("documents/document.css")).toEqual(new Set([blue, rose, rule]));
});

test("R10 the page is light unless the visitor chose something else", () => {
  const schemes = [...TOKENS.matchAll(/([^{}]+)\{[^{}]*?color-scheme: ([a-z ]+);/g)];
  expect(schemes.map(([, selector, scheme]) => `${selector?.trim()} ${scheme}`)).toEqual([
    ":root light",
    ':root[data-color-mode="dark"] dark',
    ':root[data-color-mode="system"] light dark',
  ]);
});

test("every token that a stylesheet names exists", () => {
  const all = SHEETS.map(({ css }) => css).join("\n");
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  for (const { name, css } of SHEETS) {
    // One with a fallback may be missing: a script sets it.
    const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, token]) => token);
    expect(
      used.filter((token) => !defined.has(token)),
      name,
    ).toEqual([]);
  }
});

function contrast(one: string, other: string): number {
  const [front, back] = [one, other].map((colour) =>
    luminance(Buffer.from(colour.slice(1), "hex")),
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

test("R42 the build leaves light-dark() to the browser, so that a dark card on a light page is dark", async () => {
  // Lowered for older browsers, it would be decided once at :root. Only the build does that, so only a build shows it.
  const site = await loadConfigFromFile({ command: "build", mode: "production" });
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      cssTarget: site?.config.build?.cssTarget,
      write: false,
      rolldownOptions: { input: "app/styles/tokens.css" },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const sheets = outputs.flatMap((file) => ("source" in file ? [String(file.source)] : []));
  expect(sheets.join("\n")).toContain("light-dark(");
  expect(sheets.join("\n")).not.toContain("--lightningcss-");
});
