import { XMLBuilder } from "fast-xml-parser";
import type { Site } from "../app/content/site.server.ts";
import { lastChange } from "./last-change.ts";
import type { PageMetadata } from "./page-metadata.ts";

export function sitemap({ address }: Site, pages: PageMetadata[]): string {
  const builder = new XMLBuilder({
    format: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
  });
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path, files }) => {
        const lastmod = lastChange(files);
        return { loc: `${address}${path}`, ...(lastmod && { lastmod }) };
      }),
    },
  });
}
