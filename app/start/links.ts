import * as UI_TEXT from "#app/ui-text.ts";
import { notify } from "#app/ui/notify.ts";
import { keepOpen, reopen } from "./history-entry.ts";

/** The link to a page around an event's target, except to a PDF, downloads and links to a new tab. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return undefined;
  return link.pathname.endsWith(".pdf") ? undefined : link;
}

/** Whether the event is no plain click: it opens a tab, or other code has handled it. */
export function isModified(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/**
 * Whether another document is underway: a client-side navigation would not cancel it, so later links load documents too.
 * Whether Back or Forward waits for its page: until it is shown, position and open entries are those of another page.
 */
export const underway = { document: false, page: false };

export function watchLeaving() {
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, downloadRequest, navigationType } = event;
    // The entry keeps where it was left, for Back. Of a reloaded document the browser keeps it.
    if (!underway.document && !underway.page && navigationType !== "reload")
      navigation.updateCurrentEntry({ state: scrollY });
    if (destination.sameDocument || downloadRequest !== null) return;
    if (!/^http(?!.*\.ics$)/.test(destination.url)) return; // an email, a calendar file
    // Offline the open page stays, except behind the URL of a page that Back waits for.
    if (!navigator.onLine && /push|replace/.test(navigationType) && !underway.page) {
      event.preventDefault();
      return void notify({ status: "warning", message: UI_TEXT.offline });
    }
    underway.document = true;
    // Stopped, or answered by a download or nothing: the visitor stays. Firefox does not tell.
    event.signal.addEventListener("abort", () => (underway.document = false));
  });
  addEventListener("toggle", () => underway.page || keepOpen(), true);
  // A link to a fragment, and Back and Forward within this document.
  addEventListener("popstate", () => {
    // In Firefox an older link's document would still replace this one.
    if (underway.document) window.stop();
    underway.document = false;
    // After hydration the router does it once it has rendered the page.
    if (!("hydrated" in document.documentElement.dataset)) reopen();
  });
  // The back/forward cache restores a page as it was left.
  addEventListener("pageshow", () => (underway.document = false));
}
