import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { contentTypeFor } from "../hosting/rules.ts";

const SHARED = /^\/(og|\.well-known)\/|^\/[\w-]+\.(xml|txt|ics|webmanifest)$/;

/** While working: serves the calendar file, the feed, the pictures for link previews … as the build would write them. */
export function sharedFilesInDevelopment(): Plugin {
  return {
    name: "shared-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (SHARED.test(path)) void answer(path, response);
        else next();
      });
    },
  };
}

async function answer(path: string, response: ServerResponse) {
  try {
    // On demand: the libraries that draw and write would hold up every start.
    const { sharedFiles } = await import("../metadata/metadata-files.ts");
    const { loadEverything } = await import("../metadata/page-metadata.ts");
    const content = (await sharedFiles(await loadEverything())).get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      "content-type": contentTypeFor(path),
    });
    response.end(content);
  } catch (error) {
    response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
  }
}
