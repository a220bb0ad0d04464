import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { toasts } from "#app/ui/toasts.ts";
import {
  answerDataFromMemory,
  isWarm,
  knownPages,
  warmLinkedPages,
  warmPage,
} from "./warm-pages.ts";

const SAY_LOADING_AFTER_MS = 1000;

/**
 * Makes a press on a link of the site lead where it says, whatever the network does (R46): it waits until the page's
 * files are in memory; if they can't be had it loads the page as a document, once; without a network it says so and
 * keeps the page being read.
 */
export function useSafeNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => whenIdle(() => void warmLinkedPages()), [pathname]);

  useEffect(() => {
    answerDataFromMemory();

    const onIntent = ({ target }: Event) => {
      const link = pageLink(target);
      if (link && !isWarm(link.pathname)) warmPage(link.pathname).catch(() => undefined);
    };

    // On the window and in the capture phase: before React Router's own answer to the press.
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event.target);
      if (
        !link ||
        isModified(event) ||
        isWarm(link.pathname) ||
        link.pathname === location.pathname
      )
        return;
      event.preventDefault();
      const stopWaiting = sayLoading();
      warmPage(link.pathname)
        .then(() => navigate(link.pathname + link.search + link.hash))
        .catch(() => {
          if (navigator.onLine) location.assign(link.href);
          else sayOffline();
        })
        .finally(stopWaiting);
    };

    addEventListener("click", onClick, { capture: true });
    addEventListener("pointerover", onIntent, { passive: true });
    addEventListener("focusin", onIntent);
    return () => {
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("pointerover", onIntent);
      removeEventListener("focusin", onIntent);
    };
  }, [navigate]);
}

function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
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
    message:
      "You are offline. This page stays as it is; try the link again when you are connected.",
  });
}

function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(action, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 2000);
  return () => clearTimeout(timer);
}
