import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Shell } from "./shell.server.ts";

/** Removes the trailing slash that some hosts leave. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}

/** The URL of the menu's section in the middle of the window, else the page's path or its parent's. */
export function useCurrentItem({ navigation, parents }: Shell): string {
  const pathname = usePagePath();
  const [section, setSection] = useState<{ page: string; id: string }>();
  const sections = navigation
    .filter(({ to }) => to.startsWith(`${pathname}#`))
    .map(({ to }) => to.split("#")[1])
    .join(" ");

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const last = [...inView].at(-1);
        setSection(last && { page: pathname, id: last.id });
      },
      { rootMargin: "-45% 0px -50% 0px" },
    );
    for (const id of sections.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [pathname, sections]);

  return section?.page === pathname ? `${pathname}#${section.id}` : (parents[pathname] ?? pathname);
}
