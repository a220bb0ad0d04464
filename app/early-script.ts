/** Runs inline before the first paint, to avoid a flash. */
import { watchColorMode } from "./layout/color-mode.ts";
import { onSignOfLife } from "./start/signs-of-life.ts";
import { watchMotion } from "./ui/motion.ts";

const ARRIVAL_MS = 200;
const root = document.documentElement;
root.dataset.scripting = "";

// Back may lead to an entry of an earlier client-side navigation. The browser then changes only the URL, already while the
// document arrives, and until React has hydrated the page nobody else would change the page.
const documentPath = new URL(window.navigation?.activation?.entry.url ?? location.href).pathname;
const isShown = () => "hydrated" in root.dataset || location.pathname === documentPath;
function reloadUnlessShown() {
  if (isShown()) return;
  history.scrollRestoration = "manual"; // The browser would take the position of the page that leaves.
  setTimeout(() => location.reload()); // after the scripts that stop an older link's document
}
reloadUnlessShown();
addEventListener("popstate", reloadUnlessShown);
// The document of such an entry scrolls to where the entry was left (links.ts). From then on the browser keeps its position.
const top = window.navigation?.currentEntry?.getState() as number;
addEventListener("DOMContentLoaded", () => {
  if (history.scrollRestoration === "auto" || !isShown()) return;
  window.scrollTo({ top, behavior: "instant" });
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
});

// Sections below the window get their layout after the first paint, unless the visitor comes to a place among them.
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const leadsToPlace = location.hash || arrival?.name.includes(":~:"); // also a text, as search engines link to it
if (arrival?.type === "navigate" && !leadsToPlace) {
  root.dataset.arriving = "";
  const lookAll = () => delete root.dataset.arriving;
  // Soon, because for screen readers of some browsers what has no layout is missing, or shown though it is hidden.
  addEventListener("load", () => setTimeout(lookAll, ARRIVAL_MS));
  onSignOfLife(lookAll);
  // A fragment that somebody types comes without one.
  window.navigation?.addEventListener("navigate", ({ hashChange }) => hashChange && lookAll());
}

watchColorMode();
watchMotion();
