import { useEffect, useRef } from "react";
import styles from "./typed-words.module.css";

const TYPING_SPEED_MS = 100; // R13: a character typed or erased
const ERASE_DELAY_MS = 3500; // R13: a whole word stands this long
const TYPING_DELAY_MS = 1250; // R13: before the next word

type TypedWordsProps = {
  /** The words that are typed in turn. */
  words: string[];
};

/**
 * The words of a typed heading (R13, R26): all of them, once, for those who hear the page; one at a time for the eye,
 * in a single text node. Prerendered and paused it is still and shows the first word.
 */
export function TypedWords({ words }: TypedWordsProps) {
  const typed = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = typed.current;
    const text = element?.firstChild;
    if (!element || !text) return undefined;
    return whileMotionRuns(
      () => type(words, (letters) => (text.nodeValue = letters)),
      () => (text.nodeValue = words[0] ?? ""),
    );
  }, [words]);

  return (
    <>
      <span className="visually-hidden in-print">{spoken(words)}</span>
      <span ref={typed} className={styles.typed} aria-hidden="true">
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

/** Types and erases the words in turn, from the first one standing. Returns how to stop. */
function type(words: string[], show: (letters: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let word = 0;

  const step = (length: number, isTyping: boolean) => {
    const letters = words[word] ?? "";
    show(letters.slice(0, length));
    if (isTyping && length === letters.length) {
      timer = setTimeout(step, ERASE_DELAY_MS, length - 1, false);
    } else if (!isTyping && length <= 0) {
      word = (word + 1) % words.length;
      timer = setTimeout(step, TYPING_DELAY_MS, 1, true);
    } else {
      timer = setTimeout(step, TYPING_SPEED_MS, length + (isTyping ? 1 : -1), isTyping);
    }
  };

  step(words[0]?.length ?? 0, true);
  return () => clearTimeout(timer);
}

/** Runs `start` whenever the page may move (B3) and what it returned, then `still`, as soon as it may not. */
function whileMotionRuns(start: () => () => void, still: () => void): () => void {
  let stop: (() => void) | undefined;
  const root = document.documentElement;
  const follow = () => {
    const isRunning = root.dataset.motion === "running";
    if (isRunning && !stop) stop = start();
    if (isRunning || !stop) return;
    stop();
    stop = undefined;
    still();
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ["data-motion"] });
  follow();
  return () => {
    observer.disconnect();
    stop?.();
  };
}
