import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icons.tsx";
import type { Frame } from "#app/schemas/site.server.ts";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./navigation-drawer.module.css";

export const DRAWER_ID = "navigation-drawer";

/** Width in rem from which the header shows its links and a drawer makes no sense; as in the stylesheets. */
const WIDE_FROM_REM = 72;

type NavigationDrawerProps = { frame: Frame; current: string };

/**
 * The menu of small screens (R6): a modal dialog that the browser opens (`commandfor`), closes on Escape and on a
 * press outside (`closedby`), keeps the focus in, and gives it back. React closes it when a link is followed.
 */
export function NavigationDrawer({ frame, current }: NavigationDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    if (!("commandForElement" in HTMLButtonElement.prototype)) helpOlderBrowsers(drawer, signal);
    const wide = matchMedia(`(width >= ${WIDE_FROM_REM}rem)`);
    wide.addEventListener("change", () => wide.matches && drawer.close(), { signal });
    return () => listening.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={DRAWER_ID}
      closedby="any"
      aria-label="Menu"
      className={styles.drawer}
      data-theme="dark"
      onClick={({ target }) => {
        // A link was followed, or the press fell outside what can be pressed.
        const isOutside = target === dialog.current || target === sheet.current;
        if (isOutside || (target instanceof Element && target.closest("a")))
          dialog.current?.close();
      }}
    >
      <div ref={sheet} className={styles.sheet}>
        <button type="button" className={styles.close} commandfor={DRAWER_ID} command="close">
          <Icon name="close" size={26} />
          <span className="visually-hidden">Close the menu</span>
        </button>
        <nav aria-label="Menu">
          <NavigationList items={frame.navigation} current={current} />
          <ButtonLink to={frame.partnerButton.to} look="accent">
            {frame.partnerButton.label}
          </ButtonLink>
        </nav>
      </div>
    </dialog>
  );
}

/** Does what `commandfor` does, where the browser does not know it yet. */
function helpOlderBrowsers(drawer: HTMLDialogElement, signal: AbortSignal) {
  const onClick = ({ target }: MouseEvent) => {
    const button =
      target instanceof Element ? target.closest(`button[commandfor=${DRAWER_ID}]`) : null;
    if (button?.getAttribute("command") === "close") drawer.close();
    else if (button) drawer.showModal();
  };
  document.addEventListener("click", onClick, { signal });
}
