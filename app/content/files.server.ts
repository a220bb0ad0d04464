import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ContentError } from "./content-error.server.ts";

/** The folder of content/, public/ and the built site: the project's root, or that of the tests' own content. */
export function projectRoot(): string {
  return resolve(process.env.CONTENT_ROOT ?? "");
}

export function fromRoot(path: string): string {
  return join(projectRoot(), path);
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
    const message =
      code === "ENOENT"
        ? "the file is not there. Put it back: Git keeps every earlier version."
        : `the file cannot be read (${code}).`;
    throw new ContentError([{ file, message }]);
  }
}

/** A text in UTF-8. “é” becomes one letter, as fonts have it. Throws a ContentError. */
export function readText(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readBytes(file)).normalize();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError([
      { file, message: "this is no text in UTF-8. Save it again as UTF-8." },
    ]);
  }
}

/** The lines between the two of hyphens at the beginning of a Markdown file, after the first of them. Throws a ContentError. */
export function frontMatterOf(file: string): string {
  const [, frontMatter] = /^(---\s*\n.*?\n)---\s*(?:\n|$)/s.exec(readText(file)) ?? [];
  if (frontMatter) return frontMatter;
  const message = "begin the file with four lines: ---, title: …, description: … and --- again.";
  throw new ContentError([{ file, line: 1, message }]);
}
