import type { ToastOptions } from "./toasts.ts";

const TOASTS_WAIT_MS = 2000;
const PLAIN_MS = 20_000;

/** Shows a toast. If the file that draws toasts is gone, blocked or slow, shows the text in their live region. */
export async function notify(options: ToastOptions): Promise<void> {
  const wait = new Promise<undefined>((end) => setTimeout(end, TOASTS_WAIT_MS));
  const loaded = await Promise.race([loadToasts(), wait]).catch(() => undefined);
  if (loaded) {
    loaded.toasts.add(options);
    return;
  }
  const plain = document.createElement("p");
  plain.dataset.status = options.status;
  plain.textContent = options.message ?? "";
  document.querySelector('[data-position="bottom"] > [role=status]')?.replaceChildren(plain);
  setTimeout(() => plain.remove(), PLAIN_MS);
}

export const loadToasts = () => import("./toasts.ts");
