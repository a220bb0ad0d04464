const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.toggleAttribute("data-in-view", isIntersecting);
  }
});

export function markInView(element: HTMLElement) {
  observer.observe(element);
}
