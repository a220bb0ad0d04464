const TYPING_SPEED_MS = 100; // R13
const ERASE_DELAY_MS = 3500; // R13
const TYPING_DELAY_MS = 1250; // R13

/** Types and erases the words of `data-words`, a JSON list, as long as the element is in the page. */
export function typeWords(element: HTMLElement) {
  // By letters, because half an emoji is none.
  const words = (JSON.parse(element.dataset.words ?? "[]") as string[]).map((each) => [...each]);
  const text = element.firstChild;
  if (!text) return;
  const root = document.documentElement;
  let timer: number | undefined;
  let word = 0;

  const step = (length: number, isTyping: boolean) => {
    if (!element.isConnected) return observer.disconnect();
    const letters = words[word] ?? [];
    text.nodeValue = letters.slice(0, length).join("");
    if (isTyping && length === letters.length) {
      timer = window.setTimeout(step, ERASE_DELAY_MS, length - 1, false);
    } else if (!isTyping && length <= 0) {
      word = (word + 1) % words.length;
      // Before the next word. A single one must not leave its line empty.
      timer = window.setTimeout(step, words[1] ? TYPING_DELAY_MS : 0, 1, true);
    } else {
      timer = window.setTimeout(step, TYPING_SPEED_MS, length + (isTyping ? 1 : -1), isTyping);
    }
  };

  const followMotion = () => {
    const isRunning = root.dataset.motion === "running";
    if (isRunning === (timer !== undefined)) return;
    if (isRunning) return step(words[0]?.length ?? 0, true);
    clearTimeout(timer);
    timer = undefined;
    word = 0;
    text.nodeValue = words[0]?.join("") ?? "";
  };
  const observer = new MutationObserver(followMotion);
  observer.observe(root, { attributeFilter: ["data-motion"] });
  followMotion();
}
