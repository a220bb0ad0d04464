import { CONFERENCE, editionPath, editionYears } from "./event-series.server.ts";
import { hasContent } from "./load-content.server.ts";

/**
 * The URLs of every page that visitors can find, in the order of the sitemap, by the page's folder in app/pages/. Which
 * pages there are is content: a year's file adds one, and a club may leave some out.
 */
export function pathsOfPages() {
  const editions = editionYears(CONFERENCE).map((year) => editionPath(CONFERENCE, year));
  return {
    home: ["/"],
    "partner-with-us": ["/partner-with-us"],
    conferencex: editions.slice(0, 1),
    "conference-recap": editions.slice(1),
    newsletter: ["/newsletter"],
    learnai: ifWritten("learnai"),
    projectx: ["/projectx"],
  };
}

export type PageFolder = keyof ReturnType<typeof pathsOfPages>;

export function pagePaths(): string[] {
  return Object.values(pathsOfPages()).flat();
}

/** Answers unknown URLs: every host serves `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** A page that a club may leave out: it is on the site where `content/<name>.yaml` is. */
function ifWritten(name: string): string[] {
  return hasContent(name) ? [`/${name}`] : [];
}
