import type { createBrowserRouter } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { toasts } from "#app/ui/toasts.ts";
import { internalLink } from "./links.ts";
import { savesData } from "./save-data.ts";
import { isPage, loadPage } from "./routes.tsx";

const LOADING_TOAST_AFTER_MS = 1000;

/**
 * Makes links to the site's pages client-side navigations (R2) and prefetches a page when its link is hovered, focused
 * or touched. Navigates once the page's files are in memory. If they can't be had it loads the page as a document, once
 * (R46); offline it shows a toast and keeps the page being read.
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>) {
  addEventListener("click", (event) => {
    const link = internalLink(event.target);
    if (!link || !isPage(link.pathname) || isModified(event)) return;
    event.preventDefault();
    const stopWaiting = showLoading();
    loadPage(link.pathname)
      .then(() =>
        router.navigate(link.pathname + link.search + link.hash, {
          replace: link.href === location.href,
        }),
      )
      .catch(() => {
        if (navigator.onLine) location.assign(link.href);
        else showOffline();
      })
      .finally(stopWaiting);
  });

  if (savesData) return; // B15
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    addEventListener(
      intent,
      ({ target }) => {
        const link = internalLink(target);
        if (link && isPage(link.pathname)) loadPage(link.pathname).catch(() => undefined);
      },
      { passive: true },
    );
  }
}

function isModified(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}

/** Shows that the page is loading if that takes longer than a second. Returns how to end it. */
function showLoading(): () => void {
  let id: number | undefined;
  const timer = setTimeout(() => {
    id = toasts.add({ status: "loading", message: <Spinner />, position: "top" });
  }, LOADING_TOAST_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (id !== undefined) toasts.close(id);
  };
}

function showOffline() {
  toasts.add({
    status: "warning",
    message: "You’re offline. Try that link again once you’re connected.",
  });
}
