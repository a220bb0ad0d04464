import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import { isJunk } from "junk";

/** What systems and editors leave in a folder: no content, never published, and nobody's mistake. */
const LEFT_BEHIND =
  /^(?:~\$|\.#|\.~lock\.|#.*#$|\.directory$|\.localized$|\.git(?:keep|ignore|attributes)$)|\.(?:sw[a-p]|part)$/;

/** Devices, whatever the ending, and signs of Windows’ own. */
const NOT_ON_WINDOWS =
  /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)|[<>:"|?*\\\n]|[. ](?:\/|$)/i;

export function unportable(path: string) {
  if (!NOT_ON_WINDOWS.test(path)) return undefined;
  return {
    problem: "Windows can have no file of this name, so nobody there can copy the project.",
    remedy: "Rename it to letters, digits and hyphens, here and where the content names it.",
  };
}

function isLeftBehind(name: string): boolean {
  return isJunk(name) || LEFT_BEHIND.test(name);
}

/** The paths of a folder's files, with slashes. A folder that is hidden, unreadable or of packages is one path. */
export function pathsIn(folder: string): string[] {
  return pathsUnder(folder) ?? [];
}

function pathsUnder(folder: string): string[] | undefined {
  return readable(folder)?.flatMap((entry) => {
    const { name } = entry;
    if (isLeftBehind(name)) return [];
    const isClosed = name === "node_modules" || /^\.(?!well-known$)/.test(name);
    if (!entry.isDirectory() || isClosed) return name;
    return pathsUnder(join(folder, name))?.map((path) => `${name}/${path}`) ?? name;
  });
}

function readable(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
