import type { ServerResponse } from "node:http";
import {
  type Connect,
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { NOT_FOUND, pagePaths, SPECIMEN } from "../app/pages/registry.ts";
import { loadSite } from "../app/content/site.server.ts";
import { LAYER_ORDER } from "../app/styles/layer-order.ts";
import { earlyTags } from "../metadata/head-tags.ts";

export function developmentPages(): Plugin {
  return {
    name: "development-pages",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr) throw new Error("vite.config.ts has no environment that renders.");
      const runner = createServerModuleRunner(ssr);
      const answer = async (url: string, response: ServerResponse, next: Connect.NextFunction) => {
        try {
          const path = new URL(url, "http://localhost").pathname;
          const isKnown = [...pagePaths(), ...SPECIMEN.paths].includes(path);
          const page = isKnown ? path : (NOT_FOUND.paths[0] ?? "");
          const { render } = (await runner.import("/build/render.tsx")) as {
            render: (path: string) => Promise<string>;
          };
          const text = document(page, await render(page), await stylesOf(server));
          response.writeHead(isKnown ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
          response.end(await server.transformIndexHtml(url, text));
        } catch (error) {
          next(error);
        }
      };
      // After Vite's own middlewares, which serve modules and files.
      return () => {
        server.middlewares.use(({ url = "/" }, response, next) => void answer(url, response, next));
      };
    },
  };
}

function document(path: string, html: string, styles: string): string {
  return [
    `<!DOCTYPE html><html lang="${languageOfSite()}"><head><meta charset="utf-8"/>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${path}</title>`,
    `<meta name="description" content=""/>${earlyTags()}<style>${LAYER_ORDER}</style>${styles}`,
    // A module: development has no bundle to inline, so the colour mode may flash here.
    `<script type="module" src="/app/browser/early-script.ts"></script>`,
    `<script type="module" src="/app/browser/start.ts"></script>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `</head><body><div id="root" data-page="${path}">${html}</div></body></html>`,
  ].join("");
}

function languageOfSite(): string {
  try {
    return loadSite().language;
  } catch {
    return "en"; // the page shows the mistake
  }
}

async function stylesOf({ environments }: ViteDevServer): Promise<string> {
  const { client, ssr } = environments;
  const sheets = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])].filter(isSheet);
  const styles = await Promise.all(
    sheets.map(async ({ url, id }) => {
      const result = await client?.transformRequest(`${url}?direct`);
      return `<style data-vite-dev-id="${id}">${result?.code ?? ""}</style>`;
    }),
  );
  return styles.join("");
}

function isSheet({ id }: EnvironmentModuleNode): boolean {
  return id?.split("?")[0]?.endsWith(".css") ?? false;
}
