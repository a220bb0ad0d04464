import { type ComponentType, useLayoutEffect } from "react";
import type { RouteObject } from "react-router";
import { pages } from "virtual:pages";
import { ErrorScreen, PageLoadError, RouteError } from "#app/layout/error-screen.tsx";
import { SiteLayout } from "#app/layout/site-layout.tsx";

const CHUNK_TIMEOUT_MS = 120_000; // R46

export type LoadedPage = { path: string; Component: ComponentType };

const loads = new Map<string, Promise<LoadedPage>>();

export function isPage(path: string): boolean {
  return pages.some((page) => page.path === path);
}

/** Loads a page's code and words once. After a failure or a timeout the next call tries again. */
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
    // A layout effect, so that a view's own title (ProjectX) is set later and wins.
    useLayoutEffect(() => {
      document.title = title;
      document.querySelector("meta[name=description]")?.setAttribute("content", description);
    }, []);
    return <Page {...data} />;
  }
  return { path, Component };
}

/** The document's page is not lazy, so that it hydrates without a fallback. It also serves unknown URLs. */
export function createRoutes(current: LoadedPage): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          // Below the layout, so that an error keeps the header and the footer.
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

/** Only Back and Forward load here, because follow-links.tsx loads a page before it navigates. */
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
