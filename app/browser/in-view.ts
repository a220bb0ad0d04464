const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.toggleAttribute("data-in-view", isIntersecting);
  }
});

/** Marks an endless animation (`data-moving`) while it is in view; the stylesheet pauses it otherwise (R14). */
export function markInView(element: HTMLElement) {
  observer.observe(element);
}
