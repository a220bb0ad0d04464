import * as fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { fromRoot } from "../app/content/load-content.server.ts";

/** A file's new content, or none to delete it. */
export type Change = { path: string; bytes?: Buffer | undefined };

/** What somebody can do something about. */
export class PlainProblem extends Error {}

export function contentOf(path: string): Buffer | undefined {
  if (!fs.existsSync(fromRoot(path))) return undefined;
  try {
    return fs.readFileSync(fromRoot(path));
  } catch (error) {
    throw new PlainProblem(`${path} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}

export function isThere({ path, bytes }: Change): boolean {
  const now = contentOf(path);
  return now && bytes ? now.equals(bytes) : now === bytes;
}

/** Makes changes and takes the next step. If one of the two fails, puts back what nobody else has written meanwhile. */
export async function put<Result>(changes: Change[], next: () => Promise<Result>): Promise<Result> {
  const before = changes.map(({ path }) => ({ path, bytes: contentOf(path) }));
  try {
    writeAll(changes);
    return await next();
  } catch (error) {
    for (const [index, old] of before.entries()) {
      try {
        if (isThere(changes[index] ?? old)) writeAll([old]);
      } catch {
        if (error instanceof Error)
          error.message += `\n\n${old.path} could not be put back as it was.`;
      }
    }
    throw error;
  }
}

/** Nothing is changed before everything is on disk, and no file is ever there in part. */
function writeAll(changes: Change[]): void {
  const needed = changes.filter((change) => !isThere(change));
  let current = "";
  try {
    for (const { path, bytes } of needed) {
      current = path;
      const target = fromRoot(path);
      if (fs.existsSync(target)) fs.accessSync(target, fs.constants.W_OK);
      fs.mkdirSync(dirname(target), { recursive: true });
      if (bytes) fs.writeFileSync(partOf(target), bytes);
    }
    for (const { path, bytes } of needed) {
      current = path;
      if (bytes) fs.renameSync(partOf(fromRoot(path)), fromRoot(path));
      else fs.rmSync(fromRoot(path), { force: true });
    }
  } catch (error) {
    throw new PlainProblem(
      `${current} cannot be written (${codeOf(error)}). Close other programs that use it, see that the disk is not full and that you may change the file, and try again.`,
      { cause: error },
    );
  } finally {
    for (const { path } of needed) leaveNothing(fromRoot(path));
  }
}

/** One name a file, so that the next save takes what a killed one has left. */
function partOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.part`);
}

function leaveNothing(target: string) {
  try {
    fs.rmSync(partOf(target), { force: true });
    fs.rmdirSync(dirname(target));
  } catch {
    // Other files are in the folder, or a file is in its place.
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
