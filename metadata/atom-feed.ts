import type { Site } from "../app/content/site.server.ts";
import { plainText } from "../app/content/rich-text.server.ts";
import type { Newsletter } from "../app/pages/newsletter/page.server.ts";
import { escaped } from "./escaped.ts";
import type { PageMetadata } from "./page-metadata.ts";

export const FEED_URL = "/feed.xml";

/** RFC 4287. A newsletter without issues has a feed to subscribe to, too. */
export function atomFeed(site: Site, page: PageMetadata, newsletter: Newsletter): string {
  const { host } = new URL(site.address);
  // The id changes with neither title nor URL, because feed readers know an entry by it (RFC 4151).
  const entries = newsletter.issues.map(
    ({ id, title, date, desc, url }) => `
  <entry>
    <id>tag:${host},${date}:newsletter/${id}</id>
    <title>${escaped(title)}</title>
    <published>${momentOf(date)}</published>
    <updated>${momentOf(date)}</updated>
    <summary>${escaped(plainText(desc))}</summary>
    <link rel="alternate" type="text/html" href="${escaped(url)}"/>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${site.address}${page.path}</id>
  <title>${escaped(newsletter.newsletterName)}</title>
  <subtitle>${escaped(plainText(newsletter.hero.lead))}</subtitle>
  <updated>${momentOf(newsletter.issues[0]?.date ?? "2000-01-01")}</updated>
  <author><name>${escaped(site.club)}</name><uri>${site.address}/</uri></author>
  <icon>${site.address}/icon-192.png</icon>
  <logo>${site.address}${page.picture}</logo>
  <link rel="self" type="application/atom+xml" href="${site.address}${FEED_URL}"/>
  <link rel="alternate" type="text/html" href="${site.address}${page.path}"/>${entries.join("")}
</feed>
`;
}

/** 10:00 UTC is on the same day for readers from Honolulu (midnight) to the Chatham Islands (23:45). */
function momentOf(day: string): string {
  return `${day}T10:00:00Z`;
}
