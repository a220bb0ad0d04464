import type { ReactElement } from "react";
import { pages } from "virtual:pages";
import { ERROR_HEADING, ErrorScreen } from "#app/layout/error-screen.tsx";
import { inTime } from "#app/ui/in-time.ts";

/** A page, and what the document's head says of it. */
export type LoadedPage = {
  path: string;
  element: ReactElement;
  title: string;
  description: string;
};

/** The page at a URL's path, with or without a trailing slash. */
export function pageAt(pathname: string) {
  const path = pathname.replace(/(.)\/$/, "$1");
  return pages.find((page) => page.path === path);
}

/** Loads a page's code and words, or those of the 404 page. After a failure or a timeout the next call tries again. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const page = pageAt(pathname) ?? pageAt("/404");
  if (!page) throw new Error("There is no 404 page.");
  const [{ default: Page }, { default: props }] = await inTime(page.load());
  const { title, description } = props.page;
  return { path: page.path, element: <Page {...props} />, title, description };
}

/** Stands in for a page that cannot be shown. */
export function errorPage(path: string, error: unknown): LoadedPage {
  return { path, element: <ErrorScreen error={error} />, title: ERROR_HEADING, description: "" };
}
