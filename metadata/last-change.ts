import { execFileSync } from "node:child_process";
import { projectRoot } from "../app/content/load-content.server.ts";

/**
 * The day on which content files last changed, as Git tells it; undefined where Git can't know: without a repository,
 * or in a shallow clone, which takes every file for as new as its one commit. No date is better than a wrong one.
 */
export function lastChange(files: string[]): string | undefined {
  try {
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (git("status", "--porcelain", "--", ...files)) return new Date().toISOString().slice(0, 10);
    return git("log", "-1", "--format=%cs", "--", ...files) || undefined;
  } catch {
    return undefined;
  }
}

function git(...words: string[]): string {
  return execFileSync("git", words, {
    cwd: projectRoot(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
