import { useEffect } from "react";
import { followContent } from "./page-content.ts";

/** Marks what moves without end (`data-moving`) while it is out of view, so that its stylesheet can stop it (R14). */
export function useStillOutOfView() {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute("data-out-of-view", !isIntersecting);
      }
    });
    const stopFollowing = followContent(() => {
      observer.disconnect();
      for (const element of document.querySelectorAll("[data-moving]")) observer.observe(element);
    });
    return () => {
      stopFollowing();
      observer.disconnect();
    };
  }, []);
}
