import { markInView } from "./in-view.ts";

/** R41: a picture without a state is pending, and in view it is loading. */
export function showPictureState(element: HTMLElement) {
  const image = element as HTMLImageElement;
  if (image.complete) image.dataset.state = image.naturalWidth > 0 ? "loaded" : "failed";
  image.addEventListener("load", () => (image.dataset.state = "loaded"));
  image.addEventListener("error", () => (image.dataset.state = "failed"));
  markInView(image);
}
