import type { Thing } from "schema-dts";
import type { z } from "zod";
import type { LinkPreviews } from "#app/link-previews/preview.server.tsx";

/** For search engines, link previews and the browser's tab. */
export type PageMeta = { title: string; description: string };

type PageContent = {
  file: string;
  /** The file's name for officers. */
  label: string;
  schema: z.ZodType;
};

export type Feed = { title: string; url: string };

/** What machines read of a page, beside its title and description. */
export type Metadata = {
  /** Parts in terms of schema.org. */
  structuredData?: (path: string) => Thing[] | Promise<Thing[]>;
  /** Files that the page adds to the site, by their URLs. */
  addedFiles?: () => Promise<Record<string, string>>;
  /** The feed among them, to which every page links. */
  feed?: () => Promise<Feed | undefined>;
};

export type PageDefinition<Data extends { page: PageMeta }> = {
  /** Undefined for a page whose words are in content/site.yaml. */
  content?: (path: string) => PageContent;
  /** Other files and folders in content/ that the page shows, for the date of its last change. */
  shows?: string[];
  /** Draws its pictures for link previews, without which it gets the default one. */
  linkPreviews?: () => Promise<LinkPreviews>;
  metadata?: () => Promise<Metadata>;
  /** The page's name in breadcrumbs if no menu has the page. The default is its title. */
  name?: (path: string) => Promise<string>;
  /** Reads the page's words at build time: the props of its component. Throws a ContentError. */
  load: (path: string) => Promise<Data>;
};

/** Any page, whatever its words. */
export type AnyPage = PageDefinition<{ page: PageMeta }>;

/** Declares a page: the default export of its folder's `page.server.ts`. */
export function definePage<Data extends { page: PageMeta }>(
  definition: PageDefinition<Data>,
): PageDefinition<Data> {
  return definition;
}

/** The props of a page's component: what its load function returned. */
export type PageProps<Definition extends { load: (path: string) => Promise<unknown> }> = Awaited<
  ReturnType<Definition["load"]>
>;
