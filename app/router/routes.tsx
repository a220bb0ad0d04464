import { type ComponentType, useLayoutEffect } from "react";
import { type LoaderFunction, Outlet, type RouteObject, useLoaderData } from "react-router";
import { pages } from "virtual:pages";
import { ErrorScreen } from "#app/layout/error-screen.tsx";
import { SiteLayout } from "#app/layout/site-layout.tsx";
import { inTime } from "#app/start/in-time.ts";
import { NavigationEffects } from "./navigation-effects.tsx";
import { RouteError } from "./route-error.tsx";

export type LoadedPage = { path: string; Component: ComponentType };

/** The route whose data is the page. */
export const PAGE = "page";
/** The page at a URL's path, with or without a trailing slash. */
export function pageAt(pathname: string) {
  const path = pathname.replace(/(.)\/$/, "$1");
  return pages.find((page) => page.path === path);
}

/** Loads a page's code and words, or those of the 404 page. After a failure or a timeout the next call tries again. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const page = pageAt(pathname) ?? pageAt("/404");
  if (!page) throw new Error("There is no 404 page.");
  const [{ default: Page }, { default: data, contentError }] = await inTime(page.load());
  if (import.meta.env.DEV && contentError) {
    return { ...page, Component: () => <ErrorScreen error={new Error(contentError)} /> };
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
  return { ...page, Component };
}

/** One route for all URLs, whose loader loads the page: the router cancels a load that a newer navigation supersedes. */
export function createRoutes(loader: LoaderFunction): RouteObject[] {
  const page: RouteObject = {
    id: PAGE,
    path: "*",
    loader,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: CurrentPage,
    ErrorBoundary: RouteError, // below the layout, so that an error keeps the header and the footer
  };
  return [{ Component: Frame, ErrorBoundary: RouteError, children: [page] }];
}

function Frame() {
  return (
    <>
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <NavigationEffects />
    </>
  );
}

function CurrentPage() {
  const { path, Component } = useLoaderData<LoadedPage>();
  return <Component key={path} />;
}
