import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { Moon } from "./moon.tsx";
import styles from "./learnai.module.css";

export default function LearnaiPage({ text }: PageProps<typeof definition>) {
  return (
    <section className={styles.sky}>
      <div className={`wrap ${styles.words}`}>
        <h1 id="page-heading" tabIndex={-1}>
          {text}
        </h1>
      </div>
      <div className={styles.orbit} aria-hidden="true">
        <span className={styles.moon}>
          <Moon />
        </span>
      </div>
    </section>
  );
}
