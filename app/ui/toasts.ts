import type { ReactNode } from "react";

export type ToastStatus = "info" | "warning" | "success" | "error" | "loading";
export type ToastPosition =
  "top" | "top-left" | "top-right" | "bottom" | "bottom-left" | "bottom-right";

export type Toast = {
  id: number;
  status: ToastStatus;
  message: ReactNode;
  position: ToastPosition;
  /** Milliseconds until it closes by itself; Infinity for one that stays. */
  durationMs: number;
};

const DEFAULT_DURATION_MS = 5000; // R39

type ToastOptions = Partial<Omit<Toast, "id" | "message">> & Pick<Toast, "message">;

let list: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  list = next;
  for (const listener of listeners) listener();
}

/** Errors and loading toasts stay, because nobody may miss them (WCAG 2.2.1). */
function defaultDuration(status: ToastStatus): number {
  return status === "error" || status === "loading" ? Infinity : DEFAULT_DURATION_MS;
}

/** The list of toasts, which any code in the browser may change. `<Toaster>` renders it. */
export const toasts = {
  /** Returns the toast's id. */
  add({ status = "info", position = "bottom", ...options }: ToastOptions): number {
    lastId += 1;
    change([
      ...list,
      { id: lastId, status, position, durationMs: defaultDuration(status), ...options },
    ]);
    return lastId;
  },
  /** Restarts the toast's time. Ignores unknown ids. */
  update(id: number, { status, ...options }: Partial<ToastOptions>) {
    change(
      list.map((toast) =>
        toast.id === id
          ? { ...toast, ...(status && { status, durationMs: defaultDuration(status) }), ...options }
          : toast,
      ),
    );
  },
  close(id: number) {
    change(list.filter((toast) => toast.id !== id));
  },
  closeAll() {
    change([]);
  },
  /** For React's `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => list,
};
