/** May return a cleanup function, called when the element has left the document. */
type Action = (element: HTMLElement) => (() => void) | void;

/** Calls each action once for every element that matches its selector, also for elements added later. */
export function forEachMatch(actions: Record<string, Action>) {
  const done = new WeakSet<Element>();
  const ends = new Map<Element, () => void>();
  const scan = () => {
    for (const [element, end] of ends) {
      if (element.isConnected) continue;
      ends.delete(element);
      end();
    }
    for (const [selector, action] of Object.entries(actions)) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (done.has(element)) continue;
        done.add(element);
        const end = action(element);
        if (end) ends.set(element, end);
      }
    }
  };
  new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
  scan();
}
