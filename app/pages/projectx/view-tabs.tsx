import { ViewButton } from "./view-button.tsx";
import styles from "./view-tabs.module.css";

type ViewTabsProps = {
  tabs: { id: string; label: string }[];
  current: string;
  /** Below the view, from which they hang. */
  isEnd?: boolean;
};

export function ViewTabs({ tabs, current, isEnd }: ViewTabsProps) {
  return (
    <ul className={styles.tabs} data-views-list="" data-end={isEnd ? "" : undefined}>
      {tabs.map(({ id, label }) => (
        <li key={id} data-back={id === "landing" ? "" : undefined}>
          {id === current ? (
            <span className={styles.tab} aria-current="true">
              {label}
            </span>
          ) : (
            <ViewButton view={id} className={styles.tab}>
              {label}
            </ViewButton>
          )}
        </li>
      ))}
    </ul>
  );
}
