import * as UI_TEXT from "#app/ui-text.ts";
import { Icon } from "#app/ui/icons.tsx";
import type { Shell } from "./shell.server.ts";
import { useCurrentItem } from "./current-item.ts";
import { ColorModeControl } from "./color-mode-control.tsx";
import { MainNavigation, NAVIGATION_ID } from "./main-navigation.tsx";
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
      {hasMenu && <MainNavigation shell={shell} current={current} />}
      <ColorModeControl />
      {hasMenu && (
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="show"
        >
          <Icon name="menu" size={26} />
          <span className="visually-hidden">{UI_TEXT.menu}</span>
        </button>
      )}
    </header>
  );
}
