const ANCHOR_WAIT_MS = 10_000; // R3: then it gives up quietly

/**
 * Calls `found` with the element that a fragment names: at once, or when it appears within ten seconds (R3).
 * Returns how to stop waiting.
 */
export function whenAnchorAppears(hash: string, found: (target: HTMLElement) => void): () => void {
  const id = decodeFragment(hash);
  const target = document.getElementById(id);
  if (target) {
    found(target);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    found(late);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id"] });
  const timer = setTimeout(stop, ANCHOR_WAIT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

/** Opens what holds the target (B5), brings it below the header and moves the focus to it or to its heading. */
export function reveal(target: HTMLElement) {
  const details = target.closest("details");
  if (details) details.open = true;
  target.scrollIntoView({ block: "start" });
  const place =
    details?.querySelector("summary") ?? target.querySelector<HTMLElement>("h1, h2, h3") ?? target;
  if (!place.matches("a, button, summary, [tabindex]")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Brings what the address names into view on load, and opens it (B5). */
export function revealFragment() {
  if (!location.hash) return;
  whenAnchorAppears(location.hash, (target) => {
    // The browser has scrolled to a target that was there when the document loaded.
    const isThere = scrollY > 0 || target === document.activeElement;
    if (target.closest("details") || !isThere) reveal(target);
  });
}

function decodeFragment(hash: string): string {
  const fragment = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
