import { registry } from "../app/pages/registry.server.ts";
import { loadSite } from "../app/content/site.server.ts";

export type PageMetadata = {
  path: string;
  /** Its folder in app/pages/. */
  folder: string;
  title: string;
  description: string;
  /** The title without the club's name at its end. */
  heading: string;
  /** The URL of its picture for link previews. */
  picture: string;
};

/** In the order of the sitemap. Throws a ContentError. */
export function loadPageMetadata(): Promise<PageMetadata[]> {
  return Promise.all(
    registry().map(async ({ path, folder, definition }) => {
      const { page } = await definition.load(path);
      return {
        path,
        folder,
        ...page,
        heading: page.title.replace(` | ${loadSite().club}`, ""),
        picture: `/og/${path === "/" ? "home" : path.slice(1)}.png`,
      };
    }),
  );
}
