import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import { isNotJunk } from "junk";

export const ROOT = process.cwd();

const TABULAR = "content/fonts/tabular";

type Face = {
  source: string;
  style: "normal" | "italic";
  /** `300 700` for a variable file, one number for a static one. */
  weight: string;
  /** The part of a variable file’s weight axis to keep: one weight, or a range. */
  axis?: number | { min: number; max: number };
};

export const FIRST_FONTS = ["tabular-500-normal.woff2", "open-sans-400-normal.woff2"];

/** The families of the pages (make-fonts.ts) and of link previews (metadata/link-previews.ts). */
export const families = [
  {
    name: "Tabular",
    file: "tabular",
    faces: licensedTabular() ?? instances("spline-sans-mono", [300, 400, 500, 600, 700]),
    fallback: courierNew,
    fallbackFiles: ["Courier New", "Liberation Mono", "Cousine"],
  },
  {
    name: "Open Sans",
    file: "open-sans",
    faces: instances("open-sans", [400, 700]),
    fallback: arial,
    fallbackFiles: ["Arial", "Liberation Sans", "Arimo"],
  },
];

/** Static files, because a page uses one or two weights (docs/decisions/009-stand-in-font.md). */
function instances(font: string, weights: number[]): Face[] {
  const folder = `node_modules/@fontsource-variable/${font}/files`;
  return (["normal", "italic"] as const).flatMap((style) =>
    weights.map((weight) => ({
      source: `${folder}/${font}-latin-wght-${style}.woff2`,
      style,
      weight: String(weight),
      axis: weight,
    })),
  );
}

/** The club's own files, named as content/fonts/tabular/README.md asks. */
export function licensedTabular(names = namesIn(join(ROOT, TABULAR))): Face[] | undefined {
  const faces = names
    .filter((name) => /\.(?:woff2?|ttf|otf|ttc|eot)$/i.test(name) && isNotJunk(name))
    .map((name): Face => {
      const pattern = /^Tabular-(Variable|[3-7]00)(-Italic)?\.(?:woff2|ttf|otf)$/;
      const [, weight, italic] = pattern.exec(name) ?? [];
      if (!weight) {
        throw new Error(
          `${TABULAR}/${name}: this file name is not known.\nCall it Tabular-Variable.woff2, or Tabular-300.woff2 … Tabular-700.woff2, with -Italic before the dot for italics.`,
        );
      }
      return {
        source: `${TABULAR}/${name}`,
        style: italic ? "italic" : "normal",
        ...(weight === "Variable"
          ? { weight: "300 700", axis: { min: 300, max: 700 } }
          : { weight }),
      };
    });
  return faces.length > 0 ? faces : undefined;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
