import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { ContentError } from "./content-error.server.ts";

/** A path in the folder of content/, public/ and the built site: the project, or that of the tests' own content. */
export function fromRoot(path = ""): string {
  return resolve(process.env.CONTENT_ROOT ?? "", path);
}

/** The names in a folder; none if there is no such folder. Not existsSync: macOS and Windows ignore capitals, web servers do not. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(fromRoot(folder));
  } catch {
    return [];
  }
}

export function isThere(file: string): boolean {
  return namesIn(dirname(file)).includes(basename(file));
}

/** The names of a folder's content files, without their ending. */
export function contentIn(folder: string, ending = ".yaml"): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending));
}

/** Throws a ContentError for what cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(fromRoot(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "is not there" : `cannot be read (${code})`;
    const message = `the file ${reason}. Put it back: Git keeps every earlier version.`;
    throw new ContentError([{ file, message }]);
  }
}

/** A text in UTF-8. “é” becomes one letter, as fonts have it. Throws a ContentError. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize();
  } catch {
    throw new ContentError([
      { file, message: "this is no text in UTF-8. Save it again as UTF-8." },
    ]);
  }
}
