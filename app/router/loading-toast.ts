import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadToasts } from "#app/start/notify.ts";

const LOADING_TOAST_AFTER_MS = 1000;

/** Shows a toast while a page takes longer than a second to load. */
export function useLoadingToast() {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location || !navigator.onLine) return undefined;
    const over = new AbortController();
    const { signal } = over;
    let close = () => {};
    const show = ({ toasts }: Awaited<ReturnType<typeof loadToasts>>) => {
      // The page may have arrived before the file that draws toasts.
      if (signal.aborted) return;
      const toast = { status: "loading", position: "top" } as const;
      const id = toasts.add({ ...toast, durationMs: Infinity });
      close = () => toasts.close(id);
    };
    const timer = setTimeout(() => {
      loadToasts().then(show, () => undefined);
    }, LOADING_TOAST_AFTER_MS);
    const end = () => {
      over.abort();
      clearTimeout(timer);
      close();
    };
    // The router goes on waiting, in the back/forward cache too.
    for (const last of ["offline", "pagehide"]) addEventListener(last, end, { signal });
    return end;
  }, [location]);
}
