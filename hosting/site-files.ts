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

/** What a built site holds: its pages, and every other file, by address. */
export type SiteFiles = { pages: string[]; files: string[] };

/** Lists the pages and files of a built site. Compressed copies and the 404 page are no addresses. */
export function listSiteFiles(clientFolder: string): SiteFiles {
  const addresses = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
    )
    .filter((address) => !compressedCopies.some(({ ending }) => address.endsWith(ending)))
    .filter((address) => address !== "/_headers" && address !== "/_redirects")
    .toSorted();
  return {
    pages: addresses
      .filter((address) => address.endsWith(".html"))
      .map(pageOfFile)
      .filter((page) => page !== NOT_FOUND_PAGE)
      .toSorted(),
    files: addresses.filter((address) => !address.endsWith(".html")),
  };
}

/** Computes what the inline code of every page, and of the 404 page, needs from the finished HTML. */
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
