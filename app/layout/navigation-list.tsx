import type { Shell } from "./shell.server.ts";

type NavigationListProps = {
  items: Shell["navigation"];
  current?: string;
  className?: string;
  /** The path of the page whose sections, without JavaScript, need a document load: it closes the drawer. */
  reloadedPage?: string;
};

export function NavigationList({ items, current, className, reloadedPage }: NavigationListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map(({ label, to }) => {
        const [path = "", fragment] = to.split("#");
        const isReloaded = fragment !== undefined && path === reloadedPage;
        return (
          <li key={`${to} ${label}`}>
            <a
              href={to}
              className={isReloaded ? "needs-script" : undefined}
              aria-current={to === current ? (fragment ? "location" : "page") : undefined}
            >
              {label}
            </a>
            {isReloaded && (
              // Hosts redirect a page's file to its URL.
              <noscript>
                <a href={`${path === "/" ? "/index" : path}.html#${fragment}`}>{label}</a>
              </noscript>
            )}
          </li>
        );
      })}
    </ul>
  );
}
