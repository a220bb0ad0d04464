import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterNextPaint } from "#app/ui/after-next-paint.ts";
import { reveal, whenAnchorAppears } from "./anchor.ts";
import { applyWholeStylesheet } from "./warm-pages.ts";

/** Scroll positions by history entry; they last as long as the document, like the pages that React keeps. */
const positions = new Map<string, number>();
/** The history entry whose page is shown. */
let shownKey: string | undefined;

function remember(top = window.scrollY) {
  if (shownKey !== undefined) positions.set(shownKey, top);
}

// Scrolling is told with the next frame, and a busy machine may leave the page before that. Here and not in an effect, so
// that it is told before React Router is, which exchanges the page at once. What a link to a place on the page adds to
// the history has no state yet, and has been scrolled to already.
if (!import.meta.env.SSR) {
  addEventListener("popstate", ({ state }) => state && remember());
}

/**
 * What a document load does by itself and a client-side navigation must do again (R2, R3): scroll to the top or to the
 * anchor, restore the position on Back and Forward, move the focus to the new page's heading, and say its title once.
 */
export function PageChanges() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(location.pathname);
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // The browser's own restoring happens before the old page is back. Leaving the document gives it back.
    history.scrollRestoration = "manual";
    const giveBack = () => (history.scrollRestoration = "auto");
    // To ask for the position has the page laid out: after a scroll not before its frame has been made, and a press by
    // mouse or finger tells it itself.
    const rememberLater = () => setTimeout(remember);
    const rememberPressed = ({ detail, pageY, clientY }: MouseEvent) =>
      remember(detail > 0 ? pageY - clientY : undefined);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", rememberLater, { passive: true, signal });
    addEventListener("click", rememberPressed, { capture: true, signal });
    addEventListener("pagehide", giveBack, { signal });
    return () => listening.abort();
  }, []);

  const loadedPath = useRef(location.pathname);
  useInsertionEffect(() => {
    if (location.pathname !== loadedPath.current) applyWholeStylesheet();
  }, [location.pathname]);

  useLayoutEffect(() => {
    const isFirstPage = isFirst.current;
    // React Router may hand over the same place as a new object; whoever has begun to scroll stays where they are.
    if (!isFirstPage && location.key === shownKey) return undefined;
    const hasNewPath = location.pathname !== shownPath.current;
    isFirst.current = false;
    shownKey = location.key;
    shownPath.current = location.pathname;

    if (location.hash && (isFirstPage || navigationType !== "POP")) {
      return whenAnchorAppears(location.hash, (target) => {
        // The browser has gone to a target that was there when the document loaded, or when a link was pressed since.
        const isThere = window.scrollY > 0 || target === document.activeElement;
        if (!isFirstPage || target.closest("details") || !isThere) reveal(target);
      });
    }
    if (isFirstPage) return undefined;
    window.scrollTo({
      top: navigationType === "POP" ? (positions.get(location.key) ?? 0) : 0,
      behavior: "instant",
    });
    if (hasNewPath) {
      fadeIn();
      // Not cancelled with this effect, which the same place as a new object ends too.
      afterNextPaint(() => location.key === shownKey && focusHeading());
    }
    return undefined;
  }, [location, navigationType]);

  const lastAnnounced = useRef(location.pathname);
  useEffect(() => {
    if (lastAnnounced.current === location.pathname) return undefined;
    return afterNextPaint(() => {
      lastAnnounced.current = location.pathname;
      // What a phone's share button hands on. The tag stands in the prerendered page only (sharing/head-tags.ts).
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
      setAnnouncement(document.title);
    });
  }, [location.pathname]);

  return (
    <p role="status" className="visually-hidden" data-page-announcement="">
      {announcement}
    </p>
  );
}

/**
 * The new page comes up out of the old one's place. A view transition would fade both, but takes a picture of the old
 * page first, and while it does nothing answers (docs/decisions/016-pages-fade-in.md).
 */
function fadeIn() {
  if (document.documentElement.dataset.motion !== "running") return;
  document.querySelector("main")?.animate({ opacity: [0.4, 1] }, 200);
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
