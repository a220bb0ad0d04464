/** Runs inline before the first paint, to avoid a flash. With storage blocked, a choice lasts as long as the page. */
import { attempt } from "./attempt.ts";
import { restorePosition } from "./scroll-positions.ts";

const YEAR_MS = 31_536_000_000;
const MODE_KEY = "color-mode";
const MOTION_KEY = "motion-paused-until";

const root = document.documentElement;
root.dataset.scripting = "";

// Back may lead to an entry of an earlier client-side navigation. The browser then changes only the URL, and until React
// has hydrated the page nobody else would change the page.
const documentPath = location.pathname;
addEventListener("popstate", () => {
  if ("hydrated" in root.dataset || location.pathname === documentPath) return;
  location.reload();
});

function showColorMode(mode: string) {
  root.dataset.colorMode = mode;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=color-mode]")) {
    input.checked = input.value === mode;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const metaMode = meta.dataset.mode;
    meta.media =
      mode === "system"
        ? `(prefers-color-scheme: ${metaMode})`
        : mode === metaMode
          ? "all"
          : "not all";
  }
}

function readColorMode() {
  const stored = attempt(() => localStorage.getItem(MODE_KEY)) ?? "";
  const [, mode, until] = /^(light|dark|system) (\d+)$/.exec(stored) ?? [];
  if (mode && Number(until) > Date.now()) showColorMode(mode);
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function showMotion(isPaused: boolean) {
  root.dataset.motion = isPaused ? "paused" : "running";
}

function readMotion() {
  const until = Number(attempt(() => localStorage.getItem(MOTION_KEY)));
  showMotion(reducedMotion.matches || until > Date.now());
}

function readChoices() {
  readColorMode();
  readMotion();
}

readChoices();
reducedMotion.addEventListener("change", readMotion);
addEventListener("DOMContentLoaded", () => {
  restorePosition();
  showColorMode(root.dataset.colorMode ?? "light");
});

// In the capture phase (`true`), because React stops the propagation of events in what it has not hydrated yet.
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

document.addEventListener("visibilitychange", () => {
  const isHidden = document.visibilityState === "hidden";
  root.toggleAttribute("data-tab-hidden", isHidden);
  if (!isHidden) readColorMode();
});
addEventListener("storage", readChoices);
