import * as UI_TEXT from "#app/ui-text.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icons.tsx";
import type { Shell } from "./shell.server.ts";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./navigation-drawer.module.css";

export const DRAWER_ID = "navigation-drawer";

type NavigationDrawerProps = { shell: Shell; current: string };

/** app/start/drawer.ts closes the drawer on a link. The browser does the rest. */
export function NavigationDrawer({ shell, current }: NavigationDrawerProps) {
  const { navigation, partnerButton } = shell;
  return (
    <dialog
      id={DRAWER_ID}
      closedby="any"
      aria-label={UI_TEXT.menu}
      className={styles.drawer}
      data-theme="dark"
      suppressHydrationWarning // may be open before hydration
    >
      <div className={styles.sheet} data-drawer-sheet="">
        <button type="button" className={styles.close} commandfor={DRAWER_ID} command="close">
          <Icon name="close" size={26} />
          <span className="visually-hidden">{UI_TEXT.closeMenu}</span>
        </button>
        <nav aria-label={UI_TEXT.menu}>
          <NavigationList items={navigation} current={current} className="statement" inDrawer />
          {partnerButton && (
            <ButtonLink
              to={partnerButton.to}
              variant="accent"
              isCurrent={partnerButton.to === current}
            >
              {partnerButton.label}
            </ButtonLink>
          )}
        </nav>
      </div>
    </dialog>
  );
}
