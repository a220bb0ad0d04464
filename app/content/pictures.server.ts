import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import sharp from "sharp";
import { cachedFile } from "./cached-file.server.ts";
import { ContentError } from "./content-error.server.ts";
import type { PictureKind } from "./field-meta.server.ts";
import { fromRoot, readBytes } from "./load-content.server.ts";
import { drawLogo, type LogoDrawing } from "./logo-drawing.server.ts";
import { reshaped } from "./picture-shape.server.ts";

// Windows neither replaces nor deletes a file that the cache keeps open.
sharp.cache(false);

/** `app/ui/picture.tsx` renders this as a `<picture>`. */
export type Picture = {
  /** URL without width and extension: /pictures/amara-osei.3f2a9c1b */
  base: string;
  widths: number[];
  /** Intrinsic size in pixels of the largest. */
  width: number;
  height: number;
  /** The brand colour nearest to the picture's average, shown until it has loaded. */
  tone: Tone;
};

export type LogoPicture = { src: string } & Pick<LogoDrawing, "width" | "height" | "ground">;

export type Tone = "light" | "dark" | "purple" | "pink" | "rose" | "blue";

/** Bump when the way pictures are made changes, so that cached ones are made again. */
const RECIPE = 15;

/**
 * Widths in pixels: what the pages show, at one and two device pixels. A conference may have forty portraits, all of
 * them small; those that are drawn show each fault at their edges, and weigh less.
 */
const FORMS: Record<PictureKind | "drawing", { widths: number[]; quality: number }> = {
  portrait: { widths: [160, 320, 400, 480], quality: 33 },
  drawing: { widths: [160, 320, 400, 640], quality: 50 },
  scene: { widths: [400, 800, 1200], quality: 50 },
  highlight: { widths: [400, 800, 1200], quality: 50 },
};

const TONES: Record<Tone, [number, number, number]> = {
  light: [236, 236, 236],
  dark: [28, 28, 28],
  purple: [186, 118, 225],
  pink: [244, 152, 195],
  rose: [238, 59, 142],
  blue: [5, 26, 66],
};

/** The build copies these files (prerender/prerender.ts); development serves them. */
export function pictureCache(): string {
  return fromRoot("node_modules/.cache/pictures");
}

/** File names of all pictures made so far. */
export const pictureFiles = new Set<string>();

/** A file as its schema names it, with its path from the project's root. */
type Source<Kind> = { path: string; kind: Kind };

/** Caches results between builds by the file's content. */
export function picture(file: Source<PictureKind>): Promise<Picture> {
  return once(file, (source, name) => makePicture(source, name, file.kind));
}

/** A picture with its alternative text. */
export async function withPicture({ file, alt }: { file: Source<PictureKind>; alt: string }) {
  return { alt, picture: await picture(file) };
}

export function logoPicture(file: Source<"logo">): Promise<LogoPicture> {
  return once(file, (source, name) => makeLogo(source, name, /\.svg$/i.test(file.path)));
}

const made = new Map<string, Promise<unknown>>();

function once<Result>(
  { path, kind }: Source<PictureKind | "logo">,
  make: (source: Buffer, name: string) => Promise<Result>,
): Promise<Result> {
  const source = readBytes(path);
  const key = createHash("sha256").update(`${RECIPE}|${path}|${kind}|`).update(source);
  const title = basename(path, extname(path)).toLowerCase();
  const name = `${title.replace(/[^a-z0-9]+/g, "-")}.${key.digest("hex").slice(0, 6)}`;
  const result = made.get(name) ?? make(source, name).catch((error) => cannotBeRead(path, error));
  made.set(name, result);
  return result as Promise<Result>;
}

const REASONS: [RegExp, problem: string, remedy: string][] = [
  [
    /premature|truncated|read error|end of/i,
    "the picture is cut off or damaged.",
    "Copy or download it again.",
  ],
  [/pixel limit/, "the picture has too many pixels.", "Save it with at most 2000 px a side."],
  [
    /^nothing is drawn/,
    "one sees nothing on this picture: its shapes have the colour of its ground, are too thin, or lie outside its frame.",
    "Open it in a drawing program, give it a colour, fit the page to the drawing, and export it again.",
  ],
];

function cannotBeRead(file: string, error: unknown): never {
  const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  const [, problem, remedy] = REASONS.find(([pattern]) => pattern.test(reason)) ?? [
    reason,
    `the picture cannot be read (${reason}).`,
    "Open it in a picture program and save it again in the format its name says.",
  ];
  throw new ContentError([{ file, entry: "", problem, remedy }]);
}

function pictureFile(name: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  pictureFiles.add(name);
  return cachedFile(`pictures/${name}`, make);
}

async function makePicture(original: Buffer, name: string, kind: PictureKind): Promise<Picture> {
  const source = (await reshaped(original, kind)) ?? original;
  // EXIF may rotate a phone’s photo; this is the size of the upright picture.
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const isDrawn = kind === "portrait" && (await sharp(original).metadata()).format === "png";
  const form = FORMS[isDrawn ? "drawing" : kind];
  const fitting = form.widths.filter((candidate) => candidate <= width);
  const isSmall = fitting.length < form.widths.length && fitting.at(-1) !== width;
  const widths = isSmall ? [...fitting, width] : fitting;
  const resized = (target: number) => sharp(source).autoOrient().resize({ width: target });
  const avif = widths.map((target) =>
    pictureFile(`${name}-${target}.avif`, () =>
      resized(target)
        .avif({ quality: form.quality, effort: 3, chromaSubsampling: "4:2:0" })
        .toBuffer(),
    ),
  );
  // The page offers no other (app/ui/picture.tsx).
  const fallback = widths.at(-2) ?? width;
  const webp = pictureFile(`${name}-${fallback}.webp`, () =>
    resized(fallback).webp({ quality: 74, effort: 4 }).toBuffer(),
  );
  // Together, because a damaged photo fails all of them, and a failure that nobody awaits ends the program.
  await Promise.all([...avif, webp]);
  const largest = widths.at(-1) ?? width;
  return {
    base: `/pictures/${name}`,
    widths,
    width: largest,
    height: Math.round((height * largest) / width),
    tone: await toneOf(await webp),
  };
}

async function toneOf(image: Buffer): Promise<Tone> {
  const { channels } = await sharp(image).stats();
  const distanceTo = (tone: Tone) =>
    TONES[tone].reduce((sum, part, index) => sum + ((channels[index]?.mean ?? 0) - part) ** 2, 0);
  return (Object.keys(TONES) as Tone[]).reduce((nearest, tone) =>
    distanceTo(tone) < distanceTo(nearest) ? tone : nearest,
  );
}

async function makeLogo(source: Buffer, name: string, isSvg: boolean): Promise<LogoPicture> {
  const cached = await cachedFile(`logos/${name}.json`, async () => {
    const { data, ...drawing } = await drawLogo(source, isSvg);
    return Buffer.from(JSON.stringify({ ...drawing, base64: data.toString("base64") }));
  });
  const { base64, extension, ...logo } = JSON.parse(cached.toString()) as Omit<
    LogoDrawing,
    "data"
  > & { base64: string };
  await pictureFile(name + extension, () => Buffer.from(base64, "base64"));
  return { src: `/pictures/${name}${extension}`, ...logo };
}
