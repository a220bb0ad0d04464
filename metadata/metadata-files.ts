import { calendarFilePath } from "../app/content/conference.server.ts";
import { calendarFile } from "./calendar-file.ts";
import { linkPreviewDrawings, renderLinkPreviews } from "./link-previews.ts";
import { type Everything, loadPageMetadata } from "./page-metadata.ts";
import { llmsFile, robotsFile, securityFile, webManifest } from "./text-files.ts";
import { atomFeed, sitemap } from "./xml-files.ts";

/** The files for search engines, feed readers, calendars and link previews, by URL. */
export async function metadataFiles(all: Everything): Promise<Map<string, string | Buffer>> {
  const pages = await loadPageMetadata();
  const { year, phase } = all.conference;
  const files = new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(all, pages)],
    ["/robots.txt", robotsFile(all)],
    ["/feed.xml", atomFeed(all)],
    ["/llms.txt", llmsFile(all, pages)],
    ["/manifest.webmanifest", webManifest(all)],
    ["/.well-known/security.txt", securityFile(all)],
    ...(await renderLinkPreviews(await linkPreviewDrawings(all, pages))),
  ]);
  if (phase !== "over") files.set(calendarFilePath(year), calendarFile(all));
  return files;
}
