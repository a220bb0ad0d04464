import { NOT_FOUND_PATH, type PageFolder, pathsOfPages } from "#app/content/pages.server.ts";
import conferenceRecap from "./conference-recap/page.server.ts";
import conferencex from "./conferencex/page.server.ts";
import type { PageDefinition } from "./page-definition.server.ts";
import home from "./home/page.server.ts";
import learnai from "./learnai/page.server.ts";
import newsletter from "./newsletter/page.server.ts";
import notFound from "./not-found/page.server.ts";
import ownPage from "./own-page/page.server.ts";
import partnerWithUs from "./partner-with-us/page.server.ts";
import projectx from "./projectx/page.server.ts";

/** What each folder of app/pages/ declares. The compiler names a page of app/content/pages.server.ts that has no line. */
const definitions: Record<PageFolder, PageDefinition> = {
  home,
  "partner-with-us": partnerWithUs,
  conferencex,
  "conference-recap": conferenceRecap,
  newsletter,
  learnai,
  projectx,
  "own-page": ownPage,
};

/** One page at one URL. */
export type RegisteredPage = {
  path: string;
  /** The folder in app/pages/: `page.server.ts` loads the words, `page.tsx` renders them. */
  folder: string;
  definition: PageDefinition;
};

/** Every page that visitors can find, in the order of the sitemap. */
export function registry(): RegisteredPage[] {
  return Object.entries(pathsOfPages()).flatMap(([folder, paths]) =>
    paths.map((path) => ({ path, folder, definition: definitions[folder as PageFolder] })),
  );
}

export const NOT_FOUND = { path: NOT_FOUND_PATH, folder: "not-found", definition: notFound };
