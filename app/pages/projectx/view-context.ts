import { createContext } from "react";

/** Shows a view. Undefined before hydration, when a click on a label checks its view's radio button. */
export const ViewContext = createContext<((id: string) => void) | undefined>(undefined);

/** The radio button that chooses a view while there is no script. */
export function radioId(viewId: string): string {
  return `show-${viewId}`;
}
