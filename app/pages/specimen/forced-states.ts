const STATES = /:(hover|active|focus-visible)(?![\w-])/g;

/**
 * Lets a state be looked at without a pointer: what stands inside `data-forced="hover"` (or `active`, `focus-visible`, or
 * several of them) is drawn by the components' own rules for that state. Development only: it rewrites the stylesheets
 * that the development server has put into the page.
 */
export function forceStates() {
  for (const sheet of document.querySelectorAll("style")) {
    const text = sheet.textContent;
    if (!text || text.includes("data-forced")) continue;
    // Same weight as the pseudo-class, so that the same rules win.
    const forced = text.replace(
      STATES,
      (state, name: string) =>
        `:is(${state}, [data-forced~="${name}"] :where(a, button, summary, input))`,
    );
    if (forced !== text) sheet.textContent = forced;
  }
}
