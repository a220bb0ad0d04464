import type { Group } from "./content.server.ts";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./welcome.module.css";

export function Welcome({ welcome }: { welcome: Group<"welcome"> }) {
  const { typedWords = [] } = welcome;
  // Each on a line of its own.
  const lines = typedWords.map((words) => words.replaceAll(" ", "\u00a0"));
  return (
    <section className={styles.welcome}>
      <div className={`wrap ${styles.content}`}>
        <h2 {...fit([welcome.heading, ...typedWords].join(" "))}>
          <span className={styles.greeting}>{welcome.heading}</span>{" "}
          {typedWords.length > 0 && (
            <span className={styles.words} {...fit(lines.join(" "), 12)}>
              <TypedWords words={typedWords} spoken={welcome.spokenWords} />
            </span>
          )}
        </h2>
        <Paragraph>{welcome.text}</Paragraph>
      </div>
    </section>
  );
}
