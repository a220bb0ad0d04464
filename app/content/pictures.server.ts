import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { ContentError } from "./content-error.server.ts";
import { fromRoot } from "./load-content.server.ts";

/** `app/ui/picture.tsx` renders this as a `<picture>`. */
export type Picture = {
  /** Address without width and extension: /pictures/amara-osei.3f2a9c1b */
  base: string;
  widths: number[];
  /** Intrinsic size in pixels of the largest. */
  width: number;
  height: number;
  /** The brand colour nearest to the picture's average, shown until it has loaded. */
  tone: Tone;
};

/** The box is sized so that all logos cover about the same area. */
export type LogoPicture = {
  src: string;
  width: number;
  height: number;
  isSingleColour: boolean;
};

export type Tone = "light" | "dark" | "purple" | "pink" | "rose" | "blue";

/** Bump when the way pictures are made changes, so that cached ones are made again. */
const RECIPE = 2;

/** Widths in pixels: what the pages show, at one and two device pixels. */
const WIDTHS = {
  portrait: [160, 320, 480],
  scene: [400, 800, 1200],
} as const;

const TONES: Record<Tone, [number, number, number]> = {
  light: [236, 236, 236],
  dark: [28, 28, 28],
  purple: [186, 118, 225],
  pink: [244, 152, 195],
  rose: [238, 59, 142],
  blue: [5, 26, 66],
};

/** The build copies these files (build/prerender.ts); development serves them. */
export function pictureCache(): string {
  return fromRoot("node_modules/.cache/pictures");
}

const made = new Map<string, Promise<Picture | LogoPicture>>();

/** File names of all pictures made so far (app/ui/picture.tsx). */
export async function madePictureFiles(): Promise<string[]> {
  return (await Promise.all(made.values())).flatMap((one) => {
    if ("src" in one) return basename(one.src);
    const name = basename(one.base);
    return [
      ...one.widths.map((width) => `${name}-${width}.avif`),
      ...one.widths.slice(-2).map((width) => `${name}-${width}.webp`),
    ];
  });
}

/** Caches results between builds by the file's content. `file` is a path from the project's root. */
export function picture(file: string, kind: keyof typeof WIDTHS): Promise<Picture> {
  return once(`${file}|${kind}`, file, (source, hash) => makePicture(source, file, kind, hash));
}

export function logoPicture(file: string): Promise<LogoPicture> {
  return once(`${file}|logo`, file, (source, hash) => makeLogo(source, file, hash));
}

function once<Result extends Picture | LogoPicture>(
  key: string,
  file: string,
  make: (source: Buffer, hash: string) => Promise<Result>,
): Promise<Result> {
  const source = readFileSync(fromRoot(file));
  const hash = createHash("sha256")
    .update(`${RECIPE}|${key}|`)
    .update(source)
    .digest("hex")
    .slice(0, 6);
  const known = made.get(hash);
  if (known) return known as Promise<Result>;
  mkdirSync(pictureCache(), { recursive: true });
  const result = make(source, hash).catch((error: unknown) => {
    throw new ContentError([
      {
        file,
        entry: "",
        problem: `the picture cannot be read (${error instanceof Error ? error.message.split("\n")[0] : String(error)}).`,
        remedy: "Open it in a picture program and save it again in the format its name says.",
      },
    ]);
  });
  made.set(hash, result);
  return result;
}

async function makePicture(
  source: Buffer,
  file: string,
  kind: keyof typeof WIDTHS,
  hash: string,
): Promise<Picture> {
  const name = `${slugOf(file)}.${hash}`;
  const record = join(pictureCache(), `${name}.json`);
  if (existsSync(record)) return JSON.parse(readFileSync(record, "utf8")) as Picture;

  // EXIF may rotate a phone’s photo; this is the size of the upright picture.
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const widths: number[] = WIDTHS[kind].filter((candidate) => candidate <= width);
  if (widths.length === 0) widths.push(width);
  await Promise.all(
    widths.flatMap((target) => {
      const resized = sharp(source).autoOrient().resize({ width: target });
      const file = join(pictureCache(), `${name}-${target}`);
      return [
        resized.clone().avif({ quality: 50, effort: 3 }).toFile(`${file}.avif`),
        resized.clone().webp({ quality: 74, effort: 4 }).toFile(`${file}.webp`),
      ];
    }),
  );
  const largest = widths.at(-1) ?? width;
  const result: Picture = {
    base: `/pictures/${name}`,
    widths,
    width: largest,
    height: Math.round((height * largest) / width),
    tone: await toneOf(source),
  };
  writeRecord(record, result);
  return result;
}

async function toneOf(source: Buffer): Promise<Tone> {
  const { channels } = await sharp(source).removeAlpha().toColourspace("srgb").stats();
  const average = channels.map(({ mean }) => mean);
  const distance = ([red, green, blue]: [number, number, number]) =>
    ((average[0] ?? 0) - red) ** 2 +
    ((average[1] ?? 0) - green) ** 2 +
    ((average[2] ?? 0) - blue) ** 2;
  return (Object.keys(TONES) as Tone[]).reduce((nearest, tone) =>
    distance(TONES[tone]) < distance(TONES[nearest]) ? tone : nearest,
  );
}

/** Area in square pixels that every logo covers at its natural size; pages scale all alike. */
const LOGO_AREA = 4200;
const LOGO_MAX_WIDTH = 168;

async function makeLogo(source: Buffer, file: string, hash: string): Promise<LogoPicture> {
  const extension = extname(file).toLowerCase();
  const name = `${slugOf(file)}.${hash}${extension}`;
  let width = 0;
  let height = 0;
  let isSingleColour = false;
  let output = source;
  if (extension === ".svg") {
    const { data } = optimize(source.toString("utf8"), {
      multipass: true,
      plugins: ["preset-default", "removeScripts", "removeDimensions"],
    });
    const box =
      /viewBox="([^"]+)"/
        .exec(data)?.[1]
        ?.split(/[\s,]+/)
        .map(Number) ?? [];
    width = box[2] ?? 0;
    height = box[3] ?? 0;
    if (!(width > 0 && height > 0)) throw new Error("it has no size: no viewBox, width or height");
    isSingleColour = isDrawnInInk(data);
    output = Buffer.from(data);
  } else {
    ({ width = 1, height = 1 } = await sharp(source).metadata());
  }
  const target = join(pictureCache(), name);
  if (!existsSync(target)) writeFileSync(target, output);
  const aspect = width / height;
  const boxWidth = Math.min(Math.sqrt(LOGO_AREA * aspect), LOGO_MAX_WIDTH);
  return {
    src: `/pictures/${name}`,
    width: Math.round(boxWidth),
    height: Math.round(boxWidth / aspect),
    isSingleColour,
  };
}

function isDrawnInInk(svg: string): boolean {
  return [...svg.matchAll(/\b(?:fill|stroke|stop-color|color)\s*[=:]\s*["']?([^"';}]+)/g)].every(
    ([, colour = ""]) =>
      /^(none|transparent|currentcolor|inherit|black|#0{3,8})$/i.test(colour.trim()),
  );
}

function slugOf(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

/** Renames a finished file, so that an interrupted build leaves no partial one. */
function writeRecord(path: string, record: Picture) {
  writeFileSync(`${path}.part`, JSON.stringify(record));
  renameSync(`${path}.part`, path);
}
