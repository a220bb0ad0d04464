/** The width from which the header shows its links. The style sheets of app/layout/ repeat it. */
const WIDE = "(width >= 76rem)";

const drawer = () => document.querySelector<HTMLElement>("nav[popover]");
const behind = () =>
  document.querySelectorAll<HTMLElement>(
    "#root > :not(header, [role=status]), #root > header > :not(nav)",
  );

export function closeDrawer() {
  drawer()?.hidePopover?.();
}

/**
 * The browser opens and closes the drawer. This holds the focus inside, measures the scroll bar that the open drawer hides,
 * and closes it on a link, Back and in a wide window.
 */
export function watchDrawer() {
  // What is behind must be there again when the browser returns the focus to the button.
  addEventListener(
    "beforetoggle",
    ({ target }) => {
      if (target !== drawer()) return;
      for (const each of behind()) each.inert = false;
      const { style, clientWidth } = document.documentElement;
      style.setProperty("--scroll-bar-width", `${innerWidth - clientWidth}px`);
    },
    true,
  );
  addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (newState !== "open" || target !== drawer()) return;
      drawer()?.querySelector("button")?.focus();
      for (const each of behind()) each.inert = true;
    },
    true,
  );
  // In the capture phase, because React stops the propagation of events in what it has not hydrated yet.
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("nav[popover] a")) closeDrawer();
    },
    true,
  );
  // Back and Forward, also to a page that the back/forward cache keeps as it was left.
  for (const navigation of ["popstate", "pagehide"]) addEventListener(navigation, closeDrawer);
  matchMedia(WIDE).addEventListener("change", () => {
    const hasFocus = drawer()?.contains(document.activeElement);
    closeDrawer();
    // The links have taken the place of the button to which the focus would return.
    if (hasFocus) drawer()?.querySelector("a")?.focus();
  });
}
