import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { ContentError, type ContentProblem } from "./content-error.server.ts";
import { decodeText } from "./encoding.server.ts";
import { fieldNames, typed, withoutEmpty } from "./field-meta.server.ts";
import { nearest } from "./nearest.server.ts";
import {
  fillPlaceholders,
  type Placeholders,
  type UnknownPlaceholder,
} from "./placeholders.server.ts";
import { type Position, positionIn } from "./positions.server.ts";
import { readYamlText, type YamlText } from "./yaml-mistakes.server.ts";
import { placeOf, problemsFrom } from "./zod-problems.server.ts";

/** The project's root, or a test's copy of the content. */
export function projectRoot(): string {
  return process.env.CONTENT_ROOT ?? process.cwd();
}

export function fromRoot(path: string): string {
  const file = join(projectRoot(), path);
  return /^[ -~]*$/.test(path) || existsSync(file) ? file : asStored(file);
}

/** Macs may store “é” as two characters. Other systems find such a file by these two only. */
function asStored(file: string): string {
  const [folder, name] = [dirname(file), basename(file).normalize()];
  return join(folder, namesIn(folder).find((each) => each.normalize() === name) ?? basename(file));
}

/** None if there is no such folder. */
export function namesIn(folder: string): readonly string[] {
  return unlessKnown(folder, () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  });
}

/** What the check of a file has read. Each of its links asks for the same folders and files, and Windows opens them slowly. */
let known: Map<string, unknown> | undefined;

function readingOnce<Result>(check: () => Result): Result {
  const outer = known;
  known ??= new Map();
  try {
    return check();
  } finally {
    known = outer;
  }
}

export function unlessKnown<Read>(path: string, read: () => Read): Read {
  if (!known) return read();
  if (!known.has(path)) known.set(path, read());
  return known.get(path) as Read;
}

/** The names of a folder's content files, without their ending. */
export function contentIn(folder: string): string[] {
  return namesIn(fromRoot(folder))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => basename(name, ".yaml"));
}

/** Whether a content file is there; a page that may be left out has a path only then. */
export function hasContent(name: string): boolean {
  return isThere(`content/${name}.yaml`);
}

/** Also for a link that leads nowhere, a mistake and not a file left out, but not for a name or folder in other capitals. */
export function isThere(file: string): boolean {
  const folder = dirname(file);
  const names = namesIn(fromRoot(folder)).map((name) => name.normalize());
  return names.includes(basename(file)) && (folder === "." || isThere(folder));
}

/**
 * Throws a ContentError that lists every problem of the file, without those that follow from another file. With null
 * instead of placeholders, because their files cannot be read, their names are not checked.
 */
export function loadContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  placeholders: Placeholders | null = {},
): z.output<Schema> {
  const isList = schema instanceof z.ZodArray;
  const isLeftOut = isList && !isThere(file);
  const { text, value, mistakes } = isLeftOut ? NOT_THERE : readFile(file);
  const unknown: UnknownPlaceholder[] = [];
  const raw = typed(isList ? (value ?? []) : value, schema);
  const filled = withoutEmpty(fillPlaceholders(raw, placeholders ?? {}, unknown), schema);
  const result = readingOnce(() => schema.safeParse(filled, { reportInput: true }));
  const problems: ContentProblem[] = mistakes.map((mistake) => ({ file, entry: "", ...mistake }));
  const wrapper = wrapperIn(value, schema);
  if (wrapper !== undefined) {
    const problem = `all of the file is below a line “${wrapper}:”, which the site does not know.`;
    const remedy = `Delete that line and, if the others are indented below it, begin each of them two spaces further left.`;
    problems.push({ file, entry: "", problem, remedy, ...positionIn(text, [wrapper]) });
    throw new ContentError(problems);
  }
  const lines = new Set(problems.map(({ line }) => line));
  if (placeholders) {
    for (const { name, path } of unknown) {
      const entry = placeOf(path, filled, schema);
      const place = positionOf(file, path);
      const remedy = remedyFor(name, Object.keys(placeholders));
      problems.push(
        remedy
          ? { file, entry, problem: `{${name}} is not known.`, remedy, ...place }
          : {
              file: FIGURES_FILE,
              entry: "",
              problem: "the file is not there, and other files name what was in it.",
              remedy: `Put it back, or write out {${name}} in ${file}:${place.line} and all others.`,
            },
      );
    }
  }
  if (!result.success) {
    for (const { path, ...words } of problemsFrom(result.error, filled, schema)) {
      const place = positionIn(text, path);
      // These follow from what is reported already.
      const isUnfilled = unknown.some((name) => isDeepStrictEqual(name.path, path));
      if (lines.has(place.line) || isUnfilled) continue;
      problems.push({ file, ...words, ...(words.file === undefined && place) });
    }
  }
  if (result.success && problems.length === 0) return result.data;
  throw new ContentError(problems);
}

