import { relative } from "node:path";
import type { IncomingMessage } from "node:http";
import sirv from "sirv";
import type { Plugin } from "vite";
import { fromRoot } from "../app/content/files.server.ts";
import { pictureCache } from "../app/content/pictures.server.ts";
import { siteLanguage } from "../app/content/site.server.ts";
import { NOT_FOUND_PATH, pagePaths } from "../app/content/pages.server.ts";
import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import type * as Renderer from "./render.tsx";

/** The development server: renders pages on request, and reloads them when the content changes. */
export function development(): Plugin {
  const content = fromRoot("content");
  return {
    name: "development",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(content);
      server.middlewares.use("/pictures", sirv(pictureCache(), { dev: true }));
      // After Vite's own middlewares, which serve modules and files.
      return () => {
        server.middlewares.use(async ({ url = "/" }: IncomingMessage, response, next) => {
          const path = new URL(url, "http://localhost").pathname;
          const isKnown = pagePaths().includes(path);
          const page = isKnown ? path : NOT_FOUND_PATH;
          try {
            const renderer = await server.ssrLoadModule("/prerender/render.tsx");
            const { render, toaster } = renderer as typeof Renderer;
            // The early script is a module: nothing is bundled, so the colour mode may flash here.
            const html = `<!DOCTYPE html><html lang="${siteLanguage()}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${page}</title>
<style>${LAYER_ORDER}</style>
<script type="module" src="/app/early-script.ts"></script></head>
<body><div id="root" data-page="${page}">${await render(page)}</div>${toaster}
<script type="module" src="/app/start.ts"></script></body></html>`;
            response.writeHead(isKnown ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
    hotUpdate({ file }) {
      if (relative(content, file).startsWith("..")) return;
      // Vite does not know which modules were made of which content.
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
