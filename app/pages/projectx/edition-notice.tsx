import { fit } from "#app/ui/fit.ts";
import styles from "./edition-notice.module.css";

export function EditionNotice({ notice }: { notice: string }) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <div className={styles.screen} data-theme="dark">
        <span className={styles.signals} aria-hidden="true" />
        <h2 {...fit(notice)}>
          {notice}
          <span className={styles.cursor} aria-hidden="true" />
        </h2>
      </div>
    </div>
  );
}
