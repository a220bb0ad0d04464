import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as rules from "./rules.ts";

/** The paths of all files of a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Reads a built site: the URLs of its pages and other files, old addresses, each page's title and the hashes of its
 * inline code. The 404 page and compressed copies have no URL. The hashes of the 404 page come last.
 */
export function readSite(folder: string) {
  const urls = filesIn(folder)
    .map((file) => `/${relative(folder, file).replaceAll("\\", "/")}`)
    .filter((url) => !rules.compressedCopies.some(({ ending }) => url.endsWith(ending)))
    .filter((url) => url !== "/_headers" && url !== "/_redirects")
    .toSorted();
  const pages = urls
    .filter((url) => url.endsWith(".html"))
    .map(rules.pageOfFile)
    .filter((page) => page !== rules.NOT_FOUND_PAGE)
    .toSorted();
  const htmlOf = (page: string) => readFileSync(join(folder, rules.fileOfPage(page)), "utf8");
  const titles = Object.fromEntries(pages.map((page) => [page, titleOf(htmlOf(page))]));
  const pageHashes = Object.fromEntries(
    [...pages, rules.NOT_FOUND_PAGE].map((page) => [page, collectHashes(htmlOf(page))]),
  );
  const list = join(folder, "_redirects");
  const redirects = existsSync(list) ? rules.redirectsIn(readFileSync(list, "utf8")) : [];
  const files = urls.filter((url) => !url.endsWith(".html"));
  return { pages, titles, files, redirects, pageHashes };
}

export type Site = ReturnType<typeof readSite>;

function titleOf(html: string): string {
  return html.slice(html.indexOf("<title>") + "<title>".length, html.indexOf("</title>"));
}

export function collectHashes(html: string): rules.PageHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const inlineElements = /<(script|style)\b((?:"[^"]*"|[^>"])*)>([\s\S]*?)<\/\1>/g;
  for (const [, name, attributes = "", content = ""] of html.matchAll(inlineElements)) {
    const isExternalOrData = /\ssrc=|application\/ld\+json/.test(attributes);
    if (!isExternalOrData) (name === "style" ? styles : scripts).add(hashOf(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hashOf(content: string): string {
  // Browsers normalize line ends before they hash.
  const text = content.replace(/\r\n?/g, "\n");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
