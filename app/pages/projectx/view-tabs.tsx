import { ViewButton } from "./view-button.tsx";
import styles from "./view-tabs.module.css";

type ViewTabsProps = {
  tabs: { id: string; label: string }[];
  current: string;
};

/** The views as the tabs of a folder: the current one is open on the paper below, the others are buttons. */
export function ViewTabs({ tabs, current }: ViewTabsProps) {
  return (
    <ul className={styles.tabs} data-views-list="">
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
