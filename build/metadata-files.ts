import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { contentTypeFor } from "../hosting/rules.ts";

const METADATA = /^\/(og|\.well-known)\/|^\/[\w-]+\.(xml|txt|ics|webmanifest)$/;

export function metadataFilesInDevelopment(): Plugin {
  return {
    name: "metadata-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (METADATA.test(path)) void respond(path, response);
        else next();
      });
    },
  };
}

async function respond(path: string, response: ServerResponse) {
  try {
    // On demand, because the drawing libraries would slow down every start.
    const { metadataFiles } = await import("../metadata/metadata-files.ts");
    const { loadEverything } = await import("../metadata/page-metadata.ts");
    const content = (await metadataFiles(await loadEverything())).get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      "content-type": contentTypeFor(path),
    });
    response.end(content);
  } catch (error) {
    response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
  }
}
