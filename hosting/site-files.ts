import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { collectHashes } from "./hashes.ts";
import {
  compressedCopies,
  fileOfPage,
  NOT_FOUND_PAGE,
  pageOfFile,
  type PageHashes,
} from "./rules.ts";

/** URLs of the pages and the other files. */
export type SiteFiles = { pages: string[]; files: string[] };

/** Without compressed copies and the 404 page, which have no URL. */
export function listSiteFiles(clientFolder: string): SiteFiles {
  const urls = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
    )
    .filter((url) => !compressedCopies.some(({ ending }) => url.endsWith(ending)))
    .filter((url) => url !== "/_headers" && url !== "/_redirects")
    .toSorted();
  return {
    pages: urls
      .filter((url) => url.endsWith(".html"))
      .map(pageOfFile)
      .filter((page) => page !== NOT_FOUND_PAGE)
      .toSorted(),
    files: urls.filter((url) => !url.endsWith(".html")),
  };
}

export function hashesOfPages(
  clientFolder: string,
  pages: readonly string[],
): Record<string, PageHashes> {
  return Object.fromEntries(
    [...pages, NOT_FOUND_PAGE].map((page) => {
      const html = readFileSync(join(clientFolder, fileOfPage(page)), "utf8");
      return [page, collectHashes(html)];
    }),
  );
}
