import { type ReactNode, use } from "react";
import { radioId, ViewContext } from "./view-context.ts";

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
