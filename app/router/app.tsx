import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { followLinks } from "./navigation.ts";
import { loadPage } from "./pages.tsx";
import { Site } from "./site.tsx";

/** Hydrates the document's page. Stays away from one that the URL does not name or that others have changed. */
export async function startApp(container: HTMLElement, isChanged: () => boolean): Promise<void> {
  const { pathname } = location;
  const page = await loadPage(pathname);
  // Back may have changed the URL while the page loaded.
  if (location.pathname !== pathname || page.path !== container.dataset.page || isChanged()) return;
  delete container.dataset.page; // React owns it now: a second copy of the scripts must not hydrate it again.
  let root: Root | undefined;
  // In one task with the check above, so that nobody changes the page in between.
  flushSync(() => {
    root = hydrateRoot(container, <Site page={page} pathname={pathname} />);
  });
  document.documentElement.dataset.hydrated = "";
  followLinks((next, announcement) => {
    const site = <Site page={next} pathname={location.pathname} announcement={announcement} />;
    flushSync(() => root?.render(site));
  });
}
