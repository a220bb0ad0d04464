import { isRouteErrorResponse } from "react-router";
import { usePagePath } from "./current-item.ts";
import styles from "./error-screen.module.css";

const TITLE = "Unexpected Application Error!"; // R45

export function ErrorScreen({ error }: { error: unknown }) {
  const path = usePagePath();
  if (import.meta.env.DEV && isContentError(error))
    return <ContentScreen problems={error.message} />;
  return (
    <section className={`${styles.screen} wrap`}>
      <h1 id="page-heading" tabIndex={-1}>
        {TITLE}
      </h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p>
        {/* Plain links, because a document load leaves the broken state. */}
        <a href={path}>{UI_TEXT.tryAgain}</a> {UI_TEXT.or} <a href="/">{UI_TEXT.goHome}</a>.
      </p>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : UI_TEXT.unknownError;
}

/** The words module carries only the message of a ContentError, which begins with a file. */
function isContentError(error: unknown): error is Error {
  return error instanceof Error && /^content\/\S+/.test(error.message);
}

/** For maintainers, in development alone. */
const MISTAKE = {
  title: "A content file has a mistake",
  remedy: "Fix it and save. The page then reloads.",
};

function ContentScreen({ problems }: { problems: string }) {
  return (
    <section className={`${styles.screen} wrap`}>
      <h1 id="page-heading" tabIndex={-1}>
        {MISTAKE.title}
      </h1>
      <p className={styles.message}>{problems}</p>
      <p>{MISTAKE.remedy}</p>
    </section>
  );
}
