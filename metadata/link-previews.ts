import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { cachedFile } from "../app/content/cached-file.server.ts";
import { projectRoot } from "../app/content/load-content.server.ts";
import type { Site } from "../app/content/site.server.ts";
import { fontName } from "../app/link-previews/fitted-text.server.ts";
import { defaultPreview, type Drawing, drawingOf } from "../app/link-previews/preview.server.tsx";
import { PREVIEW_SIZE, previewUrl } from "../app/link-previews/preview-urls.server.ts";
import { registry } from "../app/pages/registry.server.ts";
import { type Face, families, type Family, ROOT } from "../app/styles/font-sources.ts";
import { otherFaces, usedLetters } from "../app/styles/letters.ts";
import { withWholePlus } from "../app/styles/plus-sign.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** Part of the cache key. Raise it when the rendering changes. */
const RECIPE = 1;

/** The pictures of all pages for link previews. A page without a drawing gets the default one. */
export async function linkPreviewDrawings(site: Site, pages: PageMetadata[]): Promise<Drawing[]> {
  const drawings = await Promise.all(
    registry().map(async ({ path, definition }) => {
      const own = await definition.linkPreviews?.();
      const name = pages.find((page) => page.path === path)?.name ?? "";
      const preview = (await own?.linkPreview(path)) ?? defaultPreview(name);
      const entries = (await own?.entryPreviews?.()) ?? [];
      return [[previewUrl(path), preview] as const, ...entries];
    }),
  );
  return drawings.flat().map(([url, preview]) => drawingOf(url, preview, site));
}

/** Renders drawings as PNG files, by their URL. An unchanged one comes from the cache. */
export async function renderLinkPreviews(drawings: Drawing[]): Promise<Map<string, Buffer>> {
  const fonts = await previewFonts(usedLetters(projectRoot()));
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

type Weight = 400 | 500;

/** The weights that link previews use of each family. */
const WEIGHTS = { Tabular: [400, 500], "Open Sans": [400] } as const;

/** The fonts that have these letters. */
export function previewFonts(used: string[]): Promise<Font[]> {
  const fonts = families.flatMap((family) =>
    WEIGHTS[family.name].flatMap((weight) => {
      const { further, others } = otherFaces(family, used);
      const first = faceOf(family, weight);
      const rest = [...further.filter(isUpright), ...others];
      const sources = new Map(rest.map((face) => [face.source, face]));
      return [first, ...sources.values()].map((face) =>
        font(fontName(family, face), weight, face, used),
      );
    }),
  );
  return Promise.all(fonts);
}

function faceOf({ name, faces }: Family, weight: Weight): Face {
  const upright = faces.filter(isUpright);
  const face = upright.find((each) => each.axis ?? each.weight === String(weight)) ?? upright[0];
  if (!face) throw new Error(`There is no upright font file for ${name}.`);
  return face;
}

function isUpright({ style }: Face): boolean {
  return style === "normal";
}

/** A font for satori, which reads one uncompressed file for each weight. */
async function font(name: string, weight: Weight, face: Face, used: string[]): Promise<Font> {
  const data = await subsetFont(readFileSync(join(ROOT, face.source)), used.join(""), {
    targetFormat: "truetype",
    ...(face.axis && { variationAxes: { wght: weight } }),
  });
  return { name, weight, style: "normal", data: withWholePlus(data) };
}

function rendered(svg: string): Promise<Buffer> {
  const hash = createHash("sha256").update(`${RECIPE}|${svg}`).digest("hex").slice(0, 16);
  return cachedFile(`og/${hash}.png`, async () => {
    const raw = await renderAsync(svg, { font: { loadSystemFonts: false } });
    // Without a palette, which would show steps in the gradients.
    return sharp(raw.asPng())
      .removeAlpha()
      .png({ adaptiveFiltering: true, compressionLevel: 9 })
      .toBuffer();
  });
}
