import { calendarPath } from "../app/content/editions.server.ts";
import { loadSite } from "../app/content/site.server.ts";
import { calendarFile } from "../app/pages/conferencex/calendar.server.ts";
import { loadCurrentConference } from "../app/pages/conferencex/content.server.ts";
import { loadNewsletter } from "../app/pages/newsletter/content.server.ts";
import { atomFeed, FEED_URL } from "./atom-feed.ts";
import { linkPreview } from "./link-preview.tsx";
import { loadPageMetadata } from "./page-metadata.ts";
import { robotsFile, sitemap, webManifest } from "./text-files.ts";

/** The files for search engines, feed readers, calendars and link previews, by URL. */
export async function metadataFiles(): Promise<Map<string, string | Buffer>> {
  const site = loadSite();
  const pages = await loadPageMetadata();
  const files = new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(site, pages)],
    ["/robots.txt", robotsFile(site)],
    ["/manifest.webmanifest", webManifest(site, pages)],
  ]);
  for (const page of pages) {
    files.set(page.picture, await linkPreview(site, page.heading));
    if (page.folder === "newsletter") {
      files.set(FEED_URL, atomFeed(site, page, await loadNewsletter()));
    }
    if (page.folder === "conferencex") {
      const conference = await loadCurrentConference();
      if (conference.phase !== "over") {
        files.set(calendarPath(conference.year), calendarFile(conference));
      }
    }
  }
  return files;
}
