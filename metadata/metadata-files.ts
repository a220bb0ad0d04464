import { calendarFilePath } from "../app/content/calendar.server.ts";
import { calendarFile } from "./calendar-file.ts";
import { lastChange } from "./last-change.ts";
import { drawPictures } from "./pictures/draw-pictures.ts";
import { type Everything, sharedPages } from "./page-metadata.ts";
import { llmsFile, robotsFile, securityFile, webManifest } from "./text-files.ts";
import { atomFeed, sitemap } from "./xml-files.ts";

/** Every file that others than visitors read (B2, B9), by its address. The build writes them, development serves them. */
export async function sharedFiles(all: Everything): Promise<Map<string, string | Buffer>> {
  const pages = await sharedPages(all);
  const { site, conference } = all;
  const files = new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(all, pages, lastChange)],
    ["/robots.txt", robotsFile(all)],
    ["/feed.xml", atomFeed(all)],
    ["/llms.txt", llmsFile(all, pages)],
    ["/manifest.webmanifest", webManifest(all)],
    ["/.well-known/security.txt", securityFile(all)],
    ...(await drawPictures(all, pages)),
  ]);
  // Nobody needs what is over in a calendar (B1).
  if (conference.phase !== "over") {
    const { club, address } = site;
    files.set(
      calendarFilePath(conference.year),
      calendarFile({ edition: conference, club, address }),
    );
  }
  return files;
}
