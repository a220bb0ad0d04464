import { createServer, createServerModuleRunner, type Plugin } from "vite";
import { pagePaths } from "../app/content/pages.server.ts";
import { pageModules } from "../prerender/page-modules.ts";
import type * as Renderer from "../prerender/render.tsx";

/** The ids that a link can lead to, by page, from the pages as they are rendered. */
export async function fragmentsOfPages(): Promise<Map<string, Set<string>>> {
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    plugins: [withoutStyles, pageModules()],
    // Letters of other alphabets change the styles, not the ids.
    define: { DIGITS: "''", FOREIGN_LETTERS: "'(?!)'", MACHINE_LETTERS: "'(?!)'" },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  if (!server.environments.ssr) throw new Error("Vite has no environment that renders.");
  const runner = createServerModuleRunner(server.environments.ssr);
  try {
    const { render } = await runner.import<typeof Renderer>("/prerender/render.tsx");
    const fragments = new Map<string, Set<string>>();
    for (const path of pagePaths()) {
      const ids = [...(await render(path)).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
      // People copy an address with its letters encoded.
      fragments.set(path, new Set([...ids, ...ids.map(encodeURIComponent)]));
    }
    return fragments;
  } finally {
    await runner.close();
    await server.close();
  }
}

/** The styles need fonts that only a build makes. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id) => (id === "\0no-styles" ? "export default {}" : undefined),
};
