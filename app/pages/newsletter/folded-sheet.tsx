import styles from "./folded-sheet.module.css";

/** A sheet of paper that was folded twice to fit an envelope; each third hinges on the one above. Decoration. */
export function FoldedSheet({ masthead }: { masthead: string }) {
  return (
    <div className={styles.scene}>
      <div className={styles.third} data-third="top">
        <span className={styles.masthead}>{masthead}</span>
        <span className={styles.rule} />
        <span className={styles.lines} />
        <div className={styles.third} data-third="middle">
          <span className={styles.picture} />
          <span className={styles.lines} />
          <div className={styles.third} data-third="bottom">
            <span className={styles.lines} />
            <span className={styles.lines} />
          </div>
        </div>
      </div>
    </div>
  );
}
