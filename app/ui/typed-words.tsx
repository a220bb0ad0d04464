import styles from "./typed-words.module.css";

type TypedWordsProps = {
  words: string[];
};

/**
 * Screen readers get all words once. Visually, app/start/typed-words.ts changes a single text node, which is
 * prerendered with the first word.
 */
export function TypedWords({ words }: TypedWordsProps) {
  return (
    <>
      <span className="visually-hidden in-print">{spoken(words)}</span>
      <span
        className={styles.typed}
        aria-hidden="true"
        data-words={JSON.stringify(words)}
        suppressHydrationWarning // half typed by then
      >
        {words[0]}
      </span>
    </>
  );
}

/** “ProjectX, ConferenceX and LearnAI”. */
function spoken(words: string[]): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
