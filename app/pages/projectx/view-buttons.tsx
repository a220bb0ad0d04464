import { createContext, type ReactNode, use } from "react";
import styles from "./views.module.css";

/** Shows a view. Undefined before hydration, when a click on a label checks its view's radio button. */
export const ViewContext = createContext<((id: string) => void) | undefined>(undefined);

/** The radio button that chooses a view while there is no script. */
export function radioId(viewId: string): string {
  return `show-${viewId}`;
}

type ViewButtonProps = {
  /** The view that is shown on a click. */
  view: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Switches to another view: a button, or before and without script the label of that view's radio button. */
export function ViewButton({ view, className, children }: ViewButtonProps) {
  const show = use(ViewContext);
  if (!show) {
    return (
      <label htmlFor={radioId(view)} className={className}>
        {children}
      </label>
    );
  }
  return (
    <button type="button" className={className} onClick={() => show(view)}>
      {children}
    </button>
  );
}

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
