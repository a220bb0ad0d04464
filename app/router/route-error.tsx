import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ErrorScreen } from "#app/layout/error-screen.tsx";
import { underway } from "#app/start/links.ts";

/** Files of the page that Back or Forward leads to are lost. */
export class PageLoadError extends Error {}

/** Loads the document where that can help: offline once the visitor is online again. */
export function RouteError() {
  const error = useRouteError();
  // The second is an extension's work: it has removed what React was about to remove.
  const isLost =
    error instanceof PageLoadError ||
    (error instanceof DOMException && error.name === "NotFoundError");

  useEffect(() => {
    if (!isLost || underway.document) return undefined;
    const reload = () => {
      history.scrollRestoration = "manual"; // the browser would keep a place of this empty page
      location.reload();
    };
    if (navigator.onLine) reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isLost]);

  return isLost && navigator.onLine ? null : <ErrorScreen error={error} />;
}
