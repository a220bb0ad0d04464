/** The internal link around an event's target, except fragments, downloads and links to a new tab. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return undefined;
  return link;
}

export function leadsToAnotherPage(target: EventTarget | null): boolean {
  const link = internalLink(target);
  return link !== undefined && link.pathname !== location.pathname;
}

/** Whether the event is no plain click: it opens a tab, or other code has handled it. */
export function isModified(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

let isDocumentUnderway = false;

/**
 * Whether another document is underway. A client-side navigation would not cancel it, so later links load documents too:
 * the newest wins.
 */
export const isLeaving = () => isDocumentUnderway;

export function leave() {
  isDocumentUnderway = true;
}

/** For a newer intent. In Firefox an older link's document would still replace this page. */
export function stay() {
  if (isDocumentUnderway) window.stop();
  isDocumentUnderway = false;
}

export function watchLeaving() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const isFragment = link.hash && link.href.split("#")[0] === location.href.split("#")[0];
    if (isFragment && !isModified(event)) stay();
    if (isFragment || !link.protocol.startsWith("http")) return;
    // Afterwards, when it is known whether the router has taken the click.
    setTimeout(() => {
      if (!isModified(event)) leave();
    });
  });
  // Back and Forward within this document.
  addEventListener("popstate", stay);
  // Firefox would go on with a Back to another document, whatever is clicked meanwhile.
  window.navigation?.addEventListener("navigate", ({ navigationType, destination }) => {
    if (navigationType === "traverse" && !destination.sameDocument) leave();
  });
  // The back/forward cache restores a page as it was left.
  addEventListener("pageshow", () => (isDocumentUnderway = false));
}
