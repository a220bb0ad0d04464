import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createRoutes, loadPage, PAGE } from "#app/router/routes.tsx";
import { Toaster } from "#app/ui/toaster.tsx";

/** The live regions of toasts, which stand beside React's root. */
export const toaster = renderToStaticMarkup(<Toaster />);

/** The HTML of a page, for React's root. */
export async function render(path: string): Promise<string> {
  const page = await loadPage(path);
  const router = createMemoryRouter(
    createRoutes(() => page),
    { initialEntries: [path], hydrationData: { loaderData: { [PAGE]: page } } },
  );
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
