import { cpSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isJunk } from "junk";
import { filesIn } from "../hosting/site-files.ts";

/** Not by Vite, which publishes what Finder and Explorer leave behind, and accents in two characters, as Macs store them. */
export function copyPublicFiles(folder: string, site: string): void {
  for (const file of filesIn(folder)) {
    const path = relative(folder, file);
    if (!path.split(sep).some(isJunk)) cpSync(file, join(site, path.normalize()));
  }
}
