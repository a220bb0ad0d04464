import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { tokenColour } from "#app/styles/token-colour.server.ts";
import { ContentError } from "./content-error.server.ts";
import { checkFile } from "./fields.server.ts";
import { fromRoot, readBytes } from "./files.server.ts";

// Windows neither replaces nor deletes a file that the cache keeps open.
sharp.cache(false);

/** `app/ui/picture.tsx` renders this as a `<picture>`. */
export type Picture = Awaited<ReturnType<typeof makePicture>>;

/** Bump when the way pictures are made changes, so that cached ones are made again. */
const RECIPE = 16;

/**
 * Widths in pixels: what the pages show, at one and two device pixels. A picture with an aspect ratio is cropped to it
 * around its focus.
 */
const FORMS: Record<PictureKind, { widths: number[]; aspect?: number; focus: string }> = {
  portrait: { widths: [160, 320, 640], aspect: 4 / 5, focus: "top" },
  scene: { widths: [400, 800, 1200], aspect: 3 / 2, focus: "center" },
  highlight: { widths: [400, 800, 1200], focus: "center" },
};

/** Behind a person or a drawing that was cut out. */
const CUT_OUT_GROUND = tokenColour("color-purple");

/** The build copies these files (prerender/prerender.ts); development serves them. */
export function pictureCache(): string {
  return fromRoot("node_modules/.cache/pictures");
}

/** File names of all pictures made so far. */
export const pictureFiles = new Set<string>();

type PictureKind = "portrait" | "scene" | "highlight";

/** A file as its schema names it, with its path from the project's root. */
type Source = { path: string; kind: PictureKind };

/** The file name of a picture in a folder. It becomes what `picture()` reads. */
export function pictureIn(folder: string, kind: PictureKind) {
  return pathIn(folder, /\.(?:jpe?g|png|webp|avif)$/).transform((path) => ({ path, kind }));
}

/** The file name of a picture in a folder. It becomes its path. */
export function pathIn(folder: string, endings: RegExp) {
  return z
    .string()
    .superRefine((name, context) => {
      if (endings.test(name)) checkFile(`${folder}/${name}`, context);
      else
        context.addIssue(
          `“${name}” is no picture’s file name, such as ada-example.jpg. Save the picture as .jpg or .png and write the ending in small letters.`,
        );
    })
    .meta({
      description: `The file name of a picture in ${folder.replace(/\d{4}$/, "<year>")}/.`,
      examples: ["ada-example.jpg"],
    })
    .transform((name) => `${folder}/${name}`);
}

/** Caches results between builds by the file's content. */
export function picture({ path, kind }: Source, focus?: string): Promise<Picture> {
  return fromSource(path, `${kind}|${focus}|${CUT_OUT_GROUND}`, (source, name) =>
    makePicture(source, name, kind, focus),
  );
}

type Described = { file: Source; alt: string; focus?: string | undefined };

/** A picture with its alternative text. */
export async function withPicture({ file, alt, focus }: Described) {
  return { alt, picture: await picture(file, focus) };
}

const made = new Map<string, Promise<unknown>>();

/** Makes something of a file in a form once, with a name from both. */
export function fromSource<Result>(
  path: string,
  form: string,
  make: (source: Buffer, name: string) => Promise<Result>,
): Promise<Result> {
  const source = readBytes(path);
  const key = createHash("sha256").update(`${RECIPE}|${path}|${form}|`).update(source);
  const title = basename(path, extname(path)).toLowerCase();
  const name = `${title.replace(/[^a-z0-9]+/g, "-")}.${key.digest("hex").slice(0, 6)}`;
  const result = made.get(name) ?? make(source, name).catch((error) => cannotBeRead(path, error));
  made.set(name, result);
  return result as Promise<Result>;
}

function cannotBeRead(file: string, error: unknown): never {
  const [reason] = String(error instanceof Error ? error.message : error).split("\n");
  const message = `the picture cannot be read (${reason}). Save it again, with at most 4000 px a side.`;
  throw new ContentError([{ file, message }]);
}

/** A file of the site in `/pictures/`. */
export function pictureFile(...[name, make]: Parameters<typeof cachedFile>): Promise<Buffer> {
  pictureFiles.add(name);
  return cachedFile(name, make);
}

/** A file of the cache, which is made if it is not there. */
export async function cachedFile(name: string, make: () => Buffer | Promise<Buffer>) {
  const file = join(pictureCache(), name);
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(pictureCache(), { recursive: true });
  // Renamed when finished, so that an interrupted build leaves no partial one, nor another build reads it.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
  return content;
}

async function makePicture(
  source: Buffer,
  name: string,
  kind: PictureKind,
  focus = FORMS[kind].focus,
) {
  const form = FORMS[kind];
  // EXIF may rotate a phone’s photo. This is the size of the upright picture.
  const whole = (await sharp(source).metadata()).autoOrient;
  const aspect = form.aspect ?? whole.width / whole.height;
  const most = Math.round(Math.min(whole.width, whole.height * aspect));
  const widths = [...form.widths.filter((each) => each < most), most].slice(0, form.widths.length);
  const largest = widths.at(-1) ?? most;
  const resized = (width: number) => {
    const size = { width, height: Math.round(width / aspect), position: focus };
    const upright = sharp(source).autoOrient().resize(size);
    return form.aspect ? upright.flatten({ background: CUT_OUT_GROUND }) : upright;
  };
  const avif = widths.map((width) =>
    pictureFile(`${name}-${width}.avif`, () =>
      resized(width).avif({ effort: 3, chromaSubsampling: "4:2:0" }).toBuffer(),
    ),
  );
  // The page offers no other (app/ui/picture.tsx).
  const fallback = widths.at(-2) ?? largest;
  const webp = pictureFile(`${name}-${fallback}.webp`, () => resized(fallback).webp().toBuffer());
  // Together, because a damaged photo fails all of them, and a failure that nobody awaits ends the program.
  await Promise.all([...avif, webp]);
  return {
    /** URL without width and extension: /pictures/amara-osei.3f2a9c1b */
    base: `/pictures/${name}`,
    widths,
    /** Intrinsic size in pixels of the largest. */
    width: largest,
    height: Math.round(largest / aspect),
  };
}
