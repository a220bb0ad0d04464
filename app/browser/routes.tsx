import { type ComponentType, useLayoutEffect } from "react";
import type { RouteObject } from "react-router";
import { pages } from "virtual:pages";
import { ErrorScreen, PageLoadError, RouteError } from "#app/layout/error-screen.tsx";
import { SiteLayout } from "#app/layout/site-layout.tsx";

const CHUNK_TIMEOUT_MS = 120_000; // R46

export type LoadedPage = { path: string; Component: ComponentType };

const loads = new Map<string, Promise<LoadedPage>>();

/** Whether the site has a page at this path. */
export function isPage(path: string): boolean {
  return pages.some((page) => page.path === path);
}

/**
 * Loads a page's code and words, once; a failure is forgotten, so that it can be tried again. Rejects when a file is
 * gone, is something else, or nothing has come for 120 s (R46).
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = loads.get(path);
  if (known) return known;
  const load = withTimeout(importPage(path));
  loads.set(path, load);
  load.catch(() => loads.delete(path));
  return load;
}

async function importPage(path: string): Promise<LoadedPage> {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const [{ default: Page }, { default: data, contentError }] = await page.load();
  if (contentError) {
    return { path, Component: () => <ErrorScreen error={new Error(contentError)} /> };
  }
  const { title, description } = data.page;
  function Component() {
    // In a layout effect, so that a page's own title (ProjectX's views) comes later and wins.
    useLayoutEffect(() => {
      document.title = title;
      document.querySelector("meta[name=description]")?.setAttribute("content", description);
    }, []);
    return <Page {...data} />;
  }
  return { path, Component };
}

/** The site's routes. The page of this document is there at once, whatever its address; others load when needed. */
export function createRoutes(current: LoadedPage): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          // Below the layout, so that an error keeps the header and the footer (R45).
          ErrorBoundary: RouteError,
          children: [
            ...pages.map(({ path }) =>
              path === current.path
                ? { path, Component: current.Component }
                : { path, lazy: () => loadForHistory(path) },
            ),
            { path: "*", Component: current.Component },
          ],
        },
      ],
    },
  ];
}

/** Links load a page before they navigate (follow-links.tsx), so only Back and Forward can fail here. */
async function loadForHistory(path: string): Promise<{ Component: ComponentType }> {
  try {
    const { Component } = await loadPage(path);
    return { Component };
  } catch (error) {
    if (!navigator.onLine) throw new PageLoadError(String(error));
    location.reload();
    return new Promise(() => {});
  }
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The page did not arrive within 120 seconds.")),
      CHUNK_TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
