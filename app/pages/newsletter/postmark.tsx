import styles from "./postmark.module.css";

export function Postmark() {
  return (
    <svg
      className={styles.postmark}
      viewBox="0 0 150 64"
      width="112"
      height="48"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" />
      <circle cx="32" cy="32" r="25" />
      <circle cx="32" cy="32" r="9" />
      <path d="M23.4 34.6c-8 3.4-12.7 6-12 7.8 1 2.400 12-.6 23.500-5.400s19.800-10.200 18.800-12.600c-.7-1.700-6.200-.9-13.700 1.600" />
      <path d="M66 17c9-5 15 5 24 0s15 5 24 0 15 5 24 0M68 27c9-5 14 5 23 0s15 5 24 0 15 5 24 0M68 37c9-5 14 5 23 0s15 5 24 0 15 5 24 0M66 47c9-5 15 5 24 0s15 5 24 0 15 5 24 0" />
    </svg>
  );
}
