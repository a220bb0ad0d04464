import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { followLinks, load } from "./router.tsx";
import { createRoutes, loadPage, PAGE } from "./routes.tsx";

/** Hydrates the document's page. Stays away from one that the URL does not name or that others have changed. */
export async function startApp(root: HTMLElement, isChanged: () => boolean): Promise<void> {
  const { pathname } = location;
  const page = await loadPage(pathname);
  // Back may have changed the URL while the page loaded.
  if (location.pathname !== pathname || page.path !== root.dataset.page || isChanged()) return;
  const hydrationData = { loaderData: { [PAGE]: page } };
  const router = createBrowserRouter(createRoutes(load), { hydrationData });
  delete root.dataset.page; // React owns it now: a second copy of the scripts must not hydrate it again.
  // In one task with the check above, so that nobody changes the page in between.
  flushSync(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  const isHydrated = "hydrated" in document.documentElement.dataset;
  if (isHydrated) followLinks(router); // else a component has thrown
}
