/** Width from which the header shows its links; as in the stylesheets of app/layout/. */
const WIDE = "(width >= 72rem)";

/**
 * Closes the menu of small screens (R6) on a link, on a click beside its controls and on a wide window. Opens it too,
 * in browsers that do not know `commandfor` yet.
 */
export function closeDrawers() {
  const needsHelp = !("commandForElement" in HTMLButtonElement.prototype);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = needsHelp ? target.closest("button[commandfor]") : null;
    if (button) {
      const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute("command") === "close") dialog.close();
      else dialog.showModal();
      return;
    }
    const isOutside = target.matches("dialog, [data-drawer-sheet]");
    if (isOutside || target.closest("dialog a")) target.closest("dialog")?.close();
  });
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", () => {
    if (wide.matches) document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  });
}
