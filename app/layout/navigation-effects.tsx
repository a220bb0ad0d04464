import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { reveal, whenAnchorAppears } from "#app/browser/anchor.ts";
import { showPlace } from "#app/browser/scroll-positions.ts";

/**
 * What a document load does by itself and a client-side navigation must do too (R2, R3): scroll to the top or to the
 * anchor, restore the position on Back and Forward, move the focus to the new heading, and announce the title once.
 */
export function NavigationEffects() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // The browser restores before the old page is rendered. Leaving the document gives restoring back to it.
    history.scrollRestoration = "manual";
    const giveBack = () => (history.scrollRestoration = "auto");
    addEventListener("pagehide", giveBack);
    return () => removeEventListener("pagehide", giveBack);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const position = showPlace(location);
    if (!before || before === location) return undefined;
    const isPop = navigationType === "POP";
    if (location.hash && !isPop) return whenAnchorAppears(location.hash, reveal);
    // A link such as #main is the browser's own: its entry has no position yet, and the browser has scrolled.
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
    // A phone's share button reads it.
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

/** A view transition would fade both pages, but blocks input while the browser takes a picture of the old one. */
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
