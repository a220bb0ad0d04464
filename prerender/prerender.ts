import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown } from "vite";
import { pagePaths } from "../app/content/pages.server.ts";
import { pictureCache, pictureFiles } from "../app/content/pictures.server.ts";
import { loadSite } from "../app/content/site.server.ts";
import { NOT_FOUND, registry } from "../app/pages/registry.server.ts";
import { headTags } from "../metadata/head-tags.ts";
import { metadataFiles } from "../metadata/metadata-files.ts";
import { loadPageMetadata } from "../metadata/page-metadata.ts";
import { documentHtml } from "./document.ts";
import { type InlineCode, writeHostFiles } from "./hosts.ts";
import type * as Renderer from "./render.tsx";

type Output = Rolldown.RolldownOutput["output"];

/** Preloaded, because every page needs them. */
const FIRST_FONTS = ["tabular-500.woff2", "open-sans-400.woff2"];

/** Files that every site has as they are, by URL. Earlier sites' workers had one of two names. */
const FILES = [
  ["/licenses-fonts.txt", "app/styles/fonts/licenses.txt"],
  ["/service-worker.js", "prerender/unregister-worker.js"],
  ["/sw.js", "prerender/unregister-worker.js"],
] as const;

type Built = {
  site: string;
  client: Output;
  earlyScript: string;
  renderer: string;
};

/** Writes every page of the built site, and the files beside them that hosts and machines read. */
export async function prerenderSite({ site, client, earlyScript, renderer }: Built): Promise<void> {
  const { render, toaster } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  const { language, redirects = [] } = loadSite();
  const metadata = await loadPageMetadata();
  const inlineCode: InlineCode[] = [];
  const write = (url: string, content: string | Buffer) => {
    mkdirSync(dirname(join(site, url)), { recursive: true });
    writeFileSync(join(site, url), content);
  };
  for (const { path, folder, definition } of [...registry(), NOT_FOUND]) {
    const { page } = await definition.load(path);
    // The 404 page has none.
    const own = metadata.find((each) => each.path === path);
    const document = documentHtml({
      path,
      language,
      ...page,
      headTags: own && (await headTags(own)),
      ...filesOf(client, folder, path),
      html: withoutPlainAddresses(await render(path)),
      toaster,
      earlyScript,
    });
    inlineCode.push(document.inlineCode);
    write(fileOf(path), document.text);
  }
  for (const name of pictureFiles) {
    write(`/pictures/${name}`, readFileSync(join(pictureCache(), name)));
  }
  for (const [url, file] of FILES) write(url, readFileSync(file));
  for (const [url, content] of await metadataFiles()) write(url, content);
  // For GitHub Pages, which cannot redirect.
  for (const { from, to } of redirects) {
    write(
      fileOf(from.replace(/(?:\.html|\/)$/, "")),
      `<!DOCTYPE html><meta charset="utf-8"/><title>${to}</title><link rel="canonical" href="${to}"/><meta http-equiv="refresh" content="0; url=${to}"/><a href="${to}">${to}</a>`,
    );
  }
  writeHostFiles(site, { pages: pagePaths(), redirects, inlineCode });
}

function fileOf(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}

/** The scripts, style sheets and fonts of a page. */
function filesOf(client: Output, folder: string, path: string) {
  const chunks = client.filter((file) => file.type === "chunk");
  const assets = client.filter((file) => file.type === "asset");
  const chunkOf = (module: string) => {
    // Windows writes backslashes.
    const isIt = (id: string | null) => id?.replaceAll("\\", "/").endsWith(module);
    const found = chunks.find(({ facadeModuleId }) => isIt(facadeModuleId));
    if (!found) throw new Error(`The build made no chunk of ${module}, so ${path} can't start.`);
    return found;
  };
  const start = chunkOf("/app/start.ts");
  const own = new Set([
    chunkOf("/app/router/app.tsx"),
    chunkOf(`/app/pages/${folder}/page.tsx`),
    chunkOf(`virtual:words:${path}`),
  ]);
  for (const chunk of own) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported && imported !== start) own.add(imported);
    }
  }
  const sheets = new Set([...own].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    startScript: `/${start.fileName}`,
    chunks: [...own].map(({ fileName }) => `/${fileName}`),
    sheets: [...sheets].map((name) => `/${name}`),
    css: [...sheets]
      .map((name) => assets.find(({ fileName }) => fileName === name)?.source ?? "")
      .join("")
      .trim(),
    fonts: assets
      .filter(({ names }) => names.some((name) => FIRST_FONTS.includes(name)))
      .map(({ fileName }) => `/${fileName}`),
  };
}

/** Writes email addresses as character references, which keeps the simplest harvesters off. */
function withoutPlainAddresses(html: string): string {
  return html.replaceAll(/(?:mailto:)?[\w.+-]+@[a-z0-9-]+\.[a-z.]+/gi, (address) =>
    address.replaceAll(/[.:@]/g, (letter) => `&#${letter.charCodeAt(0)};`),
  );
}
