import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown } from "vite";
import { NOT_FOUND, registry } from "../app/pages/registry.ts";
import { madePictureFiles, pictureCache } from "../app/content/pictures.server.ts";
import { loadSite } from "../app/content/site.server.ts";
import { writeCompressedCopies } from "../hosting/compress.ts";
import { fileOfPage } from "../hosting/rules.ts";
import { writeHostingFiles } from "../hosting/write.ts";
import { writeMetadataFiles } from "../metadata/metadata-files.ts";
import { pageHeads } from "../metadata/page-heads.ts";
import { loadEverything } from "../metadata/page-metadata.ts";
import { documentHtml } from "./document.ts";
import { FIRST_FONTS } from "./font-sources.ts";
import { loadWords, wordsModule } from "./page-modules.ts";

type Output = Rolldown.RolldownOutput["output"];

type Built = {
  site: string;
  client: Output;
  earlyScript: string;
  renderer: string;
};

/** Writes every page of the built site, and the files beside them that hosts and machines read. */
export async function prerenderSite({ site, client, earlyScript, renderer }: Built): Promise<void> {
  const { render } = (await import(pathToFileURL(renderer).href)) as {
    render: (path: string) => Promise<string>;
  };
  const { language } = loadSite();
  const everything = await loadEverything();
  const headOf = await pageHeads(everything);
  for (const entry of [...registry(), NOT_FOUND]) {
    for (const path of entry.paths) {
      const files = filesOf(client, entry.folder, path);
      const { page } = await loadWords(entry, path);
      const text = documentHtml({
        path,
        language,
        ...page,
        ...headOf(path),
        isHidden: path === NOT_FOUND.paths[0],
        html: withoutPlainAddresses(await render(path)),
        ...files,
        fonts: fontUrls(client),
        earlyScript,
      });
      writeFileSync(join(site, fileOfPage(path)), text);
    }
  }
  for (const name of await madePictureFiles()) {
    const target = join(site, "pictures", name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(pictureCache(), name), target);
  }
  await writeMetadataFiles(site, everything);
  writeHostingFiles(site);
  writeCompressedCopies(site);
}

type PageFiles = { startScript: string; chunks: string[]; sheets: string[]; css: string };

function filesOf(client: Output, folder: string, path: string): PageFiles {
  const chunks = client.filter((file) => file.type === "chunk");
  const chunkOf = (module: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!found) throw new Error(`The build made no chunk of ${module}, so ${path} can't start.`);
    return found;
  };
  const root = join(import.meta.dirname, "..");
  const start = chunkOf(join(root, "app/browser/start.ts"));
  const entries = [
    chunkOf(join(root, "app/browser/app.tsx")),
    chunkOf(join(root, "app/pages", folder, "page.tsx")),
    chunkOf(wordsModule(path)),
  ];
  const all = new Set(entries);
  for (const chunk of all) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported && imported !== start) all.add(imported);
    }
  }
  const sheets = [
    ...new Set([...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  return {
    startScript: `/${start.fileName}`,
    chunks: [...all].map(({ fileName }) => `/${fileName}`),
    sheets: sheets.map((name) => `/${name}`),
    css: sheets
      .map((name) => sourceOf(client, name))
      .join("")
      .trim(),
  };
}

function sourceOf(client: Output, name: string): string {
  const file = client.find(({ fileName }) => fileName === name);
  return file?.type === "asset" ? String(file.source) : "";
}

function fontUrls(client: Output): string[] {
  return client
    .filter(
      (file) => file.type === "asset" && file.names.some((name) => FIRST_FONTS.includes(name)),
    )
    .map(({ fileName }) => `/${fileName}`);
}

/** Writes email addresses as character references, which keeps the simplest harvesters off. */
function withoutPlainAddresses(html: string): string {
  const site = loadSite();
  const addresses = [...site.contacts.people.map(({ email }) => email), site.partnershipsEmail];
  return addresses.reduce(
    (text, address) =>
      text.replaceAll(
        `mailto:${address}`,
        [...`mailto:${address}`]
          .map((letter) => (".:@".includes(letter) ? `&#${letter.charCodeAt(0)};` : letter))
          .join(""),
      ),
    html,
  );
}
