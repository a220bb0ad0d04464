import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
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
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
