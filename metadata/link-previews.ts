import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { fromRoot } from "../app/content/load-content.server.ts";
import { defaultPreview } from "../app/link-previews/default-preview.server.tsx";
import type { Drawing } from "../app/link-previews/preview.server.tsx";
import { PREVIEW_SIZE } from "../app/link-previews/preview-urls.server.ts";
import { definedPages } from "../app/pages/content-files.server.ts";
import { linkPreviewFonts } from "./link-preview-fonts.ts";
import type { Everything, PageMetadata } from "./page-metadata.ts";

/** Part of the cache key. Raise it when the rendering changes. */
const RECIPE = 1;

/** The pictures of all pages for link previews. A page without a drawing gets the default one. */
export async function linkPreviewDrawings(
  { site }: Everything,
  pages: PageMetadata[],
): Promise<Drawing[]> {
  const club = { club: site.club, host: new URL(site.address).host };
  const drawings = await Promise.all(
    definedPages().map(async ({ path, definition }) => {
      const own = await definition.linkPreviews?.();
      const name = pages.find((page) => page.path === path)?.name ?? "";
      return own ? own.linkPreviews(path, club) : [defaultPreview(path, name, club)];
    }),
  );
  return drawings.flat();
}

/** Renders drawings as PNG files, by their URL. An unchanged one comes from the cache. */
export async function renderLinkPreviews(drawings: Drawing[]): Promise<Map<string, Buffer>> {
  const fonts = await linkPreviewFonts();
  const files = new Map<string, Buffer>();
  // Two at a time, because the pictures of ten years would fill the memory.
  const remaining = drawings.values();
  const renderNext = async () => {
    for (const { url, element } of remaining) {
      const svg = await satori(element, { ...PREVIEW_SIZE, fonts });
      files.set(url, await rendered(svg));
    }
  };
  await Promise.all([renderNext(), renderNext()]);
  return files;
}

async function rendered(svg: string): Promise<Buffer> {
  const cache = fromRoot("node_modules/.cache/og");
  const hash = createHash("sha256").update(`${RECIPE}|${svg}`).digest("hex").slice(0, 16);
  const file = join(cache, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const raw = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // Without a palette, which would show steps in the gradients.
  const png = await sharp(raw.asPng())
    .removeAlpha()
    .png({ adaptiveFiltering: true, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}
