import { usePagePath } from "./current-item.ts";
import type { Shell } from "./shell.server.ts";

type NavigationListProps = { items: Shell["navigation"]; current?: string; className?: string };

export function NavigationList({ items, current, className }: NavigationListProps) {
  const page = usePagePath();
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map(({ label, to }) => (
        <li key={`${to} ${label}`}>
          <a
            href={to}
            aria-current={to === current ? (to === page ? "page" : "location") : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
