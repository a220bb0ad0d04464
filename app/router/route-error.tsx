import { use, useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { ErrorScreen } from "#app/layout/error-screen.tsx";

/** The history entry that the document itself shows. */
export const documentEntry: { key?: string; pathname?: string; hasFailed?: boolean } = {};
export const NEVER = new Promise<never>(() => {});

export function RouteError() {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const isDocument = key === documentEntry.key && pathname === documentEntry.pathname;

  useEffect(() => {
    // An extension has removed what React was about to remove.
    const isPageChanged = error instanceof DOMException && error.name === "NotFoundError";
    if (!(isPageChanged || error instanceof PageLoadError)) return undefined;
    const reload = () => location.reload();
    if (navigator.onLine) reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [error]);

  return isDocument ? <KeptDocument error={error} /> : <ErrorScreen error={error} />;
}

/** Suspends for ever. React then leaves the document's HTML in place, which a visitor may be reading. */
function KeptDocument({ error }: { error: unknown }) {
  if (!documentEntry.hasFailed) console.error(error);
  documentEntry.hasFailed = true;
  return use(NEVER);
}

export class PageLoadError extends Error {}
