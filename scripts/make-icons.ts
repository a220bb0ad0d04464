/**
 * Renders every icon file in public/ from public/favicon.svg, so that the mark is drawn once.
 * Run it after changing favicon.svg; the rendered files are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const publicFolder = new URL("../public/", import.meta.url);
const night = "#051A42";

const icoSizes = [16, 32, 48];

type IconFile = {
  name: string;
  size: number;
  markShare: number;
  ground?: string;
};

const iconFiles: IconFile[] = [
  { name: "icon-192.png", size: 192, markShare: 1 },
  { name: "icon-512.png", size: 512, markShare: 1 },
  // iOS rounds the corners itself and shows transparent pixels as black, so the ground is filled.
  { name: "apple-touch-icon.png", size: 180, markShare: 0.8, ground: night },
  // A mask may cut everything outside the inner circle of 80 %; the mark stays inside it.
  { name: "icon-maskable-512.png", size: 512, markShare: 0.6, ground: night },
];

const drawing = await readFile(new URL("favicon.svg", publicFolder));

/** Sets the mark, rendered at its own size so that its edges stay sharp, in the middle of a square. */
async function renderIcon({ size, markShare, ground }: Omit<IconFile, "name">): Promise<Buffer> {
  const markSize = Math.round(size * markShare);
  // 72 dots per inch draw the favicon at its own 32 pixels.
  const mark = await sharp(drawing, { density: (72 * markSize) / 32 })
    .resize(markSize, markSize)
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? "#00000000" },
  })
    .composite([{ input: mark, gravity: "centre" }])
    .png({ palette: size > 48, effort: 10 })
    .toBuffer();
}

function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(pictures.length, 4);

  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0); // width
    entry.writeUInt8(size, 1); // height
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

for (const { name, ...icon } of iconFiles) {
  await writeFile(new URL(name, publicFolder), await renderIcon(icon));
}
const icoPictures = await Promise.all(
  icoSizes.map(async (size) => ({ size, png: await renderIcon({ size, markShare: 1 }) })),
);
await writeFile(new URL("favicon.ico", publicFolder), packIco(icoPictures));
