import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, posix } from "node:path";
import sharp from "sharp";
import { PICTURE } from "../app/content/file-kinds.server.ts";
import { unportable } from "../app/content/folders.server.ts";
import { fromRoot } from "../app/content/load-content.server.ts";
import { mistakeIn } from "../app/content/named-files.server.ts";
import { LARGEST_PICTURE } from "../app/content/pictures.server.ts";
import { contentFiles } from "../app/pages/content-files.server.ts";
import { isThere } from "./disk.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

/** A file that a form sends. */
export type Upload = { path: string; bytes: Buffer };

/** A name that every system and web server takes for the same file. */
const NAME = /^\w[\w.~-]{0,85}$/;

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
    .filter((each) => each.isFile() && PICTURE.test(each.name))
    .map(({ name }) => name);
}

/** Whether this is the path of a picture in the content, exactly as it is written on disk. */
export function isPicture(path: string): boolean {
  const { dir, base } = posix.parse(path);
  return `${dir}/${base}` === path && pictureFolders().has(dir) && picturesOf(dir).includes(base);
}

/**
 * Whether a picture has to be written. Refuses in one sentence one that the site could not show, or that is in the way
 * of another.
 */
export async function isNewPicture({ path, bytes }: Upload): Promise<boolean> {
  const { dir, base, name } = posix.parse(path);
  if (`${dir}/${base}` !== path || !NAME.test(base) || !PICTURE.test(base) || unportable(base)) {
    throw new Error(
      `“${base}” cannot be the name of a picture here: rename the file to small letters, digits and hyphens, ending in .jpg, .png, .webp, .avif or (logos) .svg, and choose it again.`,
    );
  }
  const other = picturesOf(dir).find((each) => each.toLowerCase() === base.toLowerCase());
  if (other === base && isThere({ path, bytes })) return false;
  if (other) {
    throw new Error(
      `There is already another picture ${dir}/${other}: give yours another name, such as ${name}-2, and choose it again.`,
    );
  }
  const mistake = mistakeIn(base, bytes, PICTURE);
  if (mistake) throw new Error(`${mistake.problem} ${mistake.remedy}`);
  const { width = 0, height = 0 } = await sharp(bytes)
    .metadata()
    .catch((): { width?: number; height?: number } => ({}));
  const megabytes = bytes.length / 1024 / 1024;
  if (width === 0) throw new Error(`${base} is a damaged picture. Save or download it again.`);
  if (megabytes > LARGEST_PICTURE.megabytes || Math.max(width, height) > LARGEST_PICTURE.pixels) {
    throw new Error(
      `“${base}” is too large (${width} × ${height} px, ${megabytes.toFixed(1)} MB): save it with at most 2000 px on the longer side, best below 1 MB, and choose it again.`,
    );
  }
  return true;
}
