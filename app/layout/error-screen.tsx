import { isRouteErrorResponse } from "react-router";
import { usePagePath } from "./current-item.ts";
import styles from "./error-screen.module.css";

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
        {/* Plain links, because a document load leaves the broken state. */}
        <a href={path}>Try again</a> or <a href="/">go to the home page</a>.
      </p>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}

/** The words module carries only the message of a ContentError, which begins with a file. */
function isContentError(error: unknown): error is Error {
  return error instanceof Error && /^content\/\S+/.test(error.message);
}

function ContentScreen({ problems }: { problems: string }) {
  return (
    <section className={`${styles.screen} wrap`}>
      <h1 id="page-heading" tabIndex={-1}>
        A content file has a mistake
      </h1>
      <p className={styles.message}>{problems}</p>
      <p>Fix it and save. The page then reloads.</p>
    </section>
  );
}
