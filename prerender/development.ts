import { relative } from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import { fromRoot } from "../app/content/files.server.ts";
import { pictureCache } from "../app/content/pictures.server.ts";
import { siteLanguage } from "../app/content/site.server.ts";
import { NOT_FOUND_PATH, pagePaths } from "../app/content/pages.server.ts";
import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import { metadataFiles } from "../metadata/metadata-files.ts";
import type * as Renderer from "./render.tsx";

const METADATA = /^\/og\/|^\/[\w-]+\.(xml|txt|ics|webmanifest|png|ico)$/;

/** The development server: renders pages and metadata files on request, and reloads when the content changes. */
export function development(): Plugin {
  return {
    name: "development",
    apply: "serve",
    configureServer(server) {
      reloadOnContentChange(server);
      server.middlewares.use("/pictures", sirv(pictureCache(), { dev: true }));
      const sendPage = pageSender(server);
      // After Vite's own middlewares, which serve modules and files.
      return () => {
        server.middlewares.use(async ({ url = "/" }: IncomingMessage, response, next) => {
          const path = new URL(url, "http://localhost").pathname;
          try {
            await (METADATA.test(path) ? sendMetadata(path, response) : sendPage(path, response));
          } catch (error) {
            // A restart breaks off what is underway, and the browser asks again.
            if (server.httpServer?.listening) next(error);
            else response.destroy();
          }
        });
      };
    },
  };
}

function pageSender(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!ssr) throw new Error("vite.config.ts has no environment that renders.");
  const runner = createServerModuleRunner(ssr);
  // Otherwise it waits a minute for the closed server, and then logs a trace.
  server.httpServer?.once("close", () => void runner.close());
  return async (path: string, response: ServerResponse) => {
    const isKnown = pagePaths().includes(path);
    const page = isKnown ? path : NOT_FOUND_PATH;
    const { render, toaster } = await runner.import<typeof Renderer>("/prerender/render.tsx");
    // The early script is a module: nothing is bundled, so the colour mode may flash here.
    const html = `<!DOCTYPE html><html lang="${siteLanguage()}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${page}</title>
<style>${LAYER_ORDER}</style>
<script type="module" src="/app/start/early-script.ts"></script></head>
<body><div id="root" data-page="${page}">${await render(page)}</div>${toaster}
<script type="module" src="/app/start.ts"></script></body></html>`;
    response.writeHead(isKnown ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(await server.transformIndexHtml(path, html));
  };
}

async function sendMetadata(path: string, response: ServerResponse) {
  const content = (await metadataFiles()).get(path);
  response.writeHead(content === undefined ? 404 : 200);
  response.end(content);
}

function reloadOnContentChange(server: ViteDevServer) {
  const folder = fromRoot("content");
  const pages = String(pagePaths());
  server.watcher.add(folder);
  server.watcher.on("all", (_event, path) => {
    if (relative(folder, path).startsWith("..")) return;
    // The server reads the list of pages at its start.
    if (String(pagePaths()) !== pages) return server.restart();
    // The content is in virtual modules.
    for (const { moduleGraph, hot } of Object.values(server.environments)) {
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith("\0virtual:")) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: "full-reload" });
    }
  });
}
