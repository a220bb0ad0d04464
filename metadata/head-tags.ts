import { NOT_FOUND_PATH, pathsOfPages } from "../app/content/pages.server.ts";
import { loadSite } from "../app/content/site.server.ts";
import { FEED_URL } from "./atom-feed.ts";
import { escaped } from "./escaped.ts";
import { PREVIEW_SIZE } from "./link-preview.tsx";
import type { PageMetadata } from "./page-metadata.ts";
import { structuredData } from "./structured-data.ts";

/**
 * A page's tags for search engines and link previews, and its structured data. React does not render them, because
 * hydration would load them again.
 */
export async function headTags(page: PageMetadata): Promise<string> {
  if (page.path === NOT_FOUND_PATH) return `<meta name="robots" content="noindex"/>`;
  const site = loadSite();
  const url = `${site.address}${page.path}`;
  const { language, region } = new Intl.Locale(site.language);
  const openGraph = {
    type: "website",
    site_name: site.club,
    locale: region?.length === 2 && `${language}_${region}`,
    title: page.title,
    description: page.description,
    url,
    image: site.address + page.picture,
    "image:width": String(PREVIEW_SIZE.width),
    "image:height": String(PREVIEW_SIZE.height),
    "image:alt": page.heading.includes(site.club) ? page.heading : `${page.heading}, ${site.club}`,
  };
  const graph = { "@context": "https://schema.org", "@graph": await structuredData(page) };
  // A text with `</script>` would end the element.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return [
    `<link rel="canonical" href="${url}"/>`,
    pathsOfPages().newsletter.length > 0 &&
      `<link rel="alternate" type="application/atom+xml" title="${escaped(site.newsletterName ?? site.club)}" href="${FEED_URL}"/>`,
    ...Object.entries(openGraph).map(
      ([name, value]) => value && `<meta property="og:${name}" content="${escaped(value)}"/>`,
    ),
    `<meta name="twitter:card" content="summary_large_image"/>`,
    // Last, because only this grows with the content.
    `<script type="application/ld+json">${json}</script>`,
  ]
    .filter(Boolean)
    .join("");
}
