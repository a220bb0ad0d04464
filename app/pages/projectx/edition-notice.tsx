import styles from "./edition-notice.module.css";

/** Stands for what an edition has not told yet (R36): signals of three kinds that come into step, and the notice. */
export function EditionNotice({ text }: { text: string }) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <div className={styles.screen} data-theme="dark">
        <span className={styles.signals} aria-hidden="true" />
        <h2>
          {text}
          <span className={styles.cursor} aria-hidden="true" />
        </h2>
      </div>
    </div>
  );
}
