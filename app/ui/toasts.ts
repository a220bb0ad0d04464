import "./toaster.css";
import "./spinner.css";
import { loading } from "#app/ui-text.ts";
import type { ToastPosition } from "./toaster.tsx";

export type ToastStatus = "info" | "warning" | "success" | "error" | "loading";
export type ToastOptions = {
  /** Without one, “Loading...”. */
  message?: string;
  status?: ToastStatus;
  position?: ToastPosition;
  /** Milliseconds until it closes by itself; Infinity for one that stays. */
  durationMs?: number;
};

/** Drawn on 24 × 24 like icons.tsx. */
const STATUS_ICONS: Partial<Record<ToastStatus, string>> = {
  success: "m5 12.5 4.5 4.5L19.5 7",
  info: "M12 11v6M12 7v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  warning: "M12 9.5v4.5M12 17v.01M12 3.5 2.5 20h19Z",
  error: "m9 9 6 6m0-6-6 6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
};
const DEFAULT_DURATION_MS = 5000; // R39
const MOST_AT_ONCE = 3;
const TICK_MS = 100;

type Shown = Required<ToastOptions> & {
  card: HTMLElement;
  /** The time it still has, which does not run while somebody uses it, or nobody looks at the page. */
  leftMs: number;
  timer: ReturnType<typeof setInterval>;
};

/** Oldest first. */
const shown = new Map<number, Shown>();
let lastId = 0;
/** Where the focus was before it went to a toast. */
let focusedBefore: HTMLElement | undefined;

/** The toasts of the page, drawn into the document's live regions (`<Toaster>`). Any code in the browser may use them. */
export const toasts = {
  /** Returns the toast's id. More than three at once close the oldest. */
  add({
    message = loading,
    status = "info",
    position = "bottom",
    durationMs = DEFAULT_DURATION_MS,
  }: ToastOptions): number {
    lastId += 1;
    const id = lastId;
    const card = cloneCard();
    let isPointedAt = false;
    const timer = setInterval(() => {
      if (document.hidden || isPointedAt || card.contains(document.activeElement)) return;
      toast.leftMs -= TICK_MS;
      if (toast.leftMs <= 0) toasts.close(id);
    }, TICK_MS);
    const toast = { message, status, position, durationMs, card, leftMs: durationMs, timer };
    card.addEventListener("pointerenter", () => (isPointedAt = true));
    card.addEventListener("pointerleave", () => (isPointedAt = false));
    card.addEventListener("focusin", ({ relatedTarget }) => {
      const isOutside =
        relatedTarget instanceof HTMLElement && !relatedTarget.closest("[data-toasts]");
      if (isOutside) focusedBefore = relatedTarget;
    });
    card.querySelector("button")?.addEventListener("click", () => toasts.close(id));
    shown.set(id, toast);
    draw(toast);
    const [oldest] = shown.keys();
    if (shown.size > MOST_AT_ONCE && oldest !== undefined) toasts.close(oldest);
    return id;
  },
  /** Restarts the toast's time. Ignores unknown ids. */
  update(id: number, options: Partial<ToastOptions>) {
    const toast = shown.get(id);
    if (!toast) return;
    Object.assign(toast, options);
    toast.leftMs = toast.durationMs;
    draw(toast);
  },
  close(id: number) {
    const toast = shown.get(id);
    if (!toast) return;
    shown.delete(id);
    clearInterval(toast.timer);
    const hasFocus = toast.card.contains(document.activeElement);
    fadeOut(toast.card);
    if (!hasFocus) return;
    const next = [...shown.values()].at(-1)?.card.querySelector("button");
    // A navigation may have removed what had the focus before.
    [next, focusedBefore, document.querySelector<HTMLElement>("main")]
      .find((target) => target?.getClientRects()[0])
      ?.focus({ preventScroll: true });
  },
  closeAll() {
    for (const id of shown.keys()) toasts.close(id);
  },
};

function cloneCard(): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>("[data-toasts] template");
  const card = template?.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new Error("The document has no template of a toast.");
  return card;
}

function draw({ card, message, status, position }: Shown) {
  card.dataset.status = status;
  card.querySelector("path")?.setAttribute("d", STATUS_ICONS[status] ?? "");
  const text = card.querySelector("[data-message]");
  if (text && text.textContent !== message) text.textContent = message;
  const region = document.querySelector(
    `[data-toasts] [data-position="${position}"] [role=${status === "error" ? "alert" : "status"}]`,
  );
  // Or screen readers would read the older toasts again.
  region?.setAttribute("aria-atomic", "false");
  if (card.parentElement !== region) region?.append(card);
}

function fadeOut(card: HTMLElement) {
  card.inert = true;
  card.dataset.closing = "";
  const transitions = card.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(transitions).then(() => card.remove());
}
