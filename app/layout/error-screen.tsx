import * as UI_TEXT from "#app/ui-text.ts";
import { isRouteErrorResponse } from "react-router";
import { usePagePath } from "./current-item.ts";
import styles from "./error-screen.module.css";

const TITLE = "Unexpected Application Error!";

export function ErrorScreen({ error }: { error: unknown }) {
  const path = usePagePath();
  const isMistake = import.meta.env.DEV && isContentError(error);
  return (
    <section className={styles.screen} data-theme="dark">
      <div className="wrap">
        <h1 id="page-heading" tabIndex={-1}>
          {isMistake ? MISTAKE.title : TITLE}
        </h1>
        <p className={styles.message}>{messageOf(error)}</p>
        <p>
          {isMistake ? (
            MISTAKE.remedy
          ) : (
            <>
              {/* With a target, because a document load leaves the broken state. */}
              <a href={path} target="_self">
                {UI_TEXT.tryAgain}
              </a>{" "}
              {UI_TEXT.or}{" "}
              <a href="/" target="_self">
                {UI_TEXT.goHome}
              </a>
              .
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : UI_TEXT.unknownError;
}

/** The words module carries only the message of a ContentError, which begins with a file. */
function isContentError(error: unknown): boolean {
  return error instanceof Error && /^content\/\S+/.test(error.message);
}

const MISTAKE = {
  title: "A content file has a mistake",
  remedy: "Fix it and save. The page then reloads.",
};
