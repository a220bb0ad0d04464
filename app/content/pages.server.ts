import { editionPath, editionYears } from "./editions.server.ts";
import { contentIn, isThere } from "./files.server.ts";

/**
 * The URLs of every page that visitors can find, in the order of the sitemap, by the page's folder in app/pages/. Which
 * pages there are is content: a year's file adds one, and a club may leave some out.
 */
export function pathsOfPages() {
  const editions = editionYears().map(editionPath);
  return {
    home: ["/"],
    "partner-with-us": ifWritten("partner-with-us"),
    conferencex: editions.slice(0, 1),
    "conference-recap": editions.slice(1),
    newsletter: ifWritten("newsletter"),
    learnai: ifWritten("learnai"),
    projectx: ifWritten("projectx"),
    "own-page": contentIn(OWN_PAGES, ".md").map((name) => `/${name}`),
  };
}

/** The club’s own pages: content/pages/travel.md is at /travel. */
export const OWN_PAGES = "content/pages";

export type PageFolder = keyof ReturnType<typeof pathsOfPages>;

export function pagePaths(): string[] {
  return Object.values(pathsOfPages()).flat();
}

/** Answers unknown URLs: every host serves `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** A page that a club may leave out: it is on the site where `content/<name>.yaml` is. */
function ifWritten(name: string): string[] {
  return isThere(`content/${name}.yaml`) ? [`/${name}`] : [];
}
