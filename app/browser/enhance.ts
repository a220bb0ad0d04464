type Enhancers = Record<string, (element: HTMLElement) => void>;

/** Calls each function once for every element that matches its selector, now and whenever elements are added. */
export function enhance(enhancers: Enhancers) {
  const done = new WeakSet<Element>();
  const scan = () => {
    for (const [selector, start] of Object.entries(enhancers)) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (done.has(element)) continue;
        done.add(element);
        start(element);
      }
    }
  };
  new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
  scan();
}
