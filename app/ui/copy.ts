import * as UI_TEXT from "#app/ui-text.ts";
import { inTime } from "./in-time.ts";
import { notify } from "./notify.ts";

const COPIED_MS = 2000;
const CLIPBOARD_WAIT_MS = 2000; // some browsers wait for a permission that nobody is asked for

/** Copies what a `data-copy` control names: the email of a `mailto:` URL as text, or the control's own link. */
export function copyOnClick() {
  // In the capture phase, because React stops the propagation of events in what it has not hydrated yet.
  addEventListener(
    "click",
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const control = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
      if (!control || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      void copy(control);
    },
    true,
  );
}

function textOf(control: HTMLElement): string {
  // Without the query, in which other sites follow their visitors.
  if (control instanceof HTMLAnchorElement)
    return location.origin + location.pathname + control.hash;
  const { pathname, searchParams } = new URL(control.dataset.copy ?? "");
  const address = decodeURIComponent(pathname);
  if (searchParams.size === 0) return address;
  const [subject = "", body = ""] = ["subject", "body"].map((name) => searchParams.get(name) ?? "");
  return `${UI_TEXT.emailTo} ${address}\n${UI_TEXT.emailSubject} ${subject}\n\n${body.replaceAll("\r\n", "\n")}`;
}

async function copy(control: HTMLElement) {
  const text = textOf(control);
  try {
    await inTime(navigator.clipboard.writeText(text), CLIPBOARD_WAIT_MS);
    // Where the eyes are. The toast says it to those who listen.
    control.dataset.copied = UI_TEXT.copied;
    setTimeout(() => delete control.dataset.copied, COPIED_MS);
    await notify({ status: "success", message: control.dataset.toast ?? "" });
  } catch {
    await notify({
      status: "error",
      message: `${UI_TEXT.copyingBlocked}\n${text}`,
      durationMs: Infinity, // it takes a while to copy by hand
    });
  }
}
