import { StrictMode } from "react";
import { StaticRouter } from "react-router";
import { SiteLayout } from "#app/layout/site-layout.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { LoadedPage } from "./pages.tsx";

type Props = {
  page: LoadedPage;
  /** The URL's path: at the 404 page it is not the page's. */
  pathname: string;
  /** What a screen reader says: the title of a page that a client-side navigation has led to. */
  announcement?: string;
};

/** All that React renders, in the prerendered document and in the browser. The browser decides which page it is. */
export function Site({ page: { path, element }, pathname, announcement = "" }: Props) {
  return (
    <StrictMode>
      <StaticRouter location={pathname}>
        <ErrorBoundary>
          <SiteLayout>
            {/* Below the layout, so that an error keeps the header and the footer. */}
            <ErrorBoundary key={path}>{element}</ErrorBoundary>
          </SiteLayout>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
        </ErrorBoundary>
      </StaticRouter>
    </StrictMode>
  );
}
