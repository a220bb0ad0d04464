const SIGNS = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];

/** Calls `listener` for each event that tells that somebody uses the page. */
export function onSignOfLife(listener: (event: Event) => void) {
  for (const sign of SIGNS)
    addEventListener(sign, (event) => isMade(event) && listener(event), { passive: true });
}

/** Chromium fires a move without movement when a page appears under a resting mouse. */
function isMade(event: Event): boolean {
  return (
    !(event instanceof PointerEvent && event.type === "pointermove") ||
    Boolean(event.movementX || event.movementY)
  );
}
