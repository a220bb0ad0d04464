import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { toasts } from "#app/ui/toasts.ts";
import {
  applyWholeStylesheet,
  isWarm,
  knownPages,
  warmLinkedPages,
  warmPage,
} from "./warm-pages.ts";

const SAY_LOADING_AFTER_MS = 1000;

/**
 * Makes the links to the site's pages, which are plain ones, changes of page without a document load (R2), and lets
 * them lead where they say, whatever the network does (R46): it waits until the page's files are in memory; if they
 * can't be had it loads the page as a document, once; without a network it says so and keeps the page being read.
 */
export function useSafeNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => whenIdle(() => void warmLinkedPages()), [pathname]);

  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = pageLink(target);
      if (!link || link.pathname === location.pathname) return;
      warmPage(link.pathname)
        .then(applyWholeStylesheet)
        .catch(() => undefined);
    };

    const onClick = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (!link || isModified(event)) return;
      event.preventDefault();
      const go = () =>
        navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
      if (link.pathname === location.pathname || isWarm(link.pathname)) {
        void go();
        return;
      }
      const stopWaiting = sayLoading();
      warmPage(link.pathname)
        .then(go)
        .catch(() => {
          if (navigator.onLine) location.assign(link.href);
          else sayOffline();
        })
        .finally(stopWaiting);
    };

    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("click", onClick, { signal });
    addEventListener("pointerover", onIntent, { passive: true, signal });
    addEventListener("focusin", onIntent, { signal });
    return () => listening.abort();
  }, [navigate]);
}

/** The link to a page of the site that was meant; links to a place on the page being read are the browser's own. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return undefined;
  return knownPages().includes(link.pathname) ? link : undefined;
}

function isModified({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Says that the page is on its way, if it takes longer than a second. Returns how to take it back. */
function sayLoading(): () => void {
  let id: number | undefined;
  const timer = setTimeout(() => {
    id = toasts.add({ status: "loading", message: <Spinner />, position: "top" });
  }, SAY_LOADING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (id !== undefined) toasts.close(id);
  };
}

function sayOffline() {
  toasts.add({
    status: "warning",
    message: "You’re offline. Try that link again once you’re connected.",
  });
}

/** Not taken back: whatever page is shown by then, the pages that it links to are the ones to fetch. */
function whenIdle(action: () => void) {
  // Safari does not have it.
  if (typeof requestIdleCallback === "function") requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 2000);
}
