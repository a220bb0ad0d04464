import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";

/** The families of the pages' fonts (make-fonts.ts) and of link previews (metadata/link-preview-fonts.ts). */
export const ROOT = process.cwd();
const TABULAR = join(ROOT, "content/fonts/tabular");

export type Face = {
  source: string;
  style: "normal" | "italic";
  /** `300 700` for a variable file, one number for a static one. */
  weight: string;
  /** The part of a variable file’s weight axis to keep: one weight, or a range. */
  axis?: number | { min: number; max: number };
};

export type Family = {
  name: string;
  file: string;
  faces: Face[];
  fallback: typeof arial;
  fallbackFiles: string[];
};

const SPLINE =
  "node_modules/@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght";
const OPEN_SANS = "node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght";

export const FIRST_FONTS = ["tabular-500-normal.woff2", "open-sans-400-normal.woff2"];

const TEXT_FAMILY = "Open Sans";

export const families: Family[] = [
  {
    name: "Tabular",
    file: "tabular",
    faces: licensedTabular() ?? instances(SPLINE, [300, 400, 500, 600, 700]),
    fallback: courierNew,
    fallbackFiles: ["Courier New", "Liberation Mono", "Cousine"],
  },
  {
    name: TEXT_FAMILY,
    file: "open-sans",
    faces: instances(OPEN_SANS, [400, 700]),
    fallback: arial,
    fallbackFiles: ["Arial", "Liberation Sans", "Arimo"],
  },
];

/** Static files, because a page uses one or two weights (docs/decisions/009-stand-in-font.md). */
function instances(source: string, weights: number[]): Face[] {
  return (["normal", "italic"] as const).flatMap((style) =>
    weights.map((weight) => ({
      source: `${source}-${style}.woff2`,
      style,
      weight: String(weight),
      axis: weight,
    })),
  );
}

/** The club's own files: Tabular-Variable.woff2 and -Italic, or Tabular-300.woff2, Tabular-300-Italic.woff2 and so on. */
function licensedTabular(): Face[] | undefined {
  if (!existsSync(TABULAR)) return undefined;
  const faces = readdirSync(TABULAR).flatMap((name): Face[] => {
    const match = /^Tabular-(Variable|[3-7]00)(-Italic)?\.(woff2|ttf|otf)$/.exec(name);
    if (!match) {
      if (name.endsWith(".md")) return [];
      throw new Error(
        `content/fonts/tabular/${name}: this file name is not known.\nCall it Tabular-Variable.woff2, or Tabular-300.woff2 … Tabular-700.woff2, with -Italic before the dot for italics.`,
      );
    }
    const isVariable = match[1] === "Variable";
    return [
      {
        source: `content/fonts/tabular/${name}`,
        style: match[2] ? "italic" : "normal",
        weight: isVariable ? "300 700" : (match[1] ?? "400"),
        ...(isVariable && { axis: { min: 300, max: 700 } }),
      },
    ];
  });
  return faces.length > 0 ? faces : undefined;
}
