/**
 * Runs in the document's head before the first paint (root.tsx puts it in as text). It owns what must neither flash nor
 * wait for React:
 * - the colour mode (R10) and whether things move (B3), kept in this browser's storage for one year;
 * - what text may become HTML (B12), decided before any other script runs;
 * - the slide-in of Home's “about” section (R15);
 * - that the first screen shows whole, not in pieces as it comes (R41);
 * - the order in which the page starts: paint, fonts, React (page-start.ts).
 * Everything works with storage blocked; a choice then lasts as long as the page.
 */
import { attempt } from "./attempt.ts";
import { startInTurn } from "./page-start.ts";

type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
};

const YEAR_MS = 31_536_000_000;
const MODE_KEY = "color-mode";
const MOTION_KEY = "motion-paused-until";
const SLIDE_IN_AFTER_PX = 350; // R15

// Text may become HTML nowhere in the page (hosting/rules.ts), but for what React needs to make the document anew: an
// empty script element, the page's own styles (root.tsx), and text that holds no “<” and so is no element.
let ownStyles: string | undefined;
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createHTML: (html) =>
    html === "<script></script>" || html === ownStyles || !html.includes("<") ? html : null,
});

const root = document.documentElement;
root.dataset.scripting = "";

function showColorMode(mode: string) {
  root.dataset.colorMode = mode;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=color-mode]")) {
    input.checked = input.value === mode;
  }
  // The browser's own bars take the colour of the mode that is shown, whatever the system prefers (B9).
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.mode;
    meta.media =
      mode === "system" ? `(prefers-color-scheme: ${own})` : mode === own ? "all" : "not all";
  }
}

function readColorMode() {
  const kept = attempt(() => localStorage.getItem(MODE_KEY)) ?? "";
  const [, mode, until] = /^(light|dark|system) (\d+)$/.exec(kept) ?? [];
  if (mode && Number(until) > Date.now()) showColorMode(mode);
}

// While the page is still coming its first screen waits until it is whole (base.css), and what a fragment names may not
// be there yet: ProjectX waits for its view (B5).
root.dataset.parsing = location.hash;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function showMotion(isPaused: boolean) {
  root.dataset.motion = isPaused ? "paused" : "running";
}

function readMotion() {
  const until = Number(attempt(() => localStorage.getItem(MOTION_KEY)));
  showMotion(stillness.matches || until > Date.now());
}

function readChoices() {
  readColorMode();
  readMotion();
}

/** Slides in past 350 px, or at once where the section is in view already: it must never be a hole in the page. */
function slideIn() {
  // The section and not its part: a phone's first frame leaves out what the section holds, and to ask where that is would
  // have it laid out all the same.
  const section = document.querySelector("[data-slide-in]")?.closest("section");
  const isInView = section && section.getBoundingClientRect().top < innerHeight * 0.8;
  if (scrollY <= SLIDE_IN_AFTER_PX && !isInView) return;
  root.dataset.scrolled = "";
  removeEventListener("scroll", slideIn);
}

readChoices();
stillness.addEventListener("change", readMotion);
addEventListener("scroll", slideIn);

addEventListener("DOMContentLoaded", () => {
  delete root.dataset.parsing;
  ownStyles = document.querySelector("style")?.textContent;
  showColorMode(root.dataset.colorMode ?? "light");
  // In a task of its own, for it has the page laid out.
  setTimeout(slideIn);
});

// On the way down to the control (`true`): while React takes over it keeps events from coming back up.
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "color-mode") return;
    root.dataset.colorModeChanges = "";
    showColorMode(target.value);
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.colorModeChanges));
    attempt(() => localStorage.setItem(MODE_KEY, `${target.value} ${Date.now() + YEAR_MS}`));
  },
  true,
);

addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-motion-control]")) return;
    const isPaused = root.dataset.motion === "running";
    showMotion(isPaused);
    attempt(() => {
      if (isPaused) localStorage.setItem(MOTION_KEY, String(Date.now() + YEAR_MS));
      else localStorage.removeItem(MOTION_KEY);
    });
  },
  true,
);

// Tabs agree: what one keeps the others are told. A hidden tab moves nothing; a page that is come back to looks again.
document.addEventListener("visibilitychange", () => {
  const isHidden = document.visibilityState === "hidden";
  root.toggleAttribute("data-tab-hidden", isHidden);
  if (!isHidden) readColorMode();
});
addEventListener("storage", readChoices);

// Last: what tells of paints is newer than the rest.
void startInTurn();
