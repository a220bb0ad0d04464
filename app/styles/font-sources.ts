import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";

export const ROOT = process.cwd();

const TABULAR = "content/fonts/tabular";

export type Face = {
  source: string;
  style: "normal" | "italic";
  /** `300 700` for a variable file, one number for a static one. */
  weight: string;
  /** The part of a variable file’s weight axis to keep: one weight, or a range. */
  axis?: number | { min: number; max: number };
};

export const FIRST_FONTS = ["tabular-500-normal.woff2", "open-sans-400-normal.woff2"];

/**
 * The families of the pages (make-fonts.ts) and of link previews (metadata/link-previews.ts). `faces` are on every page,
 * `further` the same typeface's other alphabets, `others` typefaces of the same size that have what it lacks.
 */
export const families = [
  {
    name: "Tabular" as const,
    file: "tabular",
    ...typefaceOfTabular(),
    others: ["noto-sans-mono", "noto-sans", "open-sans"].flatMap((font) =>
      variable(font, 300, 700),
    ),
    fallback: courierNew,
    fallbackFiles: ["Courier New", "Liberation Mono", "Cousine"],
  },
  {
    name: "Open Sans" as const,
    file: "open-sans",
    ...instances("open-sans", [400, 700]),
    others: ["noto-sans", "open-sans"].flatMap((font) => variable(font, 400, 700)),
    fallback: arial,
    fallbackFiles: ["Arial", "Liberation Sans", "Arimo"],
  },
];

function typefaceOfTabular() {
  const faces = licensedTabular();
  return faces ? { faces, further: [] } : instances("spline-sans-mono", [300, 400, 500, 600, 700]);
}

export type Family = (typeof families)[number];

/** Static files, because a page uses one or two weights (docs/decisions/009-stand-in-font.md). */
function instances(font: string, weights: number[]) {
  const all = facesOf(
    font,
    weights.map((weight) => ({ weight: String(weight), axis: weight })),
  );
  const isLatin = ({ source }: Face) => source.includes(`/${font}-latin-wght-`);
  return { faces: all.filter(isLatin), further: all.filter((face) => !isLatin(face)) };
}

/** One file for all weights, and without italics, which browsers slant: few texts need it. */
function variable(font: string, min: number, max: number): Face[] {
  const faces = facesOf(font, [{ weight: `${min} ${max}`, axis: { min, max } }]);
  return faces.filter(({ style }) => style === "normal");
}

/** The faces of a package, which has a file for each alphabet and style, the Latin ones first. */
function facesOf(font: string, weights: Pick<Face, "weight" | "axis">[]): Face[] {
  const folder = `node_modules/@fontsource-variable/${font}/files`;
  const names = readdirSync(join(ROOT, folder)).toSorted(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  return (["normal", "italic"] as const).flatMap((style) =>
    weights.flatMap((weight) =>
      names
        .filter((name) => name.endsWith(`-wght-${style}.woff2`))
        .map((name) => ({ source: `${folder}/${name}`, style, ...weight })),
    ),
  );
}

function rank(file: string): number {
  return file.includes("-latin-wght-") ? 0 : /-(?:latin-ext|vietnamese)-/.test(file) ? 1 : 2;
}

/** The club's own files, named as content/fonts/tabular/README.md asks. */
export function licensedTabular(names = namesIn(join(ROOT, TABULAR))): Face[] | undefined {
  const faces = names
    .filter((name) => /^[^.].*\.(?:woff2?|ttf|otf|ttc|eot)$/i.test(name))
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
