import { memo } from "react";
import { Outlet } from "react-router";
import shell from "virtual:shell";
import "#app/styles/index.css";
// The document contains the toasts' live regions beside React's root.
import "#app/ui/spinner.css";
import "#app/ui/toaster.css";
import { NavigationEffects } from "./navigation-effects.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const Footer = memo(SiteFooter);

/** In development a mistake in site.yaml leaves out header and footer. */
export function SiteLayout() {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      {shell && <SiteHeader shell={shell} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {shell && <Footer shell={shell} />}
      <NavigationEffects />
    </>
  );
}
