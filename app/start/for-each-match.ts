/** Calls each action once for every element that matches its selector, also for elements added later. */
export function forEachMatch(actions: Record<string, (element: HTMLElement) => void>) {
  const done = new WeakSet<Element>();
  const scan = () => {
    for (const [selector, action] of Object.entries(actions)) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (done.has(element)) continue;
        done.add(element);
        action(element);
      }
    }
  };
  new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
  scan();
}
