import { useLocation } from "react-router";

/** The path of the page shown, such as /projectx, without the slash that some hosts leave at its end. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
