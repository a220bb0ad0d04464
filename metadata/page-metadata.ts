import { existsSync } from "node:fs";
import { recapYears } from "../app/content/conference-years.server.ts";
import { definedPages } from "../app/pages/content-files.server.ts";
import { ContentError, type ContentProblem } from "../app/content/content-error.server.ts";
import { loadConferenceRecap, loadCurrentConference } from "../app/content/conference.server.ts";
import { loadHome } from "../app/pages/home/content.server.ts";
import { fromRoot, hasContent } from "../app/content/load-content.server.ts";
import { loadLearnai } from "../app/pages/learnai/content.server.ts";
import { loadNewsletter } from "../app/pages/newsletter/content.server.ts";
import { loadPartner } from "../app/pages/partner-with-us/content.server.ts";
import { loadProjectx } from "../app/pages/projectx/content.server.ts";
import { loadSite } from "../app/content/site.server.ts";

/** The whole content, loaded once for all files of this folder. */
export async function loadEverything() {
  return {
    site: loadSite(),
    home: await loadHome(),
    partner: loadPartner(),
    conference: await loadCurrentConference(),
    recaps: await Promise.all(recapYears().map((year) => loadConferenceRecap(year))),
    newsletter: await loadNewsletter(),
    learnai: hasContent("learnai") ? loadLearnai() : undefined,
    projectx: await loadProjectx(),
  };
}

export type Everything = Awaited<ReturnType<typeof loadEverything>>;

export type PageMetadata = {
  path: string;
  title: string;
  description: string;
  /** Its name in menus and breadcrumbs. */
  name: string;
  /** Its content files, for the date of the last change. */
  files: string[];
};

/** In the order of the sitemap. Throws a ContentError. */
export async function loadPageMetadata({
  site,
}: Pick<Everything, "site">): Promise<PageMetadata[]> {
  const pages = await Promise.all(definedPages().map((defined) => pageMetadata(site, defined)));
  const problems = duplicatesAmong(pages);
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Pages that search engines could not tell apart, among those that load. */
export async function findDuplicatePages(): Promise<ContentProblem[]> {
  const settled = await Promise.allSettled(
    definedPages().map(async (defined) => pageMetadata(loadSite(), defined)),
  );
  return duplicatesAmong(
    settled.flatMap((each) => (each.status === "fulfilled" ? each.value : [])),
  );
}

async function pageMetadata(
  site: Everything["site"],
  { path, definition }: ReturnType<typeof definedPages>[number],
): Promise<PageMetadata> {
  const { page } = await definition.load(path);
  const contentFile = definition.content?.(path).name;
  return {
    path,
    ...page,
    name: nameInMenus(site, path) ?? (await definition.name?.(path)) ?? page.title,
    // The folder of the same name contains the page's pictures.
    files: [
      ...(contentFile ? [`${contentFile}.yaml`, contentFile] : []),
      ...(definition.shows ?? []),
      "figures.yaml",
    ]
      .map((file) => `content/${file}`)
      .filter((file) => existsSync(fromRoot(file))),
  };
}

function duplicatesAmong(pages: PageMetadata[]): ContentProblem[] {
  return [...findDuplicates(pages, "title"), ...findDuplicates(pages, "description")];
}

function findDuplicates(pages: PageMetadata[], field: "title" | "description"): ContentProblem[] {
  return pages.flatMap((page, index) => {
    const duplicate = pages.slice(0, index).find((earlier) => earlier[field] === page[field]);
    if (!duplicate) return [];
    return {
      file: page.files[0] ?? "",
      entry: `page → ${field}`,
      problem: `the ${field} is that of ${duplicate.files[0]}, too.`,
      remedy: "Say in one of the two what is on that page alone.",
    };
  });
}

function nameInMenus(site: Everything["site"], path: string): string | undefined {
  const items = [...site.navigation, site.partnerButton, ...site.footerNavigation];
  return items.find(({ to }) => to === path)?.label;
}
