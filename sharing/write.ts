import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataElement, earlyTags, headTags } from "./head-tags.ts";
import { drawings } from "./pictures/drawings.ts";
import { pagePicture } from "./picture-addresses.ts";
import { sharedFiles } from "./shared-files.ts";
import { loadEverything, sharedPages } from "./shared-pages.ts";

/**
 * Gives a function that puts into a finished page what search engines and link previews read.
 * The 404 page gets only the colours and the manifest: it has no address of its own.
 */
export async function tagPages(): Promise<(html: string, file: string) => string> {
  const all = await loadEverything();
  const pages = sharedPages(all);
  const alternatives = new Map((await drawings(all)).map(({ address, alt }) => [address, alt]));
  return (html, file) => {
    const path = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    const page = pages.find((each) => each.path === path);
    const early = put(html, "<script>", earlyTags());
    if (!page) return early;
    const alt = alternatives.get(pagePicture(path));
    if (!alt)
      throw new Error(
        `The page ${path} has no picture for link previews: sharing/pictures/drawings.ts must draw one.`,
      );
    const tagged = put(early, "</head>", headTags(all, page, alt));
    return put(tagged, "</body>", dataElement(all, page));
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

/** Puts text before the first `place`. The prerendered pages must have it, or nothing would be found. */
function put(html: string, place: string, text: string): string {
  const at = place === "</body>" ? html.lastIndexOf(place) : html.indexOf(place);
  if (at === -1) throw new Error(`A prerendered page has no ${place}: look at sharing/write.ts.`);
  return html.slice(0, at) + text + html.slice(at);
}
