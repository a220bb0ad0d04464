import { Moon } from "./moon.tsx";
import styles from "./quiet-moon.module.css";

/** One sentence and one moon on a wide orbit; nothing else can be read here, and nothing moves (R34). */
export function QuietMoon({ text }: { text: string }) {
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
