const ANCHOR_WAIT_MS = 10_000; // R3

/** Calls `found` once the element that the URL's fragment names exists, within ten seconds, while the URL has it. */
export function whenAnchorAppears(found: (target: HTMLElement) => void) {
  const { href, hash } = location;
  const id = decodeFragment(hash);
  const look = () => {
    const target = document.getElementById(id);
    if (target && location.href === href) found(target);
    return target;
  };
  if (look()) return;
  const observer = new MutationObserver(() => look() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id"] });
  setTimeout(() => observer.disconnect(), ANCHOR_WAIT_MS);
}

export function reveal(target: HTMLElement) {
  openAround(target);
  target.scrollIntoView({ block: "start" });
  const focusTarget = target.querySelector<HTMLElement>("summary, h1, h2, h3") ?? target;
  if (!focusTarget.matches("a, button, summary, [tabindex]")) focusTarget.tabIndex = -1;
  focusTarget.focus({ preventScroll: true });
}

/** Opens the entry and the view that the target is, or is in. */
function openAround(target: HTMLElement): boolean {
  let isClosed = false;
  for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    isClosed ||= !at.open;
    at.open = true;
  }
  return isClosed;
}

/** Whether a reload or Back has loaded the document, which leads to where the visitor was. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return /reload|back_forward/.test(
    (navigation as PerformanceNavigationTiming | undefined)?.type ?? "",
  );
}

export function revealFragment() {
  if (!location.hash) return;
  whenAnchorAppears((target) => {
    const wasClosed = openAround(target);
    // The browser itself scrolls to a target that exists when the document loads.
    const hasScrolled = scrollY > 0 || target === document.activeElement;
    if (!isReturn() && (wasClosed || !hasScrolled)) reveal(target);
  });
}

/** Opens the entry that a pasted fragment names. Back finds an open one where it was. */
export function openFragment() {
  const target = document.getElementById(decodeFragment(location.hash));
  if (target && openAround(target)) reveal(target);
}

/** A press on text does not focus the section around it: from its start the next Tab would lead back. */
export function keepPlaceOfTab() {
  addEventListener("mousedown", (event) => {
    const around = event
      .composedPath()
      .filter((each): each is HTMLElement => each instanceof HTMLElement)
      .filter((each) => each.matches('[tabindex="-1"]'));
    for (const each of around) each.removeAttribute("tabindex");
    setTimeout(() => {
      for (const each of around) each.tabIndex = -1;
    });
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
