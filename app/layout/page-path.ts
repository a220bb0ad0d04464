import { useLocation } from "react-router";

/** Removes the trailing slash that some hosts leave. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
