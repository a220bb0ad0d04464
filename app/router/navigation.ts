import * as UI_TEXT from "#app/ui-text.ts";
import { reveal, whenAnchorAppears } from "#app/start/anchor.ts";
import { closeDrawer } from "#app/layout/drawer.ts";
import { reopen } from "#app/start/history-entry.ts";
import { internalLink, isModified, underway } from "#app/start/links.ts";
import { loadToasts, notify } from "#app/ui/notify.ts";
import { showViewTitle } from "#app/pages/projectx/open-view.ts";
import { fly } from "./flight.ts";
import { withLoadingToast } from "#app/ui/loading-toast.ts";
import { errorPage, type LoadedPage, loadPage, pageAt } from "./pages.tsx";

/** Renders a page for the URL, and what a screen reader says of it. */
type Render = (page: LoadedPage, announcement: string) => void;

let render: Render;
/** The path of the page that is shown. The URL has it too, but while Back waits for a page. */
let shown: string;

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
  shown = location.pathname;
  addEventListener("pagehide", nextIntent);
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType, canIntercept } = event;
    if (!destination.sameDocument || navigationType === "replace") return;
    nextIntent();
    if (navigationType !== "traverse" || !canIntercept) return;
    // The browser would scroll before the page is there.
    const handler = () => returnTo(destination);
    event.intercept({ focusReset: "manual", scroll: "manual", handler });
  });
  addEventListener("click", (event) => {
    const link = internalLink(event.target);
    const page = link && pageAt(link.pathname);
    if (!page || isModified(event) || underway.document) return;
    // After a tap the document is sooner there: it shows its beginning while the rest arrives.
    const isTap = (event as PointerEvent).pointerType === "touch";
    if (isTap && navigator.onLine) return;
    event.preventDefault();
    void follow(link);
  });
  void loadToasts().catch(() => undefined); // for when the network is gone
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prefetch);
}

/** The URL changes with the page. If the page's files do not arrive, the browser loads its document. Offline the open page stays. */
async function follow({ href, pathname, hash }: HTMLAnchorElement) {
  const signal = nextIntent();
  const isWanted = () => !signal.aborted && !underway.document;
  try {
    const page = await withLoadingToast(loadPage(pathname), signal);
    const isOther = pathname !== shown;
    const arrive = () => {
      history[href === location.href ? "replaceState" : "pushState"](null, "", href);
      show(page);
      if (!hash) return scrollNowTo(0);
      if (isOther) window.scrollTo({ top: 0, behavior: "instant" });
      whenAnchorAppears(reveal);
    };
    if (isOther) await fly(arrive, isWanted);
    else if (isWanted()) arrive();
  } catch {
    if (!isWanted()) return;
    if (navigator.onLine || underway.page) location.assign(href);
    else void notify({ status: "warning", message: UI_TEXT.offline });
  }
}

/** Back and Forward have changed the URL already. If the page's files are lost, the document loads again, offline later. */
async function returnTo(destination: NavigationDestination) {
  const { pathname } = new URL(destination.url);
  const isWanted = () => location.pathname === pathname;
  underway.page = true;
  let page: LoadedPage;
  try {
    page = await withLoadingToast(loadPage(pathname), intent.signal);
  } catch (error) {
    const reload = () => {
      if (!isWanted() || underway.document) return;
      history.scrollRestoration = "manual"; // the browser would keep a place of the page before
      location.reload();
    };
    if (navigator.onLine) return reload();
    addEventListener("online", reload);
    page = errorPage(pathname, error);
  }
  const arrive = () => {
    show(page);
    reopen();
    scrollNowTo(destination.getState() as number);
  };
  if (pathname !== shown) await fly(arrive, isWanted);
  else if (isWanted()) arrive();
}

/** Renders the URL's page. Of another one it does what a document load does by itself: title, focus, announcement. */
function show(page: LoadedPage) {
  const isOther = location.pathname !== shown;
  shown = location.pathname;
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
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return location.reload(); // an extension has removed it, and React draws into what is gone
  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollNowTo(top: number) {
  const { href } = location;
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  // Chromium still adds a frame of a smooth scroll that this one has ended.
  requestAnimationFrame(() => location.href === href && scroll());
}

function prefetch({ target, pointerType }: Event & { pointerType?: string }) {
  const link = internalLink(target);
  // A finger announces nothing, neither by its touch nor by the focus that follows: the click comes at once.
  const isIntent = pointerType ? pointerType !== "touch" : link?.matches(":focus-visible");
  if (link && isIntent && pageAt(link.pathname)) loadPage(link.pathname).catch(() => undefined);
}
