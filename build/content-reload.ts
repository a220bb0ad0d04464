import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { fromRoot } from "../app/content/load-content.server.ts";
import { pictureCache } from "../app/content/pictures.server.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  png: "image/png",
};

/** In development: reloads on content changes, and serves the pictures made from content/. */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      const folder = fromRoot("content");
      server.watcher.add(folder);
      server.watcher.on("all", (event, path) => {
        if (!path.startsWith(folder)) return;
        // An added or removed year adds or removes a page, and the server reads that list at its start.
        if (["add", "unlink"].includes(event) && /\d{4}\.yaml$/.test(path)) void server.restart();
        else reload(server);
      });
      server.middlewares.use("/pictures", (request, response, next) => {
        const name = basename((request.url ?? "").split("?")[0] ?? "");
        const file = join(pictureCache(), name);
        if (!existsSync(file)) return next();
        response.setHeader(
          "content-type",
          TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        );
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** The content is in virtual modules: invalidates them in every environment, then reloads the page. */
function reload(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith("\0virtual:")) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: "full-reload" });
  }
}
