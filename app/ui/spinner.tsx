import styles from "./spinner.module.css";

export function Spinner({ label = "Loading..." }: { label?: string }) {
  return (
    <span className={styles.spinner}>
      <span className={styles.orbit} aria-hidden="true" />
      {label}
    </span>
  );
}
