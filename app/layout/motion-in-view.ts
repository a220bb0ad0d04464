import { useEffect } from "react";
import { followContent } from "#app/ui/page-content.ts";
import { firstPagesFetched } from "./warm-pages.ts";

/**
 * Marks what moves without end (`data-moving`) while it is in view, so that its stylesheet lets it move (R14). Not
 * before the page has done starting: drawing it anew sixty times a second takes a processor that the start needs
 * (docs/decisions/021-motion-after-the-start.md).
 */
export function useMotionInView() {
  useEffect(() => {
    const gone = new AbortController();
    void markInView(gone.signal);
    return () => gone.abort();
  }, []);
}

async function markInView(gone: AbortSignal) {
  await firstPagesFetched;
  if (gone.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute("data-in-view", isIntersecting);
    }
  });
  const stopFollowing = followContent(() => {
    observer.disconnect();
    for (const element of document.querySelectorAll("[data-moving]")) observer.observe(element);
  });
  gone.addEventListener("abort", () => {
    stopFollowing();
    observer.disconnect();
  });
}
