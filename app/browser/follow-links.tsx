import type { createBrowserRouter } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { toasts } from "#app/ui/toasts.ts";
import { internalLink } from "./links.ts";
import { savesData } from "./save-data.ts";
import { isPage, loadPage } from "./routes.tsx";

const LOADING_TOAST_AFTER_MS = 1000;

/** Prefetches pages and makes internal links client-side navigations. A failed load falls back to a document load. */
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

  if (savesData) return;
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
