import { ADDRESS, addressOf, SITE_FILE } from "./addresses.server.ts";
import { CONFERENCE, editionPath, editionYears } from "./event-series.server.ts";
import {
  contentIn,
  fromRoot,
  hasContent,
  isThere,
  namesIn,
  readList,
  readYaml,
  unlessKnown,
} from "./load-content.server.ts";

/**
 * The URLs of every page that visitors can find, in the order of the sitemap, by the page's folder in app/pages/. Which
 * pages there are is content: a year's file adds one, and a club may leave some out.
 */
export function pathsOfPages() {
  const editions = editionYears(CONFERENCE).map((year) => editionPath(CONFERENCE, year));
  return {
    home: ["/"],
    "partner-with-us": ifWritten("partner-with-us", addressOf("partners")),
    conferencex: editions.slice(0, 1),
    "conference-recap": editions.slice(1),
    newsletter: ifWritten("newsletter", addressOf("newsletter")),
    learnai: ifWritten("learnai", addressOf("course")),
    projectx: ifWritten("projectx", addressOf("competition")),
    "own-page": contentIn(OWN_PAGES)
      .filter((name) => ADDRESS.test(name))
      .map((name) => `/${name}`),
  };
}

/** The club’s own pages: content/pages/travel.yaml is at /travel. */
export const OWN_PAGES = "content/pages";

export type PageFolder = keyof ReturnType<typeof pathsOfPages>;

export function pagePaths(): string[] {
  return unlessKnown("pagePaths", () => Object.values(pathsOfPages()).flat());
}

/** What is behind this site’s name in a full address of its own, as people copy it. Any other stays. */
export function withoutOwnHost(to: string): string {
  if (!URL.canParse(to)) return to;
  try {
    const { address } = readYaml(SITE_FILE) as { address?: unknown };
    const [host, own] = [to, String(address)].map((url) => new URL(url).host.replace(/^www\./, ""));
    const { pathname, search, hash } = new URL(to);
    return host === own ? decodeURI(pathname) + search + hash : to;
  } catch {
    return to;
  }
}

/** The same of a page’s address. Those of files, which have an ending, stay. */
export function asOwnPage(to: string): string {
  const path = withoutOwnHost(to);
  return path.includes(".") ? to : path.replace(/(?<=\w)\/(?=#|$)/, "");
}

/** Answers unknown URLs: every host serves `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** A page that a club may leave out: it is on the site where `content/<name>.yaml` is. */
function ifWritten(name: string, path = `/${name}`): string[] {
  return hasContent(name) ? [path] : [];
}

/** The folder of the editions, if the link leads to one of them and the folder is empty or a file. */
export function lostFolder(link: string): string | undefined {
  const folder = `content/${CONFERENCE.slug}`;
  const page = link.replace(/(?:-\d{4})?(?:#.*)?$/, "");
  const isLost = isThere(folder) && namesIn(fromRoot(folder)).length === 0;
  return isLost && page === addressOf(CONFERENCE.page) ? folder : undefined;
}

/** The links to the parts of Home, if this one leads to none. A name with a hyphen may be that of an entry. */
export function linksInstead(link: string): string[] | undefined {
  const links = [...Object.keys(PARTS_OF_HOME), "/#contacts"];
  return /^\/#[a-z\d]+$/.test(link) && !links.includes(link) ? links : undefined;
}

/** The group of home.yaml that a link to a part of Home needs, if the club has left it out. */
export function missingPartOfHome(link: string): string | undefined {
  const group = PARTS_OF_HOME[link];
  return group && !homeGroups().includes(group) ? group : undefined;
}

const PARTS_OF_HOME: Record<string, string> = {
  "/#about": "about",
  "/#events": "events",
  "/#join": "join",
  "/#meet-the-team": "team",
  "/#numbers": "numbers",
  "/#partners": "partners",
  "/#projects": "projects",
};

/** All of them where a file cannot be read as it should, which is a problem of that file alone. */
function homeGroups(): string[] {
  try {
    const home = readYaml("content/home.yaml") as object;
    const team = readList("content/team.yaml");
    if (!("hero" in home) || !Array.isArray(team)) return Object.values(PARTS_OF_HOME);
    const hasTeam = team.length > 0;
    return Object.entries(home).flatMap(([group, value]) =>
      !value || hasEmptyList(value) || (group === "team" && !hasTeam) ? [] : group,
    );
  } catch {
    return Object.values(PARTS_OF_HOME);
  }
}

function hasEmptyList(group: object): boolean {
  return Object.values(group).some((value) => Array.isArray(value) && value.length === 0);
}
