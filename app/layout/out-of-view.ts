import { useEffect } from "react";
import { useLocation } from "react-router";

/** Marks what moves without end (`data-moving`) while it is out of view, so that its stylesheet can stop it (R14). */
export function useStillOutOfView() {
  const { pathname } = useLocation();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute("data-out-of-view", !isIntersecting);
      }
    });
    for (const element of document.querySelectorAll("[data-moving]")) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
}
