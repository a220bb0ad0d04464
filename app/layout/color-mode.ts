import { storeChoice, watchChoice } from "#app/ui/stored-choice.ts";

const KEY = "color-mode";
const root = document.documentElement;
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

/** Shows the mode that the visitor has chosen, or else light. */
export function watchColorMode() {
  watchChoice(KEY, ["light", "dark", "system"], showColorMode);
  darkSystem.addEventListener("change", () => showColorMode());
  // In between, the browser restores what the controls were when the visitor left.
  for (const moment of ["DOMContentLoaded", "pageshow"])
    addEventListener(moment, () => showColorMode());
  // In the capture phase (`true`), because React stops the propagation of events in what it has not hydrated yet.
  addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "color-mode") return;
      root.dataset.colorModeChanges = "";
      showColorMode(target.value);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => delete root.dataset.colorModeChanges),
      );
      storeChoice(KEY, target.value);
    },
    true,
  );
}
