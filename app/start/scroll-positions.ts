import { attempt } from "./attempt.ts";

const STORED = "scroll-positions";

/** Of the history entries, so that Back finds them also after a reload or a visit elsewhere. */
const positions: Record<string, number> = {
  ...attempt(() => JSON.parse(sessionStorage.getItem(STORED) ?? "{}")),
};
type Place = Pick<Location, "pathname" | "hash">;
// React Router gives its entries a key. It calls that of a document “default”.
const nameOf = ({ pathname, hash }: Place, key = "default") => `${key} ${pathname}${hash}`;
let shown: string | undefined;

/** Call it before React renders the next page. Stores at once: a browser that crashes leaves no time for it. */
export function keepPosition() {
  if (shown) positions[shown] = window.scrollY;
  wasScrolling ||= isScrolling;
  attempt(() => sessionStorage.setItem(STORED, JSON.stringify(positions)));
}

/**
 * Call it once React Router's entry is shown, which is not that of the URL if Back came meanwhile. Returns where it was
 * left.
 */
export function showEntry(entry: Place & { key: string }): number | undefined {
  shown = nameOf(entry, entry.key);
  return positions[shown];
}

let isScrolling = false;
let wasScrolling = false;

/** Whether the page was scrolling when a navigation began. It may then still move once. */
export function takeScrolling(): boolean {
  const result = wasScrolling;
  wasScrolling = false;
  return result;
}

const restoreOurselves = () => (history.scrollRestoration = "manual");

/** The browser would scroll before React renders the page. Of a page that it loads again it restores the position. */
export function ownScrolling() {
  restoreOurselves();
  addEventListener("scroll", () => (isScrolling = true), { passive: true });
  addEventListener("scrollend", () => {
    isScrolling = false;
    keepPosition();
  });
  addEventListener("pageshow", restoreOurselves); // from the back/forward cache
  // The browser may discard a hidden tab, without a pagehide event.
  document.addEventListener("visibilitychange", keepPosition);
  addEventListener("pagehide", () => {
    keepPosition();
    history.scrollRestoration = "auto";
  });
}

/** Scrolls to where an entry was left for which the browser does not do so, because React has shown it. */
export function restorePosition() {
  const top =
    history.scrollRestoration === "manual"
      ? positions[nameOf(location, history.state?.key)]
      : undefined;
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
}
