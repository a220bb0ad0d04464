import type { Site } from "../app/content/site.server.ts";
import { tokenColour } from "../app/styles/token-colour.server.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** Colours of the browser's own bars. `app/start/early-script.ts` chooses one. */
export const THEME_COLOURS = {
  light: tokenColour("color-surface", "light"),
  dark: tokenColour("color-surface", "dark"),
};

export function sitemap({ address }: Site, pages: PageMetadata[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${address}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

export function robotsFile({ address }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
}

export function webManifest(site: Site, pages: PageMetadata[]): string {
  const manifest = {
    id: "/",
    name: site.club,
    short_name: site.club,
    description: pages.find(({ path }) => path === "/")?.description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    display: "browser",
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
