import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { reveal, whenAnchorAppears } from "#app/browser/anchor.ts";
import { showPlace } from "#app/browser/scroll-positions.ts";

/** Does on client-side navigation what a document load does by itself: scroll, focus, announce the title. */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // The browser would restore the position before React renders the page.
    history.scrollRestoration = "manual";
    const restoreDefault = () => (history.scrollRestoration = "auto");
    addEventListener("pagehide", restoreDefault);
    return () => removeEventListener("pagehide", restoreDefault);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const position = showPlace(location);
    if (!before || before === location) return undefined;
    const isPop = navigationType === "POP";
    if (location.hash && !isPop) return whenAnchorAppears(location.hash, reveal);
    // The browser scrolls for a fragment link such as #main, whose history entry has no position yet.
    const isFragment = isPop && position === undefined && before.pathname === location.pathname;
    if (!isFragment) window.scrollTo({ top: isPop ? (position ?? 0) : 0, behavior: "instant" });
    if (before.pathname === location.pathname) return undefined;
    fadeIn();
    focusHeading();
    return undefined;
  }, [location, navigationType]);

  const announced = useRef(location.pathname);
  useEffect(() => {
    if (announced.current === location.pathname) return;
    announced.current = location.pathname;
    // Share buttons read the canonical URL.
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
    setAnnouncement(document.title);
  }, [location.pathname]);

  return (
    <p role="status" className="visually-hidden" data-page-announcement="">
      {announcement}
    </p>
  );
}

/** A view transition would block input while it captures the old page. */
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
