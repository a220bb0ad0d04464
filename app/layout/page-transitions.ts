/**
 * A link followed while the page before still fades in, or in a tab that nobody sees, ends that transition early. React
 * Router leaves the promise that says so to the console, as an error of the page's; it is none.
 */
export function letTransitionsEndEarly() {
  if (!("startViewTransition" in document) || Object.hasOwn(document, "startViewTransition"))
    return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
