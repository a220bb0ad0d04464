import type { ReactNode } from "react";
import styles from "./orbit-hero.module.css";

type OrbitHeroProps = {
  /** The night, instead of the page's own ground. */
  theme?: "dark";
  className?: string | undefined;
  /** The large body and what is around it, in the body's box: with its Orbit. Decoration. */
  sky: ReactNode;
  /** The words, with the page's h1, on the left or above. */
  children: ReactNode;
};

/** The first window of a page that has one large body: beside the words, on phones rising from below. */
export function OrbitHero({ theme, className = "", sky, children }: OrbitHeroProps) {
  return (
    <section className={`${styles.hero} ${className}`} data-theme={theme}>
      <div className={`${styles.words} wrap`}>{children}</div>
      <div className={`${styles.sky} no-print`} aria-hidden="true">
        <div className={styles.body}>{sky}</div>
      </div>
      <span id="after-hero" hidden />
    </section>
  );
}
