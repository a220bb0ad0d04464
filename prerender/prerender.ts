import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { pictureCache, pictureFiles } from "../app/content/pictures.server.ts";
import { NOT_FOUND, registry } from "../app/pages/registry.server.ts";
import { metadataFiles } from "../metadata/metadata-files.ts";
import { metadataOf } from "../metadata/page-metadata.ts";
import { type BuiltCode, documentHtml } from "./document.ts";
import type * as Renderer from "./render.tsx";

/** Files that every site has as they are, by URL. Earlier sites' workers had one of two names. */
const FILES = [
  ["/licenses-fonts.txt", "app/styles/fonts/licenses.txt"],
  ["/service-worker.js", "prerender/unregister-worker.js"],
  ["/sw.js", "prerender/unregister-worker.js"],
] as const;

type Built = Omit<BuiltCode, "toaster"> & { site: string; renderer: string };

/** Writes every page of the built site, and the files beside them that hosts and machines read. */
export async function prerenderSite({ site, client, earlyScript, renderer }: Built): Promise<void> {
  const { render, toaster } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  const write = (url: string, content: string | Buffer) => {
    mkdirSync(dirname(join(site, url)), { recursive: true });
    writeFileSync(join(site, url), content);
  };
  for (const registered of [...registry(), NOT_FOUND]) {
    const page = await metadataOf(registered);
    const html = withoutPlainAddresses(await render(page.path));
    write(
      page.path === "/" ? "/index.html" : `${page.path}.html`,
      await documentHtml(page, html, { client, earlyScript, toaster }),
    );
  }
  for (const name of pictureFiles) {
    write(`/pictures/${name}`, readFileSync(join(pictureCache(), name)));
  }
  for (const [url, file] of FILES) write(url, readFileSync(file));
  for (const [url, content] of await metadataFiles()) write(url, content);
}

/** Writes email addresses as character references, which keeps the simplest harvesters off. */
function withoutPlainAddresses(html: string): string {
  return html.replaceAll(/(?:mailto:)?[\w.+-]+@[a-z0-9-]+\.[a-z.]+/gi, (address) =>
    address.replaceAll(/[.:@]/g, (letter) => `&#${letter.charCodeAt(0)};`),
  );
}
