import { reveal, whenAnchorAppears } from "#app/start/anchor.ts";
import { closeDrawer } from "#app/layout/drawer.ts";
import { reopen } from "#app/start/history-entry.ts";
import { internalLink, isModified, underway } from "#app/start/links.ts";
import { loadToasts } from "#app/ui/notify.ts";
import { openFirstView, showViewTitle } from "#app/pages/projectx/open-view.ts";
import { fly } from "./flight.ts";
import { withLoadingToast } from "#app/ui/loading-toast.ts";
import { errorPage, type LoadedPage, loadPage, pageAt } from "./pages.tsx";

/** Renders a page for the URL, and what a screen reader says of it. */
type Render = (page: LoadedPage, announcement: string) => void;

let render: Render;
/** The path of the page in the window. While Back waits for a page, the URL is ahead of it. */
let shownPath: string;

/** What the visitor wanted last: a link, Back, Forward or to leave. It ends what was wanted before. */
let intent = new AbortController();

function nextIntent(): AbortSignal {
  intent.abort();
  intent = new AbortController();
  return intent.signal;
}

/** Makes clicks on internal links, Back and Forward client-side navigations, and prefetches what a visitor may click. */
export function followLinks(renderer: Render) {
  render = renderer;
  shownPath = location.pathname;
  addEventListener("pagehide", nextIntent);
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType, canIntercept } = event;
    if (!destination.sameDocument || navigationType === "replace") return;
    nextIntent();
    if (navigationType !== "traverse" || !canIntercept) return;
    const { pathname } = new URL(destination.url);
    const handler = () => returnTo(pathname, destination.getState());
    // The browser itself would scroll before the page is there.
    event.intercept({ handler, focusReset: "manual", scroll: "manual" });
  });
  // Firefox forgets a flight that a document has interrupted: the back/forward cache restores the page before it.
  addEventListener("pageshow", () => {
    if (shownPath !== location.pathname)
      void returnTo(location.pathname, navigation.currentEntry?.getState());
  });
  addEventListener("click", (event) => {
    const link = internalLink(event.target);
    const page = link && pageAt(link.pathname);
    if (!page || isModified(event) || underway.document) return;
    // After a tap the document is sooner there: it shows its beginning while the rest arrives.
    if ((event as PointerEvent).pointerType === "touch") return;
    event.preventDefault();
    void follow(link);
  });
  void loadToasts().catch(() => undefined); // for when the network is gone
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prefetch);
  // The pointer may rest on the link it came for.
  prefetch({ target: document.querySelector("a:hover"), pointerType: "mouse" });
}

/** The URL changes with the page. If the page's files do not arrive, the browser loads its document. */
async function follow({ href, pathname, hash }: HTMLAnchorElement) {
  const signal = nextIntent();
  const isWanted = () => !signal.aborted && !underway.document;
  try {
    const page = await withLoadingToast(loadPage(pathname), signal);
    const isOther = pathname !== shownPath;
    const arrive = () => {
      if (href !== location.href) history.pushState(null, "", href);
      show(page);
      if (isOther || !hash) window.scrollTo({ top: 0, behavior: "instant" });
      if (hash) whenAnchorAppears(reveal);
      else if (!isOther) openFirstView();
    };
    if (isOther) await fly(arrive, isWanted);
    else if (isWanted()) arrive();
  } catch {
    if (isWanted()) location.assign(href);
  }
}

/** Back and Forward have changed the URL already. If the page's files are lost, its document loads, offline as soon as it can. */
async function returnTo(pathname: string, top: unknown) {
  const isWanted = () => location.pathname === pathname;
  const { signal } = intent;
  underway.page = true;
  let page: LoadedPage;
  try {
    page = await withLoadingToast(loadPage(pathname), signal);
  } catch (error) {
    const reload = () => {
      if (!isWanted() || underway.document) return;
      history.scrollRestoration = "manual"; // the browser would keep a place of the page before
      location.reload();
    };
    if (navigator.onLine) return reload();
    addEventListener("online", reload, { signal });
    page = errorPage(pathname, error);
  }
  const arrive = () => {
    show(page);
    reopen();
    window.scrollTo({ top: top as number, behavior: "instant" });
  };
  if (pathname !== shownPath) await fly(arrive, isWanted);
  else if (isWanted()) arrive();
}

/** Renders the URL's page. If it is another one, does what a document load does by itself: title, focus, announcement. */
function show(page: LoadedPage) {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return location.reload(); // an extension has removed it, and React would draw into what is gone
  const isOther = location.pathname !== shownPath;
  shownPath = location.pathname;
  underway.page = false;
  render(page, isOther ? page.title : "");
  if (!isOther) return;
  closeDrawer();
  document.title = page.title;
  showViewTitle(); // which is more than the page's
  document.querySelector("meta[name=description]")?.setAttribute("content", page.description);
  // Share buttons read the canonical URL.
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function prefetch({
  target,
  pointerType,
}: Pick<PointerEvent, "target"> & { pointerType?: string }) {
  const link = internalLink(target);
  // A finger announces nothing, neither by its touch nor by the focus that follows: the click comes at once.
  const isIntent = pointerType ? pointerType !== "touch" : link?.matches(":focus-visible");
  if (link && isIntent && pageAt(link.pathname)) loadPage(link.pathname).catch(() => undefined);
}
