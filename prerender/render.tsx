import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { createRoutes, loadPage } from "#app/router/routes.tsx";
import { Toaster } from "#app/ui/toaster.tsx";

/** The live regions of toasts, which stand beside React's root. */
export const toaster = renderToStaticMarkup(<Toaster />);

/** The HTML of a page, for React's root. */
export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(({ request }) => loadPage(new URL(request.url).pathname)),
  );
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects, which no page does.`);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
