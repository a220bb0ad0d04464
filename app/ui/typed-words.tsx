import { fill } from "./fill.ts";
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
  const [last = "", ...others] = words.toReversed();
  if (others.length === 0) return last;
  return fill(UI_TEXT.lastOfList, { others: others.toReversed().join(", "), last });
}
