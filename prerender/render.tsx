import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { loadPage } from "#app/router/pages.tsx";
import { Site } from "#app/router/site.tsx";
import { Toaster } from "#app/ui/toaster.tsx";

/** The live regions of toasts, which stand beside React's root. */
export const toaster = renderToStaticMarkup(<Toaster />);

/** The HTML of a page, for React's root. */
export async function render(path: string): Promise<string> {
  return renderToString(<Site page={await loadPage(path)} pathname={path} />);
}
