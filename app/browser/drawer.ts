/** The width from which the header shows its links. The style sheets of app/layout/ repeat it. */
const WIDE = "(width >= 72rem)";

/** Closes the drawer on a link, a click outside and in a wide window. Opens it where `commandfor` is not supported. */
export function closeDrawers() {
  const lacksCommands = !("commandForElement" in HTMLButtonElement.prototype);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = lacksCommands ? target.closest("button[commandfor]") : null;
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
