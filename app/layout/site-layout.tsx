import * as UI_TEXT from "#app/ui-text.ts";
import { memo, type ReactNode } from "react";
import shell from "virtual:shell";
import "#app/styles/index.css";
// The document contains the toasts' live regions beside React's root.
import "#app/ui/icons.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const Footer = memo(SiteFooter);

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link label">
        {UI_TEXT.skipToContent}
      </a>
      <SiteHeader shell={shell} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
    </>
  );
}
