/** Runs inline before the first paint, to avoid a flash. With storage blocked, a choice lasts as long as the page. */
import { attempt } from "./attempt.ts";

const YEAR_MS = 31_536_000_000;
const MODE_KEY = "color-mode";
const MOTION_KEY = "motion";

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

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

function showColorMode(mode = root.dataset.colorMode ?? "light") {
  const systemTheme = darkSystem.matches ? "dark" : "light";
  const theme = mode === "system" ? systemTheme : mode;
  root.dataset.colorMode = mode;
  root.dataset.theme = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=color-mode]")) {
    input.checked = input.value === mode;
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.media = meta.dataset.mode === theme ? "all" : "not all";
  }
}

/** Choices are stored as “dark 1795609200000”, with their last millisecond. */
function storedChoice(key: string, values: string[]) {
  const [value = "", until] = (attempt(() => localStorage.getItem(key)) ?? "").split(" ");
  return values.includes(value) && Number(until) > Date.now() ? value : undefined;
}

function storeChoice(key: string, value: string) {
  // A full storage must not keep the choice before.
  attempt(() => localStorage.removeItem(key));
  attempt(() => localStorage.setItem(key, `${value} ${Date.now() + YEAR_MS}`));
}

function readColorMode() {
  const mode = storedChoice(MODE_KEY, ["light", "dark", "system"]);
  if (mode) showColorMode(mode);
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function systemMotion() {
  return reducedMotion.matches ? "paused" : "running";
}

function readMotion() {
  root.dataset.motion = storedChoice(MOTION_KEY, ["paused", "running"]) ?? systemMotion();
}

function readChoices() {
  readColorMode();
  readMotion();
}

readChoices();
reducedMotion.addEventListener("change", readMotion);
darkSystem.addEventListener("change", () => showColorMode());
// In between, the browser restores what the controls were when the visitor left, or a page as it was before a choice.
for (const moment of ["DOMContentLoaded", "pageshow"])
  addEventListener(moment, () => {
    // Blocked storage keeps nothing, so the page's own choice stays.
    if (attempt(() => localStorage)) readChoices();
    showColorMode();
  });

// In the capture phase (`true`), because React stops the propagation of events in what it has not hydrated yet.
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "color-mode") return;
    root.dataset.colorModeChanges = "";
    showColorMode(target.value);
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.colorModeChanges));
    storeChoice(MODE_KEY, target.value);
  },
  true,
);

addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-motion-control]")) return;
    const motion = root.dataset.motion === "running" ? "paused" : "running";
    root.dataset.motion = motion;
    // A choice that equals the system's setting must not outlive it.
    if (motion === systemMotion()) attempt(() => localStorage.removeItem(MOTION_KEY));
    else storeChoice(MOTION_KEY, motion);
  },
  true,
);

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") readColorMode();
});
addEventListener("storage", readChoices);
