import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "#app/ui/icons.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Shell } from "./shell.server.ts";
import { useCurrentItem } from "./current-item.ts";
import { ColorModeControl } from "./color-mode-control.tsx";
import { DRAWER_ID, NavigationDrawer } from "./navigation-drawer.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./site-header.module.css";

export function SiteHeader({ shell }: { shell: Shell }) {
  const { navigation, partnerButton } = shell;
  const current = useCurrentItem(shell);
  const hasMenu = navigation.length > 0 || partnerButton !== undefined;
  return (
    <header className={`${styles.header} no-print`}>
      <a href="/" className={styles.club} data-long={shell.club.length > 24 ? "" : undefined}>
        <img src="/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
        {shell.club}
      </a>
      {hasMenu ? (
        <nav aria-label={UI_TEXT.mainNavigation} className={styles.navigation}>
          <NavigationList items={navigation} current={current} className="label" />
          {partnerButton && (
            <ButtonLink to={partnerButton.to} icon={null} isCurrent={partnerButton.to === current}>
              {partnerButton.label}
            </ButtonLink>
          )}
        </nav>
      ) : (
        <span className={styles.navigation} /> // keeps the place between the name and the control
      )}
      <ColorModeControl />
      {hasMenu && (
        <>
          <button
            type="button"
            className={styles.menuButton}
            commandfor={DRAWER_ID}
            command="show-modal"
            aria-haspopup="dialog"
          >
            <Icon name="menu" size={26} />
            <span className="visually-hidden">{UI_TEXT.menu}</span>
          </button>
          <NavigationDrawer shell={shell} current={current} />
        </>
      )}
    </header>
  );
}
