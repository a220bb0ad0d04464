import type { z } from "zod";

/** For search engines, link previews and the browser's tab. */
export type PageMeta = { title: string; description: string };

export type PageContent = { file: string; schema: z.ZodType };

export type PageDefinition<Data extends { page: PageMeta }> = {
  /** Undefined for a page whose words are in content/site.yaml. */
  content?: (path: string) => PageContent;
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
