import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { reveal, whenAnchorAppears } from "#app/start/anchor.ts";
import { closeDrawer } from "#app/start/drawer.ts";
import { reopen } from "#app/start/history-entry.ts";
import { underway } from "#app/start/links.ts";
import { landed } from "./flight.ts";

/** Does on client-side navigation what a document load does by itself: scroll, focus, announce the title. */
export function NavigationEffects() {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  const shown = useRef(location);
  const [announcement, setAnnouncement] = useState("");

  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "";
    landed();
    const before = shown.current;
    shown.current = location;
    if (before === location) return undefined;
    const isOtherPage = before.pathname !== location.pathname;
    if (isOtherPage) {
      closeDrawer();
      showHeading();
      // Share buttons read the canonical URL.
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      if (canonical) canonical.href = new URL(location.pathname, canonical.href).href;
      setAnnouncement(document.title);
    }
    // Back may have changed the URL while React rendered this entry.
    const isCurrent = location.key === (history.state?.key ?? "default");
    underway.page = !isCurrent;
    // The browser scrolls to a pasted fragment, whose entry begins with the state of the one before.
    if (isPop && !underway.isReturn) return undefined;
    if (isPop && isCurrent) reopen();
    const position = isPop && isCurrent ? navigation.currentEntry?.getState() : undefined;
    const top = isPop || (location.hash && !isOtherPage) ? position : 0;
    const scroll = () => window.scrollTo({ top, behavior: "instant" });
    scroll();
    if (location.hash && !isPop) return whenAnchorAppears(location.hash, reveal);
    // Chromium still adds a frame of a smooth scroll that this one has ended.
    requestAnimationFrame(() => shown.current === location && scroll());
    return undefined;
  }, [location, isPop]);

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}

function showHeading() {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return location.reload(); // an extension has removed it, and React draws into what is gone
  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
