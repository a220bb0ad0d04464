import styles from "./typed-words.module.css";

type TypedWordsProps = {
  words: string[];
  /** All words as a list: “ProjectX, ConferenceX and LearnAI”. */
  spoken: string;
};

/**
 * Screen readers get all words once. Visually, type-words.ts changes a single text node, which is
 * prerendered with the first word.
 */
export function TypedWords({ words, spoken }: TypedWordsProps) {
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <span className={styles.line} data-longest-word={longest}>
      {/* Not “visually-hidden”, which Firefox’s reader view leaves out. */}
      <span className="in-print">{` ${spoken} `}</span>
      <span
        className={styles.typed}
        aria-hidden="true"
        translate="no" // a translator would take away the text that is being typed
        data-words={JSON.stringify(words)}
        suppressHydrationWarning // half typed by then
      >
        {words[0]}
      </span>
    </span>
  );
}
