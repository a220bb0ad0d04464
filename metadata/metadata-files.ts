import { calendarPath } from "../app/content/editions.server.ts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import { calendarFile } from "../app/pages/conferencex/calendar.server.ts";
import { loadCurrentConference } from "../app/pages/conferencex/page.server.ts";
import { loadNewsletter } from "../app/pages/newsletter/page.server.ts";
import { tokenColour } from "../app/styles/token-colour.server.ts";
import { atomFeed, FEED_URL } from "./atom-feed.ts";
import { hostFiles } from "./host-files.ts";
import { icons } from "./icons.ts";
import { linkPreview } from "./link-preview.tsx";
import { loadPageMetadata, type PageMetadata } from "./page-metadata.ts";

/** The files for search engines, feed readers, calendars, icons, link previews and hosts, by URL. */
export async function metadataFiles(): Promise<Map<string, string | Buffer>> {
  const site = loadSite();
  const pages = await loadPageMetadata();
  const files = new Map<string, string | Buffer>([
    ["/sitemap.xml", sitemap(site, pages)],
    ["/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`],
    ["/manifest.webmanifest", webManifest(site, pages)],
    ...(await icons()),
    ...Object.entries(hostFiles(site)),
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

function sitemap({ address }: Site, pages: PageMetadata[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${address}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Colours of the browser's own bars. `app/early-script.ts` chooses one. */
export const THEME_COLOURS = {
  light: tokenColour("color-surface", "light"),
  dark: tokenColour("color-surface", "dark"),
};

function webManifest(site: Site, pages: PageMetadata[]): string {
  const manifest = {
    name: site.club,
    short_name: site.club,
    description: pages.find(({ path }) => path === "/")?.description,
    lang: site.language,
    start_url: "/",
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
