import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataElement, earlyTags, headTags } from "./head-tags.ts";
import { drawings } from "./pictures/drawings.ts";
import { pagePicture } from "./picture-urls.ts";
import { sharedFiles } from "./metadata-files.ts";
import { loadEverything, sharedPages } from "./page-metadata.ts";

type HeadParts = { earlyTags: string; headTags: string; data: string };

/**
 * Gives a function that writes what search engines and link previews read of a page.
 * The page of unknown URLs gets only the colours and the manifest: it has no URL of its own.
 */
export async function describePages(): Promise<(path: string) => HeadParts> {
  const all = await loadEverything();
  const pages = await sharedPages(all);
  const alternatives = new Map(
    (await drawings(all, pages)).map(({ address, alt }) => [address, alt]),
  );
  return (path) => {
    const page = pages.find((each) => each.path === path);
    if (!page) return { earlyTags: earlyTags(), headTags: "", data: "" };
    const alt = alternatives.get(pagePicture(path)) ?? page.title;
    return {
      earlyTags: earlyTags(),
      headTags: headTags(all, page, alt),
      data: dataElement(all, page),
    };
  };
}

/** Writes the sitemap, the feed, the pictures and the rest into the built site. */
export async function writeSharedFiles(client: string): Promise<void> {
  for (const [address, content] of await sharedFiles(await loadEverything())) {
    const file = join(client, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
