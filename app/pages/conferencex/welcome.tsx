import type { Conference } from "#app/content/conference.server.ts";
import { TypedWords } from "#app/ui/typed-words.tsx";
import styles from "./welcome.module.css";

/** What fits beside itself at the largest size: twelve letters of the typewriter face. */
const LETTERS_AT_FULL_SIZE = 12;

/** The typed heading, as wide as the page. */
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
        <p>{welcome.text}</p>
      </div>
    </section>
  );
}
