/** The one script file that a page loads by itself (docs/architecture.md). */
import { revealFragment } from "./anchor.ts";
import { closeDrawers } from "./drawer.ts";
import { forEachMatch } from "./for-each-match.ts";
import { markInView } from "./in-view.ts";
import { leadsToAnotherPage } from "./links.ts";
import { showLocalTime } from "./local-time.ts";
import { savesData } from "./save-data.ts";
import { removeOldServiceWorker } from "./service-worker.ts";
import { typeWords } from "./typed-words.ts";
import { reportWebVitalsOnDemand } from "./web-vitals.ts";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];

if (!document.getElementById("root")) throw new Error("Failed to find the root element");

forEachMatch({
  "[data-moving]": markInView,
  "[data-words]": typeWords,
  "[data-starts]": showLocalTime,
});
closeDrawers();
revealFragment();
void removeOldServiceWorker();
void reportWebVitalsOnDemand();

let started: Promise<void> | undefined;
let hasFailed = false;
let idleCallback: number | undefined;
let clickedControl: HTMLElement | undefined;

function startReact(): Promise<void> {
  started ??= hydrate().catch((error: unknown) => {
    console.error(error);
    hasFailed = true;
    if (clickedControl instanceof HTMLAnchorElement) location.assign(clickedControl.href);
  });
  return started;
}

async function hydrate() {
  // Preloads all chunks at once, because imports would load them one after the other.
  const files = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset.chunks;
  for (const href of files?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  // Before the app, so that two shorter tasks evaluate the code.
  await import("react-dom/client");
  const { startApp } = await import("./app.tsx");
  await startApp();
  document.documentElement.dataset.hydrated = "";
  clickedControl?.click();
}

function onSignOfLife(event: Event) {
  const isMove = event instanceof PointerEvent && event.type === "pointermove";
  // Chromium fires one without movement when a page appears under a resting mouse.
  if (isMove && event.movementX === 0 && event.movementY === 0) return;
  // A tap on a link to another page would start downloads that the navigation aborts.
  if (!(isMove && event.pointerType === "mouse") && leadsToAnotherPage(event.target)) return;
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function")
    idleCallback ??= requestIdleCallback(() => startReact());
  else idleCallback ??= window.setTimeout(startReact);
}

if (!savesData) {
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSignOfLife, { passive: true });
}

addEventListener(
  "click",
  (event) => {
    // A failed module cannot be loaded again in the same document.
    if (hasFailed || "hydrated" in document.documentElement.dataset) return;
    if (leadsToAnotherPage(event.target) && idleCallback !== undefined && !started) {
      window.cancelIdleCallback?.(idleCallback);
      // The link may open a tab, or Back may restore this page.
      idleCallback = undefined;
      return;
    }
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-needs-react]")
        : null;
    if (!control) return;
    event.preventDefault();
    // A React that is hydrating would act on the click, which is repeated afterwards.
    event.stopPropagation();
    clickedControl = control;
    void startReact();
  },
  true,
);

// Hot module replacement needs React.
if (import.meta.env.DEV) void startReact();
