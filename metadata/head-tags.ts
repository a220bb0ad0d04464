import { loadSite, type Site } from "../app/content/site.server.ts";
import { FEED_URL } from "./atom-feed.ts";
import { escaped } from "./escaped.ts";
import { PREVIEW_SIZE } from "./link-preview.tsx";
import { loadPageMetadata, type PageMetadata } from "./page-metadata.ts";
import { structuredData } from "./structured-data.ts";

/**
 * Returns a function that gives a page's tags for search engines and link previews, and its structured data. React does
 * not render them, because hydration would load them again. The 404 page has no URL and gets none.
 */
export async function pageHeads() {
  const site = loadSite();
  const pages = await loadPageMetadata();
  const hasFeed = pages.some(({ folder }) => folder === "newsletter");
  return async (path: string): Promise<{ headTags?: string; structuredData?: string }> => {
    const page = pages.find((each) => each.path === path);
    if (!page) return {};
    return {
      headTags: headTags(site, page, hasFeed),
      structuredData: await dataElement(page),
    };
  };
}

function headTags(site: Site, page: PageMetadata, hasFeed: boolean): string {
  const url = `${site.address}${page.path}`;
  const feedTitle = escaped(site.newsletterName ?? site.club);
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
  return [
    `<link rel="canonical" href="${url}"/>`,
    hasFeed &&
      `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${FEED_URL}"/>`,
    ...Object.entries(openGraph).map(
      ([name, value]) => value && `<meta property="og:${name}" content="${escaped(value)}"/>`,
    ),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ]
    .filter(Boolean)
    .join("");
}

async function dataElement(page: PageMetadata): Promise<string> {
  // A text with `</script>` would end the element.
  const text = JSON.stringify(await structuredData(page)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}
