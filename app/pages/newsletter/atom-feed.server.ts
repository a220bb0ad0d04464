import { addressOf } from "#app/content/addresses.server.ts";
import { issuePreviewUrl } from "#app/link-previews/preview-urls.server.ts";
import { plainText } from "#app/content/rich-text.server.ts";
import type { Site } from "#app/content/site.server.ts";
import { xml } from "../xml.server.ts";
import type { Newsletter } from "./content.server.ts";

export const FEED_URL = "/feed.xml";

/** RFC 4287. */
export function atomFeed(site: Site, newsletter: Newsletter): string {
  const page = `${site.address}${addressOf("newsletter")}`;
  const { host } = new URL(site.address);
  const newest = newsletter.issues[0]?.date ?? "2000-01-01";
  return xml.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": site.language,
      id: page,
      title: newsletter.newsletterName,
      subtitle: plainText(newsletter.hero.lead),
      updated: momentOf(newest),
      author: { name: site.club, uri: `${site.address}/` },
      icon: `${site.address}/icon-192.png`,
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": `${site.address}${FEED_URL}` },
        { "@rel": "alternate", "@type": "text/html", "@href": page },
      ],
      entry: newsletter.issues.map(({ id, title, date, desc, url }) => ({
        // Feed readers identify an entry by it, so it must not change with title or URL (RFC 4151).
        id: `tag:${host},${date}:newsletter/${id}`,
        title,
        published: momentOf(date),
        updated: momentOf(date),
        summary: plainText(desc),
        link: [
          { "@rel": "alternate", "@type": "text/html", "@href": url },
          {
            "@rel": "enclosure",
            "@type": "image/png",
            "@href": `${site.address}${issuePreviewUrl(id)}`,
          },
        ],
      })),
    },
  });
}

/** 10:00 UTC is on the same day for readers from Honolulu (midnight) to the Chatham Islands (23:45). */
function momentOf(day: string): string {
  return `${day}T10:00:00Z`;
}
