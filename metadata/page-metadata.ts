import { type RegisteredPage, registry } from "../app/pages/registry.server.ts";
import { loadSite } from "../app/content/site.server.ts";

export type PageMetadata = Awaited<ReturnType<typeof metadataOf>>;

/** Throws a ContentError. */
export async function metadataOf({ path, folder, definition }: RegisteredPage) {
  const { page } = await definition.load(path);
  return {
    path,
    folder,
    ...page,
    /** The title without the club's name at its end. */
    heading: page.title.replace(` | ${loadSite().club}`, ""),
    /** The URL of its picture for link previews. */
    picture: `/og/${path === "/" ? "home" : path.slice(1)}.png`,
  };
}

/** Of the pages that visitors can find, in the order of the sitemap. */
export function loadPageMetadata(): Promise<PageMetadata[]> {
  return Promise.all(registry().map(metadataOf));
}
