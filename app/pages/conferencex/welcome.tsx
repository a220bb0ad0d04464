import type { Group } from "./content.server.ts";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { Paragraph } from "#app/ui/rich-text.tsx";
import { fit } from "#app/ui/fit.ts";
import styles from "./welcome.module.css";

/** The longest text that fits on one line at the largest size, in letters of the monospaced typeface. */
const LETTERS_AT_FULL_SIZE = 12;

export function Welcome({ welcome }: { welcome: Group<"welcome"> }) {
  const { typedWords = [] } = welcome;
  const longest = Math.max(...typedWords.map((word) => word.length));
  return (
    <section className={styles.welcome}>
      <div
        className={`wrap ${styles.content}`}
        data-fit={longest > LETTERS_AT_FULL_SIZE ? "long" : "wide"}
      >
        <h2 {...fit([welcome.heading, ...typedWords].join(" "))}>
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
