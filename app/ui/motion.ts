import { storeChoice, watchChoice } from "./stored-choice.ts";

const KEY = "motion";
const root = document.documentElement;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function systemMotion() {
  return reducedMotion.matches ? "paused" : "running";
}

function showMotion(motion = systemMotion()) {
  root.dataset.motion = motion;
}

/** Plays or pauses what moves, as the visitor has chosen, else as the system says. */
export function watchMotion() {
  reducedMotion.addEventListener("change", watchChoice(KEY, ["paused", "running"], showMotion));
  // In the capture phase (`true`), because React stops the propagation of events in what it has not hydrated yet.
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest("[data-motion-control]")) return;
      const motion = root.dataset.motion === "running" ? "paused" : "running";
      showMotion(motion);
      // A choice that equals the system's setting must not outlive it.
      storeChoice(KEY, motion === systemMotion() ? undefined : motion);
    },
    true,
  );
}
