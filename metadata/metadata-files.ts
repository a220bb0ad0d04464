import { loadSite } from "../app/content/site.server.ts";
import { linkPreviewDrawings, renderLinkPreviews } from "./link-previews.ts";
import { loadPageMetadata } from "./page-metadata.ts";
import { robotsFile, securityFile, sitemap, webManifest } from "./text-files.ts";

/** The files for search engines, feed readers, calendars and link previews, by URL. */
export async function metadataFiles(): Promise<Map<string, string | Buffer>> {
  const site = loadSite();
  const pages = await loadPageMetadata();
  const addedFiles = await Promise.all(pages.map(({ metadata }) => metadata.addedFiles?.()));
  return new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(site, pages)],
    ["/robots.txt", robotsFile(site)],
    ["/manifest.webmanifest", webManifest(site, pages)],
    ...(site.security
      ? [["/.well-known/security.txt", securityFile(site, site.security)] as const]
      : []),
    ...addedFiles.flatMap((files = {}) => Object.entries(files)),
    ...(await renderLinkPreviews(await linkPreviewDrawings(site, pages))),
  ]);
}
