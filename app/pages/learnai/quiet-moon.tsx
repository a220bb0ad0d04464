import { Moon } from "./moon.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./quiet-moon.module.css";

export function QuietMoon({ text }: { text: string }) {
  return (
    <section className={styles.sky}>
      <div className={`wrap ${styles.words}`}>
        <h1 id="page-heading" tabIndex={-1} {...fit(text)}>
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
