import * as UI_TEXT from "#app/ui-text.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icons.tsx";
import type { Shell } from "./shell.server.ts";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./main-navigation.module.css";

export const NAVIGATION_ID = "navigation";

/** One list for all windows: in wide ones part of the header, elsewhere a drawer (drawer.ts). */
export function MainNavigation({ shell, current }: { shell: Shell; current: string }) {
  const { navigation, partnerButton } = shell;
  return (
    <nav
      id={NAVIGATION_ID}
      popover="auto"
      aria-label={UI_TEXT.mainNavigation}
      className={styles.navigation}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={NAVIGATION_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" size={26} />
        <span className="visually-hidden">{UI_TEXT.closeMenu}</span>
      </button>
      <NavigationList items={navigation} current={current} className="label" />
      {partnerButton && (
        <ButtonLink to={partnerButton.to} icon={null} isCurrent={partnerButton.to === current}>
          {partnerButton.label}
        </ButtonLink>
      )}
    </nav>
  );
}
