import { existsSync } from "node:fs";
import { type RegisteredPage, registry } from "../app/pages/registry.server.ts";
import { ContentError, type ContentProblem } from "../app/content/content-error.server.ts";
import { fromRoot, positionOf } from "../app/content/load-content.server.ts";
import type { Metadata } from "../app/pages/define-page.server.ts";
import { loadSite } from "../app/content/site.server.ts";

export type PageMetadata = {
  path: string;
  title: string;
  description: string;
  /** Its name in menus and breadcrumbs. */
  name: string;
  /** Its content files, for the date of the last change. */
  files: string[];
  metadata: Metadata;
};

/** In the order of the sitemap. Throws a ContentError. */
export async function loadPageMetadata(): Promise<PageMetadata[]> {
  const pages = await Promise.all(registry().map(pageMetadata));
  const problems = duplicatesAmong(pages);
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Pages with the same title or description, which search engines cannot distinguish. Ignores pages that fail to load. */
export async function findDuplicatePages(): Promise<ContentProblem[]> {
  const settled = await Promise.allSettled(registry().map(pageMetadata));
  return duplicatesAmong(
    settled.flatMap((each) => (each.status === "fulfilled" ? each.value : [])),
  );
}

async function pageMetadata({ path, definition }: RegisteredPage): Promise<PageMetadata> {
  const { page } = await definition.load(path);
  const contentFile = definition.content?.(path).file;
  return {
    path,
    ...page,
    name: nameInMenus(path) ?? (await definition.name?.(path)) ?? page.title,
    // The folder of the same name contains the page's pictures.
    files: [
      ...(contentFile ? [contentFile, contentFile.replace(/\.yaml$/, "")] : []),
      ...(definition.shows ?? []).map((name) => `content/${name}`),
      "content/figures.yaml",
    ].filter((file) => existsSync(fromRoot(file))),
    metadata: (await definition.metadata?.()) ?? {},
  };
}

function duplicatesAmong(pages: PageMetadata[]): ContentProblem[] {
  return (["title", "description"] as const).flatMap((field) =>
    pages.flatMap((page, index) => {
      const duplicate = pages.slice(0, index).find((earlier) => earlier[field] === page[field]);
      const [file] = page.files;
      if (!duplicate || !file) return [];
      return {
        file,
        ...positionOf(file, ["page", field]),
        entry: `page → ${field}`,
        problem: `the ${field} is that of ${duplicate.files[0]}, too.`,
        remedy: "Say in one of the two what is on that page alone.",
      };
    }),
  );
}

function nameInMenus(path: string): string | undefined {
  const { navigation = [], partnerButton, footerNavigation = [] } = loadSite();
  const items = [...navigation, partnerButton, ...footerNavigation];
  return items.find((item) => item?.to === path)?.label;
}
