import * as UI_TEXT from "#app/ui-text.ts";
import { isRouteErrorResponse } from "react-router";
import { usePagePath } from "./current-item.ts";
import styles from "./error-screen.module.css";

export function ErrorScreen({ error }: { error: unknown }) {
  const path = usePagePath();
  return (
    <section className={styles.screen} data-theme="dark">
      <div className="wrap">
        <h1 id="page-heading" tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p className={`label ${styles.message}`}>{messageOf(error)}</p>
        <p>
          {/* With a target, because a document load leaves the broken state. */}
          <a href={path} target="_self">
            {UI_TEXT.tryAgain}
          </a>{" "}
          {UI_TEXT.or}{" "}
          <a href="/" target="_self">
            {UI_TEXT.goHome}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : UI_TEXT.unknownError;
}
