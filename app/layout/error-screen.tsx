import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { usePagePath } from "./page-path.ts";
import styles from "./error-screen.module.css";

/** What React Router shows in place of a route that failed. */
export function RouteError() {
  const error = useRouteError();

  // A page that could not be loaded, offline: loads as a document once the network is back.
  useEffect(() => {
    if (!(error instanceof PageLoadError)) return undefined;
    const reload = () => location.reload();
    if (navigator.onLine) reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [error]);

  return <ErrorScreen error={error} />;
}

/** Thrown where the files of a page can't be had. */
export class PageLoadError extends Error {}

/** What a visitor sees when a page fails (R45): the spec's words, what is known, and two ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const path = usePagePath();
  if (import.meta.env.DEV && isContentError(error))
    return <ContentScreen problems={error.message} />;
  return (
    <section className={`${styles.screen} wrap`}>
      <h1 id="page-heading" tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p>
        {/* Plain links: a document load is the way out of a broken state. */}
        <a href={path}>Try again</a> or <a href="/">go to the home page</a>.
      </p>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}

/** An error of the load functions: its message begins with a file. Its class is lost on the way here. */
function isContentError(error: unknown): error is Error {
  return error instanceof Error && /^content\/\S+/.test(error.message);
}

/** The same while working: what is wrong in the content, for whoever has just saved it (B10). */
function ContentScreen({ problems }: { problems: string }) {
  return (
    <section className={`${styles.screen} wrap`}>
      <h1 id="page-heading" tabIndex={-1}>
        A content file has a mistake
      </h1>
      <p className={styles.message}>{problems}</p>
      <p>Fix it and save: the page comes back by itself.</p>
    </section>
  );
}
