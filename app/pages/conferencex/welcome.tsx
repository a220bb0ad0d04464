import type { Conference } from "./content.server.ts";
import { TypedWords } from "#app/ui/typed-words.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./welcome.module.css";

/** The longest text that fits on one line at the largest size, in letters of the monospaced typeface. */
const LETTERS_AT_FULL_SIZE = 12;

export function Welcome({ welcome }: Pick<Conference, "welcome">) {
  const longest = Math.max(...welcome.typedWords.map((word) => word.length));
  return (
    <section className={styles.welcome}>
      <div
        className={`wrap ${styles.content}`}
        data-fit={longest > LETTERS_AT_FULL_SIZE ? "long" : "wide"}
      >
        <h2>
          <span className={styles.greeting}>{welcome.heading}</span>{" "}
          <span className={styles.words}>
            <TypedWords words={welcome.typedWords} />
          </span>
        </h2>
        <p>
          <RichText text={welcome.text} />
        </p>
      </div>
    </section>
  );
}
