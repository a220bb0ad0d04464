/** The one script file that a page loads by itself (docs/architecture.md). */
import { revealFragment } from "./anchor.ts";
import { copyOnClick } from "./copy.ts";
import { closeDrawers } from "./drawer.ts";
import { forEachMatch } from "./for-each-match.ts";
import { markInView } from "./in-view.ts";
import { inTime } from "./in-time.ts";
import { keepClickedInPlace } from "./keep-in-place.ts";
import { leadsToAnotherPage, watchLeaving } from "./links.ts";
import { showLocalTime } from "./local-time.ts";
import { showPictureState } from "./picture-state.ts";
import { savesData } from "./save-data.ts";
import { removeOldServiceWorker } from "./service-worker.ts";
import { slideIn } from "./slide-in.ts";
import { typeWords } from "./typed-words.ts";
import { showViewTitle } from "./view-title.ts";
import { watchChanges } from "./watch-changes.ts";

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];

const page = document.getElementById("root");
if (!page) throw new Error("Failed to find the root element");

document.documentElement.dataset.started = "";
forEachMatch({
  "[data-moving]": markInView,
  "[data-words]": typeWords,
  "[data-starts]": showLocalTime,
  "[data-slide-in]": slideIn,
  "main img": showPictureState,
});
copyOnClick();
closeDrawers();
keepClickedInPlace();
revealFragment();
showViewTitle();
for (const choice of ["change", "hashchange"]) addEventListener(choice, showViewTitle);
watchLeaving();
void removeOldServiceWorker();
if (new URLSearchParams(location.search).has("web-vitals")) void import("./web-vitals.ts");

const isChanged = watchChanges(page);
let started: Promise<void> | undefined;
let idleCallback: number | undefined;

function startReact(): Promise<void> {
  started ??= hydrate().catch((error: unknown) => console.error(error));
  return started;
}

async function hydrate() {
  if (isChanged()) return;
  // Preloads all chunks at once, because imports would load them one after the other.
  const files = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset.chunks;
  for (const href of files?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  // Before the app, so that two shorter tasks evaluate the code.
  await inTime(import("./react-dom.ts"));
  const { startApp } = await inTime(import("./app.tsx"));
  if (!(await startApp(isChanged))) return;
  document.documentElement.dataset.hydrated = "";
  showViewTitle(); // React has shown the page's own
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

// The link may open a tab, or Back may restore this page, so a later sign of life may still start React.
addEventListener("click", ({ target }) => {
  if (!leadsToAnotherPage(target) || idleCallback === undefined || started) return;
  window.cancelIdleCallback?.(idleCallback);
  idleCallback = undefined;
});

// Hot module replacement needs React.
if (import.meta.env.DEV) void startReact();
