import { cpSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown } from "vite";
import { fromRoot } from "../app/content/load-content.server.ts";
import { pictureCache, pictureFiles } from "../app/content/pictures.server.ts";
import { loadSite } from "../app/content/site.server.ts";
import { NOT_FOUND, registry } from "../app/pages/registry.server.ts";
import { writeCompressedCopies } from "../hosting/compress.ts";
import { fileOfPage } from "../hosting/rules.ts";
import { writeHostingFiles } from "../hosting/write.ts";
import { pageHeads } from "../metadata/head-tags.ts";
import { metadataFiles } from "../metadata/metadata-files.ts";
import { documentHtml } from "./document.ts";
import { FIRST_FONTS } from "../app/styles/font-sources.ts";
import { heavyPage } from "./heavy-pages.ts";
import { addFontLicenses } from "./licenses.ts";
import { wordsModule } from "./page-modules.ts";
import { isModule } from "./paths.ts";
import { copyPublicFiles } from "./public-files.ts";
import type * as Renderer from "./render.tsx";

type Output = Rolldown.RolldownOutput["output"];

type Built = {
  site: string;
  client: Output;
  earlyScript: string;
  renderer: string;
};

/** Writes every page of the built site, and the files beside them that hosts and machines read. */
export async function prerenderSite({ site, client, earlyScript, renderer }: Built): Promise<void> {
  const { render, toaster } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  copyPublicFiles(fromRoot("public"), site);
  const { language, redirects = [] } = loadSite();
  const headOf = await pageHeads();
  for (const { path, folder, definition } of [...registry(), NOT_FOUND]) {
    const { page } = await definition.load(path);
    const text = documentHtml({
      path,
      language,
      ...page,
      ...(await headOf(path)),
      ...filesOf(client, folder, path),
      isHidden: path === NOT_FOUND.path,
      html: withoutPlainAddresses(await render(path)),
      toaster,
      earlyScript: `<script>${earlyScript}</script>`,
    });
    writeFileSync(join(site, fileOfPage(path)), text);
  }
  mkdirSync(join(site, "pictures"), { recursive: true });
  for (const name of pictureFiles) {
    cpSync(join(pictureCache(), name), join(site, "pictures", name));
  }
  for (const [url, content] of await metadataFiles()) {
    mkdirSync(dirname(join(site, url)), { recursive: true });
    writeFileSync(join(site, url), content);
  }
  addFontLicenses(site);
  writeHostingFiles(site, redirects);
  writeCompressedCopies(site);
  for (const { path, definition } of registry()) {
    const { size } = statSync(join(site, `${fileOfPage(path)}.br`));
    const warning = heavyPage(path, size / 1024, await definition.load(path));
    if (warning) console.warn(warning);
  }
}

/** The scripts, style sheets and fonts of a page. */
function filesOf(client: Output, folder: string, path: string) {
  const chunks = client.filter((file) => file.type === "chunk");
  const assets = client.filter((file) => file.type === "asset");
  const chunkOf = (module: string, isIt = (id: string | null) => isModule(id, module)) => {
    const found = chunks.find(({ facadeModuleId }) => isIt(facadeModuleId));
    if (!found) throw new Error(`The build made no chunk of ${module}, so ${path} can't start.`);
    return found;
  };
  const words = wordsModule(path);
  const start = chunkOf("app/start.ts");
  const own = new Set([
    chunkOf("app/router/app.tsx"),
    chunkOf(`app/pages/${folder}/page.tsx`),
    chunkOf(words, (id) => id === words),
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
