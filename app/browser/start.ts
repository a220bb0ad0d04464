/**
 * The one script that every page loads. It runs what moves or reacts without React. It starts React once the browser is
 * idle after the visitor's first sign of life (B14), or at once for a click on a control that needs React. With Save-Data
 * only such a click starts React.
 */
import { revealFragment } from "./anchor.ts";
import { closeDrawers } from "./drawer.ts";
import { enhance } from "./enhance.ts";
import { markInView } from "./in-view.ts";
import { leadsAway } from "./links.ts";
import { showOwnTime } from "./own-time.ts";
import { savesData } from "./save-data.ts";
import { removeOldServiceWorker } from "./service-worker.ts";
import { typeWords } from "./typed-words.ts";
import { reportWebVitalsOnDemand } from "./web-vitals.ts";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];

// R43: reported in the console; the prerendered page stays readable.
if (!document.getElementById("root")) throw new Error("Failed to find the root element");

enhance({ "[data-moving]": markInView, "[data-words]": typeWords, "[data-starts]": showOwnTime });
closeDrawers();
revealFragment();
void removeOldServiceWorker();
void reportWebVitalsOnDemand();

let started: Promise<void> | undefined;
let hasFailed = false;
let idleCallback: number | undefined;
/** The last control that was clicked before React could answer it. */
let waiting: HTMLElement | undefined;

/** Loads React and hydrates the page, in several tasks. A chunk that is gone leaves the page as it is: whole. */
function startReact(): Promise<void> {
  started ??= hydrate().catch((error: unknown) => {
    console.error(error);
    hasFailed = true;
    if (waiting instanceof HTMLAnchorElement) location.assign(waiting.href);
  });
  return started;
}

async function hydrate() {
  // All chunks at once, instead of one after the other as each imports the next (build/document.ts lists them).
  const files = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset.chunks;
  for (const href of files?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  // Evaluates React in a task of its own.
  await import("react-dom/client");
  const { startApp } = await import("./app.tsx");
  await startApp();
  document.documentElement.dataset.hydrated = "";
  waiting?.click();
}

function onSignOfLife(event: Event) {
  const isMouse = event instanceof PointerEvent && event.type === "pointermove";
  // The tap on a link to another page must not start a download that the navigation aborts.
  if (!(isMouse && event.pointerType === "mouse") && leadsAway(event.target)) return;
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function")
    idleCallback ??= requestIdleCallback(() => startReact());
  else idleCallback ??= window.setTimeout(startReact);
}

if (!savesData) {
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSignOfLife, { passive: true });
}

// In the capture phase, before React's own listeners.
addEventListener(
  "click",
  (event) => {
    // A failed module cannot be loaded again in the same document: links then lead on by themselves.
    if (hasFailed || "hydrated" in document.documentElement.dataset) return;
    if (leadsAway(event.target) && idleCallback !== undefined && !started) {
      window.cancelIdleCallback?.(idleCallback);
      // The page may live on: the link may open a tab, or Back may restore the page.
      idleCallback = undefined;
      return;
    }
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-needs-react]")
        : null;
    if (!control) return;
    event.preventDefault();
    waiting = control;
    void startReact();
  },
  true,
);

// Hot replacement needs the modules; and content errors show in the page.
if (import.meta.env.DEV) void startReact();
