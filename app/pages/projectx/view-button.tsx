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
