/** Keeps a clicked question where it is on the screen while the browser closes an open one above it. */
export function keepClickedInPlace() {
  let clicked: Element | null;
  for (const type of ["wheel", "touchmove", "keydown"]) {
    addEventListener(type, () => (clicked = null), { passive: true });
  }
  addEventListener("click", ({ target }) => {
    const summary = (target as Element).closest("details[id][name] > summary");
    const top = summary?.getBoundingClientRect().top ?? 0;
    clicked = summary;
    // Scrolls within the frame that moves the question, so that no frame shows it elsewhere.
    const keep = () => {
      if (!summary || clicked !== summary) return;
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
      const group = summary.parentElement?.parentElement;
      if (group?.getAnimations({ subtree: true }).length) requestAnimationFrame(keep);
    };
    requestAnimationFrame(keep);
  });
}
