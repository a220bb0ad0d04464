import { afterNextPaint } from "./after-next-paint.ts";

/**
 * Calls `action` now and, when they have been painted, whenever elements have come or gone: another page, or the rest of
 * one that shows its first screen first. Returns how to stop.
 */
export function followContent(action: () => void): () => void {
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    // Not put off by the next one: a page that changes in every frame would never be looked at.
    cancel ??= afterNextPaint(() => {
      cancel = undefined;
      action();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  action();
  return () => {
    observer.disconnect();
    cancel?.();
  };
}
