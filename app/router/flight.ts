/**
 * Renders another page in a view transition, in which the large body travels (app/styles/motion.css), and at once without
 * motion: unless the page is no longer wanted by then.
 */
export async function fly(render: () => void, isWanted: () => boolean): Promise<void> {
  const renderIfWanted = () => {
    if (isWanted()) render();
  };
  const moves = document.documentElement.dataset.motion === "running";
  if (!moves || !("startViewTransition" in document)) return renderIfWanted();
  // Chromium adds a frame of a smooth scroll after its end, which must not be that of the next page.
  window.scrollTo({ top: scrollY, behavior: "instant" });
  const { ready, updateCallbackDone } = document.startViewTransition(renderIfWanted);
  // A newer navigation, a slow page and a hidden tab end a flight. The page appears all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
