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

/** All that the site says, loaded once for everything in this folder. */
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

export type SharedPage = {
  path: string;
  title: string;
  description: string;
  /** What the page is called in a trail of links: its name in the menu. */
  name: string;
  /** The content files that the page is made of, for the date of its last change. */
  files: string[];
};

/** Every page as search engines and link previews know it, in the order of the sitemap. Throws a ContentError. */
export async function sharedPages({ site }: Pick<Everything, "site">): Promise<SharedPage[]> {
  const pages = await Promise.all(definedPages().map((defined) => sharedPage(site, defined)));
  const problems = twinsAmong(pages);
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Pages that search engines could not tell apart, among those that can be loaded. */
export async function findTwinPages(): Promise<ContentProblem[]> {
  const settled = await Promise.allSettled(
    definedPages().map(async (defined) => sharedPage(loadSite(), defined)),
  );
  return twinsAmong(settled.flatMap((each) => (each.status === "fulfilled" ? each.value : [])));
}

async function sharedPage(
  site: Everything["site"],
  { path, definition }: ReturnType<typeof definedPages>[number],
): Promise<SharedPage> {
  const { page } = await definition.load(path);
  const own = definition.content?.(path).name;
  return {
    path,
    ...page,
    name: nameInMenus(site, path) ?? (await definition.name?.(path)) ?? page.title,
    // A folder of pictures beside the file counts too.
    files: [...(own ? [`${own}.yaml`, own] : []), ...(definition.shows ?? []), "figures.yaml"]
      .map((file) => `content/${file}`)
      .filter((file) => existsSync(fromRoot(file))),
  };
}

function twinsAmong(pages: SharedPage[]): ContentProblem[] {
  return [...findTwins(pages, "title"), ...findTwins(pages, "description")];
}

function findTwins(pages: SharedPage[], field: "title" | "description"): ContentProblem[] {
  return pages.flatMap((page, index) => {
    const twin = pages.slice(0, index).find((earlier) => earlier[field] === page[field]);
    if (!twin) return [];
    return {
      file: page.files[0] ?? "",
      entry: `page → ${field}`,
      problem: `the ${field} is that of ${twin.files[0]}, too.`,
      remedy: "Say in one of the two what is on that page alone.",
    };
  });
}

function nameInMenus(site: Everything["site"], path: string): string | undefined {
  const items = [...site.navigation, site.partnerButton, ...site.footerNavigation];
  return items.find(({ to }) => to === path)?.label;
}