/** A name that somebody has put over the whole content. */
function wrapperIn(value: unknown, schema: z.ZodType): string | undefined {
  const [[name = "", inner] = [], ...others] = Array.isArray(value)
    ? []
    : Object.entries(value ?? {});
  const isAlike =
    inner && typeof inner === "object" && Array.isArray(inner) === schema instanceof z.ZodArray;
  return isAlike && others.length === 0 && !fieldNames(schema).includes(name) ? name : undefined;
}

const NOT_THERE = { text: "", value: [], mistakes: [] };

/** The place of a value in a content file. */
export function positionOf(file: string, path: PropertyKey[]): Position {
  return positionIn(readText(file), path);
}

/** Far more than any text, and little enough to read in a moment. */
const MOST_MEGABYTES = 2;

/**
 * A text file in UTF-8, without the byte order mark of Windows’ Notepad. Composed, because fonts have “é” as one letter.
 * Throws a ContentError for any other file.
 */
function readText(file: string): string {
  return unlessKnown(fromRoot(file), () => {
    const result = decodeText(readBytes(file, MOST_MEGABYTES));
    if ("text" in result) return result.text.normalize();
    throw new ContentError([{ file, entry: "", ...result.mistake }]);
  });
}

/** Throws a ContentError for what cannot be read. */
export function readBytes(file: string, mostMegabytes = Infinity): Buffer {
  const path = fromRoot(file);
  const fail = (problem: string, remedy: string) => {
    throw new ContentError([{ file, entry: "", problem, remedy }]);
  };
  try {
    const onDisk = statSync(path);
    const megabytes = onDisk.size / 1024 / 1024;
    // Reading a pipe never ends.
    if (!onDisk.isFile() && !onDisk.isDirectory())
      fail("this is a device or a pipe, not a file.", "Put the file itself in its place.");
    if (megabytes > mostMegabytes) {
      fail(
        `the file has ${Math.round(megabytes)} megabytes, and a text has ${mostMegabytes} at most.`,
        "Put the file back as it was: git keeps every earlier version.",
      );
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { code = "", message } = error as NodeJS.ErrnoException;
    const isLink = /^(?:ENOENT|ELOOP)$/.test(code) && lstatSync(path, { throwIfNoEntry: false });
    return isLink
      ? fail("this is a link that leads nowhere.", "Put the file itself in its place.")
      : fail(...(ON_DISK[code] ?? [`the file cannot be read (${message}).`, AWAY_OR_LOCKED]));
  }
}

const AWAY_OR_LOCKED =
  "Let OneDrive, iCloud or Dropbox download it, and close other programs that have it open.";

const ON_DISK: Record<string, [string, string]> = {
  ENOENT: [
    "the file is not there.",
    "Put it back (git keeps every earlier version), or name it as before.",
  ],
  ENOTDIR: ["a file is where its folder belongs.", "Put the folder back, with what was in it."],
  EISDIR: ["this is a folder, not a file.", "Put the file back, and give the folder another name."],
  EACCES: ["the file may not be read.", "Give yourself the right to read and write it."],
};

export const FIGURES_FILE = "content/figures.yaml";

/** Undefined for what was probably a figure of the file that is gone. */
function remedyFor(name: string, known: string[]): string | undefined {
  const near = nearest(name, known);
  if (near) return `Write {${near}} if that is meant.`;
  if (known.length === 0)
    return "Write the words out: nothing can be named in braces in this file.";
  if (!isThere(FIGURES_FILE)) return undefined;
  return `Write one of ${known.map((each) => `{${each}}`).join(", ")}, or add the figure to ${FIGURES_FILE}.`;
}

/** A file that is a list. A club may leave it out, or empty. Throws if it says otherwise than was meant. */
export function readList(file: string): unknown {
  const { value, mistakes } = isThere(file) ? readFile(file) : NOT_THERE;
  if (mistakes.length > 0) throw new ContentError([]);
  return value ?? [];
}

/** Caches parsed files, because every page reads site.yaml. */
const parsed = new Map<string, YamlText & { text: string }>();

/** Throws a ContentError if the file is missing or not YAML. */
function readFile(file: string): YamlText & { text: string } {
  const text = readText(file);
  const known = parsed.get(file);
  const read = known?.text === text ? known : { text, ...readYamlText(text) };
  parsed.set(file, read);
  if (read.value !== undefined) return read;
  throw new ContentError(read.mistakes.map((mistake) => ({ file, entry: "", ...mistake })));
}

/**
 * The file before placeholders are filled, of texts alone without its schema. Throws a ContentError if it is missing or
 * not YAML.
 */
export function readYaml(file: string, schema?: z.ZodType): unknown {
  return typed(readFile(file).value, schema);
}
