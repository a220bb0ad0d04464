import type { Shell } from "#app/content/site.server.ts";

type NavigationListProps = {
  items: Shell["navigation"];
  /** The address of the item that stands for what is in view; only the menus say where one is. */
  current?: string;
  className?: string;
};

/** The links of a navigation (R5, R6, R7). */
export function NavigationList({ items, current, className }: NavigationListProps) {
  return (
    <ul className={className}>
      {items.map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={to === current ? (to.includes("#") ? "location" : "page") : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
