import * as UI_TEXT from "#app/ui-text.ts";
import { usePagePath } from "./current-item.ts";
import styles from "./error-screen.module.css";

/** As React Router calls it. */
export const ERROR_HEADING = "Unexpected Application Error!";

export function ErrorScreen({ error }: { error: unknown }) {
  const path = usePagePath();
  return (
    <section className={styles.screen} data-theme="dark">
      <div className="wrap">
        <h1 id="page-heading" tabIndex={-1}>
          {ERROR_HEADING}
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
  return error instanceof Error ? error.message : UI_TEXT.unknownError;
}
