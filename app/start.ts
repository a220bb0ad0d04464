/** The one script file that a page loads by itself (docs/architecture.md). */
import { isReturn, keepPlaceOfTab, openFragment, revealFragment } from "./start/anchor.ts";
import { copyOnClick } from "./ui/copy.ts";
import { watchDrawer } from "./layout/drawer.ts";
import { forEachMatch } from "./start/for-each-match.ts";
import { keepOpen, reopen } from "./start/history-entry.ts";
import { inTime } from "./ui/in-time.ts";
import { keepClickedInPlace } from "./ui/keep-in-place.ts";
import { internalLink, watchLeaving } from "./start/links.ts";
import { showLocalTime } from "./pages/conferencex/local-time.ts";
import { showPictureState } from "./ui/picture-state.ts";
import { removeOldServiceWorker } from "./start/service-worker.ts";
import { onSignOfLife } from "./start/signs-of-life.ts";
import { slideIn } from "./pages/home/slide-in.ts";
import { typeWords } from "./ui/type-words.ts";
import { showViewTitle, watchViews } from "./pages/projectx/open-view.ts";
import { watchChanges } from "./start/watch-changes.ts";

const IDLE_WITHIN_MS = 2000;
// TypeScript does not know `connection` yet.
const savesData =
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const root = document.getElementById("root");
if (!root) throw new Error("Failed to find the root element");

// Before the site's own scripts change the page.
const isChanged = watchChanges(root);
document.documentElement.dataset.started = "";
forEachMatch({
  "[data-words]": typeWords,
  "[data-starts]": showLocalTime,
  "[data-slide-in]": slideIn,
  "main img": showPictureState,
});
copyOnClick();
watchDrawer();
keepClickedInPlace();
keepPlaceOfTab();
revealFragment();
if (isReturn()) reopen();
else keepOpen(); // of the page's own URL a link keeps the entry
addEventListener("hashchange", openFragment);
watchViews();
watchLeaving();
void removeOldServiceWorker();
if (new URLSearchParams(location.search).has("web-vitals")) void import("./start/web-vitals.ts");

let started: Promise<void> | undefined;

const startReact = () =>
  (started ??= hydrate(root).catch((error: unknown) => console.error(error)));

async function hydrate(root: HTMLElement) {
  if (isChanged()) return;
  // Preloads all chunks at once, because imports would load them one after the other.
  const files = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset.chunks;
  for (const href of files?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  // Before the app, so that two shorter tasks evaluate the code.
  await inTime(import("#app/router/react-dom.ts"));
  const { startApp } = await inTime(import("#app/router/app.tsx"));
  await startApp(root, isChanged);
  showViewTitle(); // React has shown the page's own
}

function startReactSoon(event: Event) {
  const isMouse = event instanceof PointerEvent && event.pointerType !== "touch";
  // A tap loads a document, and so may a link after scrolling.
  if (!isMouse && event.type !== "keydown") return;
  // A click may follow at once, whose document would wait for React's files.
  const { pathname } = internalLink(event.target) ?? location;
  if (pathname !== location.pathname) return;
  // A page that moves may never be idle. Safari has no idle callback.
  if ("requestIdleCallback" in window) requestIdleCallback(startReact, { timeout: IDLE_WITHIN_MS });
  else setTimeout(startReact);
}

// Without its navigate events React could follow no link.
if (!savesData && "NavigateEvent" in window) onSignOfLife(startReactSoon);

// Hot module replacement needs React.
if (import.meta.env.DEV) void startReact();
