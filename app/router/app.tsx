import { StrictMode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { followLinks, load } from "./router.tsx";
import { createRoutes, loadPage, PAGE } from "./routes.tsx";

/** Hydrates the document's page. Stays away from one that the URL does not name or that others have changed. */
export async function startApp(root: HTMLElement, isChanged: () => boolean): Promise<boolean> {
  const { pathname } = location;
  const page = await loadPage(pathname);
  // Back may have changed the URL while the page loaded.
  if (location.pathname !== pathname || page.path !== root.dataset.page || isChanged())
    return false;
  const hydrationData = { loaderData: { [PAGE]: page } };
  const router = createBrowserRouter(createRoutes(load), { hydrationData });
  delete root.dataset.page; // React owns it now: a second copy of the scripts must not hydrate it again.
  let isHydrated = false;
  // In one task with the check above, so that nobody changes the page in between.
  flushSync(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
        <Hydrated
          onHydrated={() => {
            isHydrated = true;
          }}
        />
      </StrictMode>,
    );
  });
  if (!isHydrated) return false; // A component has thrown.
  followLinks(router);
  return true;
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated);
  return null;
}
