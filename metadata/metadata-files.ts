import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { calendarFilePath } from "../app/content/calendar.server.ts";
import { calendarFile } from "./calendar-file.ts";
import { lastChange } from "./last-change.ts";
import { linkPreviewDrawings, renderLinkPreviews } from "./link-previews.ts";
import { type Everything, loadPageMetadata } from "./page-metadata.ts";
import { llmsFile, robotsFile, securityFile, webManifest } from "./text-files.ts";
import { atomFeed, sitemap } from "./xml-files.ts";

/** The files for search engines, feed readers, calendars and link previews, by URL. */
export async function metadataFiles(all: Everything): Promise<Map<string, string | Buffer>> {
  const pages = await loadPageMetadata(all);
  const { site, conference } = all;
  const files = new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(all, pages, lastChange)],
    ["/robots.txt", robotsFile(all)],
    ["/feed.xml", atomFeed(all)],
    ["/llms.txt", llmsFile(all, pages)],
    ["/manifest.webmanifest", webManifest(all)],
    ["/.well-known/security.txt", securityFile(all)],
    ...(await renderLinkPreviews(await linkPreviewDrawings(all, pages))),
  ]);
  if (conference.phase !== "over") {
    const { club, address } = site;
    files.set(
      calendarFilePath(conference.year),
      calendarFile({ edition: conference, club, address }),
    );
  }
  return files;
}

/** Writes these files into the built site. */
export async function writeMetadataFiles(site: string, all: Everything): Promise<void> {
  for (const [url, content] of await metadataFiles(all)) {
    const file = join(site, url);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
