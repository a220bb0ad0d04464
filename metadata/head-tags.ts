import type { Graph, Thing } from "schema-dts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import type { Feed } from "../app/pages/define-page.server.ts";
import type { Drawing } from "../app/link-previews/preview.server.tsx";
import { PREVIEW_SIZE, previewUrl } from "../app/link-previews/preview-urls.server.ts";
import { escaped } from "./escaped.ts";
import { linkPreviewDrawings } from "./link-previews.ts";
import { loadPageMetadata, type PageMetadata } from "./page-metadata.ts";

/**
 * Returns a function that gives a page's tags for search engines and link previews, and its structured data. React does
 * not render them, because hydration would load them again. The 404 page has no URL and gets none.
 */
export async function pageHeads() {
  const site = loadSite();
  const pages = await loadPageMetadata();
  const drawings = await linkPreviewDrawings(site, pages);
  const feeds = await Promise.all(pages.map(({ metadata }) => metadata.feed?.()));
  const feed = feeds.find((each) => each !== undefined);
  return async (path: string): Promise<{ headTags?: string; structuredData?: string }> => {
    const page = pages.find((each) => each.path === path);
    if (!page) return {};
    return {
      headTags: headTags(site, page, drawings, feed),
      structuredData: await dataElement(site, page),
    };
  };
}

function headTags(site: Site, page: PageMetadata, drawings: Drawing[], feed?: Feed) {
  const url = `${site.address}${page.path}`;
  const picture = previewUrl(page.path);
  const { language, region } = new Intl.Locale(site.language);
  const openGraph = {
    type: "website",
    site_name: site.club,
    locale: region?.length === 2 && `${language}_${region}`,
    title: page.title,
    description: page.description,
    url,
    image: site.address + picture,
    "image:width": String(PREVIEW_SIZE.width),
    "image:height": String(PREVIEW_SIZE.height),
    "image:alt": drawings.find((drawing) => drawing.url === picture)?.alt ?? page.title,
  };
  return [
    `<link rel="canonical" href="${url}"/>`,
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escaped(feed.title)}" href="${feed.url}"/>`,
    ...Object.entries(openGraph).map(
      ([name, value]) => value && `<meta property="og:${name}" content="${escaped(value)}"/>`,
    ),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ]
    .filter(Boolean)
    .join("");
}

async function dataElement(site: Site, page: PageMetadata): Promise<string> {
  // A text with `</script>` would end the element.
  const text = JSON.stringify(await structuredData(site, page)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}

/** A page's structured data, with the values of its visible text. */
export async function structuredData(site: Site, page: PageMetadata): Promise<Graph> {
  const parts = (await page.metadata.structuredData?.(page.path)) ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": page.path === "/" ? parts : [breadcrumbs(site, page), ...parts],
  };
}

function breadcrumbs({ address, club, navigation }: Site, { path, name }: PageMetadata): Thing {
  const home = navigation?.find(({ to }) => to === "/")?.label ?? club;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home, item: `${address}/` },
      { "@type": "ListItem", position: 2, name, item: `${address}${path}` },
    ],
  };
}
