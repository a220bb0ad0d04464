import type { Thing } from "schema-dts";
import { issuePreviewUrl } from "#app/link-previews/preview-urls.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { plainText } from "#app/content/rich-text.server.ts";
import { clubPart } from "../structured-data.server.ts";
import { atomFeed, FEED_URL } from "./atom-feed.server.ts";
import { loadNewsletter } from "./content.server.ts";

export async function structuredData(path: string): Promise<Thing[]> {
  const { address } = loadSite();
  const { newsletterName, issues } = await loadNewsletter();
  const id = `${address}${path}#periodical`;
  return [
    {
      "@type": "Periodical",
      "@id": id,
      name: newsletterName,
      url: `${address}${path}`,
      publisher: clubPart(),
    },
    ...issues.map((issue): Thing => ({
      "@type": "PublicationIssue",
      name: issue.title,
      description: plainText(issue.desc),
      datePublished: issue.date,
      url: issue.url,
      image: `${address}${issuePreviewUrl(issue.id)}`,
      isPartOf: { "@id": id },
    })),
  ];
}

export async function addedFiles(): Promise<Record<string, string>> {
  const newsletter = await loadNewsletter();
  return newsletter.issues.length > 0 ? { [FEED_URL]: atomFeed(loadSite(), newsletter) } : {};
}

/** A newsletter without issues has no feed. */
export async function feed() {
  const { newsletterName, issues } = await loadNewsletter();
  return issues.length > 0 ? { title: newsletterName, url: FEED_URL } : undefined;
}
