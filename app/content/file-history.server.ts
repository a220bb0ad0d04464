import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { fromRoot, projectRoot } from "./load-content.server.ts";

/** A content file as it was. `at` is in whole seconds since 1970. */
export type Version = { text: string; at: number };

/**
 * The committed versions of a content file, newest first, each with the time of the commit or merge that brought it to
 * this branch. Without Git the file itself is the only version. A shallow clone has the versions of its own commits.
 */
export function* versionsOf(file: string): Generator<Version> {
  const commits = commitsOf(file);
  if (commits.length === 0) {
    yield { text: readFileSync(fromRoot(file), "utf8"), at: savedAt(file) };
  }
  for (const commit of commits) {
    const [hash, seconds] = commit.split(" ");
    yield { text: textAt(`${hash}:./${file}`), at: Number(seconds) };
  }
}

function commitsOf(file: string): string[] {
  try {
    return git("log", "--first-parent", "--format=%H %ct", "--", file).split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function textAt(version: string): string {
  try {
    return git("show", version);
  } catch {
    return ""; // The commit deleted the file.
  }
}

/** When the file was last written on this disk. */
export function savedAt(file: string): number {
  return Math.floor(statSync(fromRoot(file)).mtimeMs / 1000);
}

/** Throws without Git, and outside a repository. */
export function git(...words: string[]): string {
  // Some people have Git show signatures, among what is read here.
  return execFileSync("git", ["-c", "log.showSignature=false", ...words], {
    cwd: projectRoot(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
