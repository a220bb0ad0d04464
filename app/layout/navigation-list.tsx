import { usePagePath } from "./current-item.ts";
import type { Shell } from "./shell.server.ts";

type NavigationListProps = {
  items: Shell["navigation"];
  current?: string;
  className?: string;
  /** Whether, without JavaScript, the page's own sections need a document load: it closes the drawer. */
  inDrawer?: boolean;
};

export function NavigationList({ items, current, className, inDrawer }: NavigationListProps) {
  const page = usePagePath();
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map(({ label, to }) => {
        const [path = "", fragment] = to.split("#");
        const isReloaded = inDrawer && fragment !== undefined && path === page;
        return (
          <li key={`${to} ${label}`}>
            <a
              href={to}
              className={isReloaded ? "needs-script" : undefined}
              aria-current={to === current ? (to === page ? "page" : "location") : undefined}
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
