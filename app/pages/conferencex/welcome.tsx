import type { Group } from "./page.server.ts";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import styles from "./welcome.module.css";

export function Welcome({ welcome }: { welcome: Group<"welcome"> }) {
  const { typedWords = [] } = welcome;
  return (
    <section className={styles.welcome}>
      <div className={`wrap ${styles.content}`}>
        <h2>
          <span className={styles.greeting}>{welcome.heading}</span>{" "}
          {typedWords.length > 0 && (
            <span className={styles.words}>
              <TypedWords words={typedWords} spoken={welcome.spokenWords} />
            </span>
          )}
        </h2>
        <Paragraph>{welcome.text}</Paragraph>
      </div>
    </section>
  );
}
