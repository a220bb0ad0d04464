import type { Shell } from "#app/content/site.server.ts";

type NavigationListProps = {
  items: Shell["navigation"];
  current?: string;
  className?: string;
};

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
