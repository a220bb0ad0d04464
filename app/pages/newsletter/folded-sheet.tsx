import styles from "./folded-sheet.module.css";

export function FoldedSheet({ masthead }: { masthead: string }) {
  return (
    <div className={styles.scene}>
      <div className={styles.third} data-third="top">
        <span className={styles.masthead}>{masthead}</span>
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
