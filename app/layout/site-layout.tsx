import { memo, type ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { Toaster } from "#app/ui/toaster.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Route } from "./+types/site-layout";
import { ErrorScreen } from "./error-screen.tsx";
import { useMotionInView } from "./motion-in-view.ts";
import { PageChanges } from "./page-changes.tsx";
import { useSafeNavigation } from "./safe-navigation.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const Footer = memo(SiteFooter);

export default function SiteLayout() {
  useSafeNavigation();
  useMotionInView();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Below the root, so that an error leaves the document, the header and the footer standing (R45). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      {frame && <SiteHeader frame={frame} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame && <Footer frame={frame} />}
      <PageChanges />
      <Toaster />
    </>
  );
}
