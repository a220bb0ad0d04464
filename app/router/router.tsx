import * as UI_TEXT from "#app/ui-text.ts";
import type { createBrowserRouter, LoaderFunction } from "react-router";
import { NEVER, PageLoadError } from "./route-error.tsx";
import { internalLink, isModified, underway } from "#app/start/links.ts";
import { loadToasts, notify } from "#app/start/notify.ts";
import { loadPage, pageAt } from "./routes.tsx";

let linkUrl = ""; // where the last link leads, with its fragment, which a loader's request lacks
let departures = 0; // how often another document took this one’s place

/** If a page's files do not arrive, the browser loads its document. Offline the open page stays. */
export async function load({ request }: Parameters<LoaderFunction>[0]) {
  const { pathname } = new URL(request.url);
  const before = departures;
  const isOld = () => underway.document || before !== departures; // another document came
  try {
    const page = await loadPage(pathname);
    return isOld() ? NEVER : page; // leaves no entry in the history
  } catch (error) {
    // An older intent that fails does nothing. Firefox lets it fail as soon as another document is underway.
    if (isOld()) return NEVER;
    if (request.signal.aborted) throw error;
    // Back and Forward change the URL before the page loads.
    const isThere = location.pathname === pathname;
    if (!navigator.onLine) {
      if (isThere) throw new PageLoadError(String(error));
      void notify({ status: "warning", message: UI_TEXT.offline });
    } else if (isThere) location.reload();
    else location.assign(linkUrl);
    return NEVER;
  }
}

/** Makes clicks on internal links client-side navigations, and prefetches what a visitor may click. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>) {
  if (!("navigation" in window)) return; // Links load documents, whose scroll positions the browser keeps.
  addEventListener("pagehide", () => (departures += 1));
  // The browser would scroll before React renders the page.
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType, canIntercept } = event;
    if (navigationType !== "replace") underway.page = destination.sameDocument;
    if (navigationType === "traverse" && canIntercept)
      event.intercept({ focusReset: "manual", scroll: "manual" });
  });
  addEventListener("click", (event) => {
    const link = internalLink(event.target);
    const page = link && pageAt(link.pathname);
    if (!page || isModified(event) || underway.document) return;
    // After a tap the document is sooner there: it shows its beginning while the rest arrives.
    const isTap = (event as PointerEvent).pointerType === "touch";
    if (isTap && !page.isRequested && navigator.onLine) return;
    event.preventDefault();
    linkUrl = link.href;
    const replace = linkUrl === location.href;
    void router.navigate(link.pathname + link.search + link.hash, {
      replace,
      // The body travels (app/styles/motion.css). The browser shows nothing else until the page is rendered.
      viewTransition: document.documentElement.dataset.motion === "running",
      flushSync: true,
    });
  });
  // A newer navigation, a slow page and a hidden tab end a flight, which the browser reports as an error of nobody's.
  addEventListener("unhandledrejection", (event) => {
    if (/^(?:Abort|Timeout|InvalidState)Error$/.test(event.reason?.name)) event.preventDefault();
  });
  void loadToasts().catch(() => undefined); // for when the network is gone
  for (const intent of ["pointerover", "focusin"]) addEventListener(intent, prefetch);
}

function prefetch({ target, pointerType }: Event & { pointerType?: string }) {
  const link = internalLink(target);
  // A finger announces nothing, neither by its touch nor by the focus that follows: the click comes at once.
  const isIntent = pointerType ? pointerType !== "touch" : link?.matches(":focus-visible");
  if (link && isIntent && pageAt(link.pathname)) loadPage(link.pathname).catch(() => undefined);
}
