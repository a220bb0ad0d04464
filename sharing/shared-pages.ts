import { conferencePath, recapYears } from "../app/schemas/addresses.server.ts";
import { ContentError, type ContentProblem } from "../app/schemas/content-error.server.ts";
import { loadConferenceRecap, loadCurrentConference } from "../app/schemas/conference.server.ts";
import { loadHome } from "../app/schemas/home.server.ts";
import { loadLearnai } from "../app/schemas/learnai.server.ts";
import { loadNewsletter } from "../app/schemas/newsletter.server.ts";
import { loadPartner } from "../app/schemas/partner.server.ts";
import { loadProjectx } from "../app/schemas/projectx.server.ts";
import { loadSite } from "../app/schemas/site.server.ts";

/** All that the site says, loaded once for everything in this folder. */
export async function loadEverything() {
  return {
    site: loadSite(),
    home: await loadHome(),
    partner: loadPartner(),
    conference: await loadCurrentConference(),
    recaps: await Promise.all(recapYears().map((year) => loadConferenceRecap(year))),
    newsletter: await loadNewsletter(),
    learnai: loadLearnai(),
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

type PageWords = { page: { title: string; description: string } };

function pageOf(
  site: Everything["site"],
  path: string,
  { page }: PageWords,
  files: string[],
): SharedPage {
  return {
    path,
    ...page,
    name: nameInMenus(site, path) ?? page.title,
    files: [...files, "figures.yaml"].map((file) => `content/${file}`),
  };
}

/** Every page as search engines and link previews know it, in the order of the sitemap. */
export function sharedPages(all: Everything): SharedPage[] {
  const { site, conference, recaps } = all;
  const of = (path: string, own: PageWords, files: string[]) => pageOf(site, path, own, files);
  const pages = [
    of("/", all.home, ["home.yaml", "home", "team.yaml", "team", "organisations.yaml"]),
    of("/partner-with-us", all.partner, ["partner-with-us.yaml"]),
    of(conferencePath(conference.year), conference, editionFiles(conference.year)),
    ...recaps.map((recap) => ({
      ...of(conferencePath(recap.year), recap, editionFiles(recap.year)),
      name: recap.name,
    })),
    of("/newsletter", all.newsletter, ["newsletter.yaml", "newsletter"]),
    of("/learnai", all.learnai, ["learnai.yaml"]),
    of("/projectx", all.projectx, ["projectx.yaml", "organisations.yaml"]),
  ];
  const problems = [...findTwins(pages, "title"), ...findTwins(pages, "description")];
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Pages that search engines could not tell apart. */
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

function editionFiles(year: number): string[] {
  return [`conferencex/${year}.yaml`, `conferencex/${year}`, "organisations.yaml"];
}
