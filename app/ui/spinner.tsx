import styles from "./spinner.module.css";

/** A small body on its orbit, with words that say what is going on (R40). */
export function Spinner({ label = "Loading..." }: { label?: string }) {
  return (
    <span className={styles.spinner}>
      <span className={styles.orbit} aria-hidden="true" />
      {label}
    </span>
  );
}
