import { useLocation } from "react-router";

/**
 * The address of the page shown, such as /projectx. While the site is built React Router asks for pages with a slash at
 * the end; the browser shows them without, and both must render the same.
 */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
