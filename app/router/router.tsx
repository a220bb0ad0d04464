import * as UI_TEXT from "#app/ui-text.ts";
import type { createBrowserRouter, LoaderFunction } from "react-router";
import { internalLink, isModified, underway } from "#app/start/links.ts";
import { loadToasts, notify } from "#app/start/notify.ts";
import { takeOff } from "./flight.ts";
import { withLoadingToast } from "./loading-toast.ts";
import { PageLoadError } from "./route-error.tsx";
import { loadPage, pageAt } from "./routes.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/** What the visitor wanted last: a link, Back, Forward or to leave. It ends what was wanted before. */
let intent = new AbortController();

function nextIntent(): AbortSignal {
  intent.abort();
  intent = new AbortController();
  return intent.signal;
}

/** Back and Forward change the URL before the page loads. A link’s page is there already. */
export async function load({ request }: Parameters<LoaderFunction>[0]) {
  const load = loadPage(new URL(request.url).pathname);
  const page = await withLoadingToast(load, intent.signal).catch((error: unknown) => {
    throw new PageLoadError(String(error));
  });
  await takeOff(request.signal);
  return page;
}

/** If a page's files do not arrive, the browser loads its document. Offline the open page stays. */
async function follow(link: HTMLAnchorElement, router: Router) {
  const { href, pathname, search, hash } = link;
  const signal = nextIntent();
  const isOld = () => signal.aborted || underway.document;
  try {
    await withLoadingToast(loadPage(pathname), signal);
  } catch {
    if (isOld()) return;
    if (navigator.onLine) location.assign(href);
    else void notify({ status: "warning", message: UI_TEXT.offline });
    return;
  }
  if (isOld()) return;
  const replace = href === location.href;
  await router.navigate(pathname + search + hash, { replace, flushSync: true });
}

/** Makes clicks on internal links client-side navigations, and prefetches what a visitor may click. */
export function followLinks(router: Router) {
  addEventListener("pagehide", nextIntent);
  // The browser would scroll before React renders the page.
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType, canIntercept } = event;
    if (navigationType === "replace") return;
    underway.page = destination.sameDocument;
    underway.isReturn = navigationType === "traverse";
    if (destination.sameDocument) nextIntent();
    if (navigationType === "traverse" && canIntercept)
      event.intercept({ focusReset: "manual", scroll: "manual" });
  });
  addEventListener("click", (event) => {
    const link = internalLink(event.target);
    const page = link && pageAt(link.pathname);
    if (!page || isModified(event) || underway.document) return;
    // After a tap the document is sooner there: it shows its beginning while the rest arrives.
    const isTap = (event as PointerEvent).pointerType === "touch";
    if (isTap && navigator.onLine) return;
    event.preventDefault();
    void follow(link, router);
  });
  void loadToasts().catch(() => undefined); // for when the network is gone
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prefetch);
}

function prefetch({ target, pointerType }: Event & { pointerType?: string }) {
  const link = internalLink(target);
  // A finger announces nothing, neither by its touch nor by the focus that follows: the click comes at once.
  const isIntent = pointerType ? pointerType !== "touch" : link?.matches(":focus-visible");
  if (link && isIntent && pageAt(link.pathname)) loadPage(link.pathname).catch(() => undefined);
}
