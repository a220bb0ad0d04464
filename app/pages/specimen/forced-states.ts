const STATES = /:(hover|active|focus-visible)(?![\w-])/g;

/**
 * Applies the components' rules for a state to elements inside `data-forced="hover"` (or `active`, `focus-visible`).
 * Rewrites the style sheets of the development server.
 */
export function forceStates() {
  for (const sheet of document.querySelectorAll("style")) {
    const text = sheet.textContent;
    if (!text || text.includes("data-forced")) continue;
    // The same specificity as the pseudo-class.
    const forced = text.replace(
      STATES,
      (state, name: string) =>
        `:is(${state}, [data-forced~="${name}"] :where(a, button, summary, input))`,
    );
    if (forced !== text) sheet.textContent = forced;
  }
}
