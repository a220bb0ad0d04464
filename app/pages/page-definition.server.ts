import type { z } from "zod";

export type PageContent = { file: string; schema: z.ZodType };

/** What a page's folder declares: the default export of its `page.server.ts`. */
export type PageDefinition = {
  /** Undefined for a page whose words are in content/site.yaml. */
  content?: (path: string) => PageContent;
  /**
   * Reads the page's words at build time: the props of its component, and `page` for search engines, link previews and
   * the browser's tab. Throws a ContentError.
   */
  load: (path: string) => Promise<{ page: { title: string; description: string } }>;
};

/** The props of a page's component: what its load function returned. */
export type PageProps<Definition extends PageDefinition> = Awaited<ReturnType<Definition["load"]>>;
