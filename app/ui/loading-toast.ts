import { loadToasts } from "./notify.ts";

const LOADING_TOAST_AFTER_MS = 1000; // R40

/** Shows a toast while a page takes longer than a second to load, unless the visitor wants something else by then. */
export async function withLoadingToast<Page>(load: Promise<Page>, intent: AbortSignal) {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  intent.addEventListener("abort", end);
  const show = ({ toasts }: Awaited<ReturnType<typeof loadToasts>>) => {
    // The page may have arrived before the file that draws toasts.
    if (signal.aborted || !navigator.onLine) return;
    const id = toasts.add({ status: "loading", position: "top", durationMs: Infinity });
    signal.addEventListener("abort", () => toasts.close(id));
  };
  const timer = setTimeout(() => {
    loadToasts().then(show, () => undefined);
  }, LOADING_TOAST_AFTER_MS);
  try {
    return await load;
  } finally {
    clearTimeout(timer);
    end();
  }
}
