let land = () => {};

/**
 * Waits until the browser has taken the picture of the page that leaves, which it shows until the next page has landed: a
 * view transition, in which the large body travels (app/styles/motion.css). Without motion there is nothing to wait for.
 */
export function takeOff(signal: AbortSignal): Promise<void> {
  const moves = document.documentElement.dataset.motion === "running";
  if (!moves || !("startViewTransition" in document)) return Promise.resolve();
  return new Promise((hasTakenOff) => {
    const { ready } = document.startViewTransition(() => {
      hasTakenOff();
      return new Promise<void>((hasLanded) => {
        land = hasLanded;
        // A page that is no longer wanted never lands.
        if (signal.aborted) hasLanded();
        signal.addEventListener("abort", () => hasLanded());
      });
    });
    // A newer navigation, a slow page and a hidden tab end a flight.
    ready.catch(() => undefined);
  });
}

/** The page has been rendered. */
export function landed() {
  land();
}
