import type { Graph, Thing } from "schema-dts";
import type { Site } from "../app/content/site.server.ts";
import type { PageMetadata } from "./page-metadata.ts";

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
