import { createContext, type ReactNode, use } from "react";

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
  /** Whether its words are more than a year. */
  isNamed?: boolean;
  children: ReactNode;
};

/** Switches to another view: a button, or before and without script the label of that view's radio button. */
export function ViewButton({ view, className, isNamed, children }: ViewButtonProps) {
  const show = use(ViewContext);
  if (!show) {
    return (
      <label htmlFor={radioId(view)} className={className} data-named={isNamed ? "" : undefined}>
        {children}
      </label>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-named={isNamed ? "" : undefined}
      onClick={() => show(view)}
    >
      {children}
    </button>
  );
}
