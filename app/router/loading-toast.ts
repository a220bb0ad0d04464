import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadToasts } from "#app/start/notify.ts";

const LOADING_TOAST_AFTER_MS = 1000;

/** Shows a toast while a page takes longer than a second to load. */
export function useLoadingToast() {
  const isLoading = useNavigation().state === "loading";
  useEffect(() => {
    if (!isLoading) return undefined;
    let isOver = false;
    let close = () => {};
    const show = ({ toasts }: Awaited<ReturnType<typeof loadToasts>>) => {
      // The page may have arrived before the file that draws toasts.
      if (isOver) return;
      const toast = { status: "loading", message: UI_TEXT.loading, position: "top" } as const;
      const id = toasts.add({ ...toast, durationMs: Infinity });
      close = () => toasts.close(id);
    };
    const timer = setTimeout(() => {
      loadToasts().then(show, () => undefined);
    }, LOADING_TOAST_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  }, [isLoading]);
}
