const SLIDE_IN_AFTER_PX = 350; // R15

/** Slides an element in once the page has scrolled far enough. It is in place at once where that cannot happen any more. */
export function slideIn(element: HTMLElement) {
  let canSlide = false;
  const check = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollY <= SLIDE_IN_AFTER_PX && scrollHeight - clientHeight > SLIDE_IN_AFTER_PX) return;
    // Before the load event the browser itself scrolls, to a fragment or to where a visitor was.
    element.dataset.inPlace = canSlide && document.readyState === "complete" ? "slides" : "";
    listening.abort();
  };
  const listening = new AbortController();
  for (const type of ["scroll", "resize"]) addEventListener(type, check, listening);
  // In the frame that shows the element, whose layout is computed anyway.
  requestAnimationFrame(() => {
    check();
    canSlide = true;
  });
}
