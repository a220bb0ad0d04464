import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import earlyScript from "virtual:early-script";
import siteStyles from "virtual:site-styles";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { loadFrame } from "./schemas/site.server.ts";
import "./styles/index.css";
import { LAYER_ORDER } from "./styles/layer-order.ts";
import type { Route } from "./+types/root";

// In the browser it is what the page came with: were it another text, a document that React has to make anew (somebody's
// extension had changed it) would lose its styles, and its policy would block the new ones.
const pageStyles = import.meta.env.SSR
  ? LAYER_ORDER + siteStyles
  : (document.querySelector("style")?.textContent ?? "");

export function loader() {
  return loadFrame();
}

// The frame is the same on every page: no need to ask for it again.
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? "en";
  return (
    // The early script changes attributes of <html> before React takes over.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
        {/* After the styles, which tell it where the fonts are. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        {import.meta.env.DEV && <Links />}
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <div id="root">{children}</div>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What is left when even the site's frame could not be shown; the layout has a boundary of its own (R45). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}
