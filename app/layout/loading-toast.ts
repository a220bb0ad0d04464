import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadToasts } from "#app/browser/notify.ts";
import { LOADING_LABEL } from "#app/ui/spinner.tsx";

const LOADING_TOAST_AFTER_MS = 1000;

/** Says so while a slow page loads. */
export function useLoadingToast() {
  const isLoading = useNavigation().state === "loading";
  useEffect(() => {
    if (!isLoading) return undefined;
    let close = () => {};
    const timer = setTimeout(async () => {
      const { toasts } = await loadToasts();
      const toast = { status: "loading", message: LOADING_LABEL, position: "top" } as const;
      const id = toasts.add({ ...toast, durationMs: Infinity });
      close = () => toasts.close(id);
    }, LOADING_TOAST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isLoading]);
}
