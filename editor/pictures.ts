import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, posix } from "node:path";
import sharp from "sharp";
import { fromRoot } from "../app/content/load-content.server.ts";
import { LARGEST_PICTURE } from "../app/content/pictures.server.ts";
import { contentFiles } from "../app/pages/content-files.server.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

/** A file's new content, or none to delete it. */
export type Change = { path: string; bytes?: Buffer };

/** A name that every system and web server takes for the same file. */
const NAME = /^\w[\w.~-]{0,80}\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Windows opens a device by these names, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)\./i;

/** The folders whose pictures some field names. */
function pictureFolders(): Set<string> {
  return new Set(contentFiles().flatMap(({ schema }) => [...foldersIn(jsonSchemaOf(schema))]));
}

function* foldersIn({ file, items, properties = {} }: JsonSchema): Generator<string> {
  if (file && file.kind !== "document") yield file.folder;
  for (const inner of [...(items ? [items] : []), ...Object.values(properties)])
    yield* foldersIn(inner);
}

/** The names of a folder's files. No other folder is ever read, nor one that a link leads to. */
export function picturesOf(folder: string): string[] {
  if (!pictureFolders().has(folder)) throw new Error(`No form has pictures in “${folder}”.`);
  if (!existsSync(fromRoot(folder))) return [];
  if (realpathSync(fromRoot(folder)) !== join(realpathSync(fromRoot("content")), folder.slice(8)))
    throw new Error(`${folder} leads to another folder. Replace it by a folder of its own.`);
  return readdirSync(fromRoot(folder), { withFileTypes: true })
    .filter((each) => each.isFile() && /\.(?:jpe?g|png|webp|avif|svg)$/i.test(each.name))
    .map(({ name }) => name);
}

/** Whether this is the path of a picture in the content, exactly as it is written on disk. */
export function isPicture(path: string): boolean {
  const { dir, base } = posix.parse(path);
  return `${dir}/${base}` === path && pictureFolders().has(dir) && picturesOf(dir).includes(base);
}

export function contentOf(path: string): Buffer | undefined {
  if (!existsSync(fromRoot(path))) return undefined;
  try {
    return readFileSync(fromRoot(path));
  } catch (error) {
    throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
}

/**
 * Whether a picture has to be written. Refuses in one sentence one that the site could not show, or that is in the way
 * of another.
 */
export async function isNewPicture({ path, bytes }: Required<Change>): Promise<boolean> {
  const { dir, base, name } = posix.parse(path);
  if (`${dir}/${base}` !== path || !NAME.test(base) || DEVICE.test(base)) {
    throw new Error(
      `“${base}” cannot be the name of a picture here: rename the file to small letters, digits and hyphens, ending in .jpg, .png, .webp, .avif or (logos) .svg, and choose it again.`,
    );
  }
  const other = picturesOf(dir).find((each) => each.toLowerCase() === base.toLowerCase());
  if (other === base && contentOf(path)?.equals(bytes)) return false;
  if (other) {
    throw new Error(
      `There is already another picture ${dir}/${other}: give yours another name, such as ${name}-2, and choose it again.`,
    );
  }
  const { format, width, height } = await readPicture(base, bytes);
  const megabytes = bytes.length / 1024 / 1024;
  if (megabytes > LARGEST_PICTURE.megabytes || Math.max(width, height) > LARGEST_PICTURE.pixels) {
    throw new Error(
      `“${base}” is too large (${width} × ${height} px, ${megabytes.toFixed(1)} MB): save it with at most 2000 px on the longer side, best below 1 MB, and choose it again.`,
    );
  }
  const ending = posix.extname(base).slice(1).toLowerCase().replace("jpg", "jpeg");
  if (format !== ending) {
    throw new Error(
      `“${base}” is a picture of another kind (${format}) than its ending says: save it in a picture program as .jpg or .png and choose it again.`,
    );
  }
  return true;
}

async function readPicture(base: string, bytes: Buffer) {
  // An iPhone's pictures, whatever their ending: a box “ftyp” that names a kind of HEIC. AVIF has the same box.
  if (/^ftyp(?!avi[fs])/.test(bytes.toString("latin1", 4, 12))) {
    throw new Error(
      `“${base}” is an iPhone’s HEIC picture, which most browsers cannot show: save it as .jpg and choose it again.`,
    );
  }
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format: String(format).replace("heif", "avif"), width, height };
  } catch {
    throw new Error(
      `“${base}” is not a picture, or a damaged one: open it in a picture program, save it as .jpg or .png and choose it again.`,
    );
  }
}
