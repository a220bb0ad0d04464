import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isJunk } from "junk";

/** What systems and editors leave in a folder: no content, never published, and nobody's mistake. */
const LEFT_BEHIND = /^(?:~\$|\.#|#.*#$|\.directory$|\.git(?:keep|ignore|attributes)$)|\.sw[a-p]$/;

export function isLeftBehind(name: string): boolean {
  return isJunk(name) || LEFT_BEHIND.test(name);
}

/** The paths of a folder's files, with slashes. A hidden folder, or one of packages, is one path, whatever is in it. */
export function pathsIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (isLeftBehind(name)) return [];
    const isClosed = name === "node_modules" || /^\.(?!well-known$)/.test(name);
    if (!entry.isDirectory() || isClosed) return name;
    return pathsIn(join(folder, name)).map((path) => `${name}/${path}`);
  });
}
