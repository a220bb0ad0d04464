// `npm run edit`: Decap CMS and what its forms ask for (the API of its “proxy” backend), on this machine only.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { json } from "node:stream/consumers";
import sirv from "sirv";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { contentOf } from "../disk.ts";
import { formConfig, formPages } from "../form-config.ts";
import {
  brokenFiles,
  type Check,
  deletePictures,
  messageOf,
  openForm,
  saveForm,
  savePicture,
} from "../forms.ts";
import { isPicture, picturesOf } from "../pictures.ts";

type Asset = { path: string; content: string };
type Params = {
  path: string;
  paths: string[];
  files: { path: string; label: string }[];
  dataFiles: [{ path: string; raw: string }];
  assets: Asset[];
  asset: Asset;
  mediaFolder: string;
};

const API = "/api/v1";
const MOST_MEGABYTES = 50;

/** Answers on localhost until it is closed. */
export function serveForms(port: number, site: string, check: Check): Server {
  const origin = `http://localhost:${port}`;
  const decap = dirname(createRequire(import.meta.url).resolve("decap-cms/package.json"));
  const options = { dev: true, etag: true };
  const page = sirv(join(import.meta.dirname, "page"), options);
  const packages = sirv(join(decap, "dist"), options);
  const pictures = sirv(fromRoot("content"), options);

  const actions: Record<string, (params: Params) => unknown> = {
    // Decap shows their labels alone, and loads each again to edit it.
    entriesByFiles: ({ files }) => files.map((file) => ({ data: "{}", file })),
    getEntry: async ({ path }) => ({ data: await openForm(path, origin), file: { path } }),
    persistEntry: async ({ dataFiles: [{ path, raw }], assets }) => ({
      elsewhere: await saveForm(path, raw, assets.map(uploadOf), check),
    }),
    getMedia: ({ mediaFolder }) =>
      picturesOf(mediaFolder).map((name) => mediaFile(`${mediaFolder}/${name}`)),
    getMediaFile: ({ path }) => mediaFile(path),
    persistMedia: async ({ asset }) => {
      await savePicture(uploadOf(asset), check);
      return mediaFile(asset.path);
    },
    deleteFiles: async ({ paths }) => {
      await deletePictures(paths, check);
      return {};
    },
    getDeployPreview: () => null,
  };

  async function answer(request: IncomingMessage): Promise<unknown> {
    // Another site's page may send a text, but no JSON.
    if (request.headers["content-type"]?.startsWith("application/json") !== true)
      throw new Error("The forms send JSON.");
    if (Number(request.headers["content-length"] ?? Infinity) > MOST_MEGABYTES * 1024 * 1024) {
      await once(request.resume(), "end");
      throw new Error(
        `The pictures have more than ${MOST_MEGABYTES} MB together: save them smaller.`,
      );
    }
    const { action, params } = (await json(request)) as { action: string; params: Params };
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new Error(`The forms have no action “${action}”.`);
    return act(params);
  }

  async function route(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(new URL(request.url ?? "/", origin).pathname);
    const [, folder] = /^\/(decap|pictures)\//.exec(path) ?? [];
    // Against DNS rebinding.
    if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? "")) {
      response.writeHead(403).end("This page answers only on localhost.");
    } else if (path === API) sendJson(response, 200, await answer(request));
    else if (path === "/config.json") sendJson(response, 200, formConfig(API, await brokenFiles()));
    else if (path === "/preview.json") sendJson(response, 200, { site, pages: formPages() });
    else {
      if (folder === "pictures" && !isPicture(path.replace("/pictures", "content"))) {
        throw new Error(`There is no picture ${path}.`);
      }
      const send = folder === "decap" ? packages : folder === "pictures" ? pictures : page;
      if (folder) request.url = path.slice(folder.length + 1);
      send(request, response, () => void response.writeHead(404).end());
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      sendJson(response, 422, { error: messageOf(error) });
    });
  });

  // The first check encodes every picture: now, not during the first save.
  check().catch(() => {});
  server.listen(port, "127.0.0.1", () => {
    process.stdout.write(`The editing page is on ${origin} (Ctrl-C to stop).\n`);
  });
  return server;
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}

function uploadOf({ path, content }: Asset) {
  return { path, bytes: Buffer.from(content, "base64") };
}

function mediaFile(path: string) {
  if (!isPicture(path)) throw new Error(`There is no picture “${path}”.`);
  const content = contentOf(path)?.toString("base64") ?? "";
  return { id: path, content, encoding: "base64", path, name: basename(path) };
}
