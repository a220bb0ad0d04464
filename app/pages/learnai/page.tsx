import type { PageProps } from "../define-page.server.ts";
import type definition from "./page.server.ts";
import { OrbitHero } from "#app/ui/orbit-hero.tsx";
import { Moon } from "./moon.tsx";
import styles from "./learnai.module.css";

export default function LearnaiPage({ text }: PageProps<typeof definition>) {
  return (
    <OrbitHero
      sky={
        <>
          <span className={styles.path} />
          <Moon />
        </>
      }
    >
      <h1 id="page-heading" tabIndex={-1}>
        {text}
      </h1>
    </OrbitHero>
  );
}
