import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { PICTURE_SIZE } from "../picture-urls.ts";
import type { Everything, SharedPage } from "../page-metadata.ts";
import { drawings } from "./drawings.ts";
import { pictureFonts } from "./fonts.ts";

/** Raise it when the way a drawing becomes a file changes. */
const RECIPE = 1;

/** Draws every picture for link previews (B9), by its address; one that has not changed comes from the cache. */
export async function drawPictures(
  all: Everything,
  pages: SharedPage[],
): Promise<Map<string, Buffer>> {
  const fonts = await pictureFonts();
  const files = new Map<string, Buffer>();
  // Two at a time, from one list: enough for two processors, and ten years' pictures are not in memory together.
  const rest = (await drawings(all, pages)).values();
  const draw = async () => {
    for (const { address, element } of rest) {
      const svg = await satori(element, { ...PICTURE_SIZE, fonts });
      files.set(address, await rendered(svg));
    }
  };
  await Promise.all([draw(), draw()]);
  return files;
}

async function rendered(svg: string): Promise<Buffer> {
  const cache = fromRoot("node_modules/.cache/og");
  const hash = createHash("sha256").update(`${RECIPE}|${svg}`).digest("hex").slice(0, 16);
  const file = join(cache, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const raw = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // In all colours: a palette would turn the soft light of the bodies into steps.
  const png = await sharp(raw.asPng())
    .removeAlpha()
    .png({ adaptiveFiltering: true, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}
