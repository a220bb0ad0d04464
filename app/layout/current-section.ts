import { useEffect, useState } from "react";
import { usePagePath } from "./page-path.ts";

/**
 * The navigation item that stands for what is in view (R5): a section of the page, such as /#about, while it fills the
 * middle of the window, else the page itself.
 */
export function useCurrentItem(addresses: string[]): string {
  const pathname = usePagePath();
  const [section, setSection] = useState<{ page: string; id: string }>();
  const sections = addresses
    .filter((address) => address.startsWith(`${pathname}#`))
    .map((address) => address.split("#")[1])
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

  return section?.page === pathname ? `${pathname}#${section.id}` : pathname;
}
