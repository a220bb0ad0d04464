/**
 * Calls `action` now and whenever elements have come or gone: another page, or the rest of one that shows its first
 * screen first. Returns how to stop.
 */
export function followContent(action: () => void): () => void {
  const observer = new MutationObserver(action);
  observer.observe(document.body, { childList: true, subtree: true });
  action();
  return () => observer.disconnect();
}
