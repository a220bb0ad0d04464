const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    target.toggleAttribute("data-in-view", isIntersecting);
});

/** R41: a picture without a state is pending, and in view it is loading. */
export function showPictureState(element: HTMLElement) {
  const image = element as HTMLImageElement;
  const show = () => {
    image.dataset.state = image.naturalWidth > 0 ? "loaded" : "failed";
    observer.unobserve(image);
  };
  image.addEventListener("load", show);
  image.addEventListener("error", show);
  if (image.complete) show();
  else observer.observe(image);
}
