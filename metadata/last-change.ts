import { git } from "../app/content/file-history.server.ts";

/** The day of the last change in Git. Undefined without a repository, and in a shallow clone, which has one commit. */
export function lastChange(files: string[]): string | undefined {
  try {
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (git("status", "--porcelain", "--", ...files)) return new Date().toISOString().slice(0, 10);
    return git("log", "-1", "--format=%cs", "--", ...files) || undefined;
  } catch {
    return undefined;
  }
}
