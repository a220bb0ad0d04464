import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { followLinks } from "./follow-links.tsx";
import { createRoutes, loadPage } from "./routes.tsx";
import { rememberScroll } from "./scroll-positions.ts";

export async function startApp(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("Failed to find the root element");
  const current = await loadPage(root.dataset.page ?? "");
  const router = createBrowserRouter(createRoutes(current));
  router.subscribe(({ location }) => rememberScroll(location));
  await new Promise<void>((hydrated) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <RouterProvider router={router} />
          <Hydrated onHydrated={hydrated} />
        </StrictMode>,
      );
    });
  });
  followLinks(router);
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
