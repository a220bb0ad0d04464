/** The width from which the header shows its links. The style sheets of app/layout/ repeat it. */
const WIDE = "(width >= 72rem)";

const close = () => document.querySelector<HTMLDialogElement>("dialog[open]")?.close();

/**
 * Closes the drawer on a link, Back, a click outside and in a wide window. Opens it where `commandfor` is not supported.
 * Measures the scroll bar that the open drawer hides.
 */
export function closeDrawers() {
  const lacksCommands = !("commandForElement" in HTMLButtonElement.prototype);
  let pressed: EventTarget | null;
  addEventListener("pointerdown", ({ target }) => (pressed = target), true);
  // In the capture phase, because React stops the propagation of events in what it has not hydrated yet.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button[commandfor]");
    if (button) {
      const { style, clientWidth } = document.documentElement;
      style.setProperty("--scroll-bar-width", `${innerWidth - clientWidth}px`);
      if (!lacksCommands) return;
      const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute("command") === "close") dialog.close();
      else dialog.showModal();
      return;
    }
    // Not where a press ends that began on one of its controls.
    const isOutside = target === pressed && target.matches("dialog, [data-drawer-sheet]");
    if (isOutside || target.closest("dialog a")) target.closest("dialog")?.close();
  };
  addEventListener("click", onClick, true);
  // Back and Forward, also to a page that the back/forward cache keeps as it was left.
  for (const navigation of ["popstate", "pagehide"]) addEventListener(navigation, close);
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", () => {
    const drawer = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (!drawer || !wide.matches) return;
    drawer.close();
    // The links have taken the place of the button to which the focus would return.
    if (drawer.contains(document.activeElement))
      document.querySelector<HTMLElement>("header nav a")?.focus();
  });
}
