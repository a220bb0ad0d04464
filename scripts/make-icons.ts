/**
 * Renders every icon file in public/ from public/favicon.svg, so that the mark is drawn once.
 * Run it after changing favicon.svg; the rendered files are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tokenColour } from "../app/styles/token-colour.server.ts";

const publicFolder = new URL("../public/", import.meta.url);
const night = tokenColour("color-night");

const drawing = await readFile(new URL("favicon.svg", publicFolder));
const { width, height } = await sharp(drawing).metadata();

await write("icon-192.png", await renderIcon(192));
await write("icon-512.png", await renderIcon(512));
// iOS rounds the corners itself and shows transparent pixels as black, so the ground is filled.
await write("apple-touch-icon.png", await renderIcon(180, 0.8, night));
// A mask may cut everything outside the inner circle of 80 %; the mark stays inside it.
await write("icon-maskable-512.png", await renderIcon(512, 0.6, night));
await write("favicon.ico", await makeIco([16, 32, 48]));

async function write(name: string, data: Parameters<typeof writeFile>[1]): Promise<void> {
  await writeFile(new URL(name, publicFolder), data);
}

/** Sets the mark, rendered at its own size so that its edges stay sharp, in the middle of a square. */
async function renderIcon(size: number, markShare = 1, background = "#00000000"): Promise<Buffer> {
  const markSize = Math.round(size * markShare);
  // 72 dots per inch draw the favicon at its own size.
  const mark = await sharp(drawing, { density: (72 * markSize) / Math.max(width, height) })
    .resize(markSize, markSize, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: "centre" }])
    .png({ palette: size > 48, effort: 10 })
    .toBuffer();
}

// By hand, because png-to-ico would bring three packages more, and ico-endec has neither types nor tests.
/** The parts of the file in their order. The typed arrays write numbers in little-endian order, as the format does. */
async function makeIco(sizes: number[]): Promise<NodeJS.ArrayBufferView[]> {
  const pngs = await Promise.all(sizes.map((size) => renderIcon(size)));
  let offset = 6 + 16 * sizes.length;
  const entries = sizes.flatMap((size, index) => {
    const length = pngs[index]?.length ?? 0;
    offset += length;
    const [planes, bitsPerPixel] = [1, 32];
    return [
      Uint8Array.of(size, size, 0, 0),
      Uint16Array.of(planes, bitsPerPixel),
      Uint32Array.of(length, offset - length),
    ];
  });
  return [Uint16Array.of(0, 1, sizes.length), ...entries, ...pngs];
}
