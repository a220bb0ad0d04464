import sharp from "sharp";
import { readBytes } from "../app/content/files.server.ts";
import { tokenColour } from "../app/styles/token-colour.server.ts";

/** Sizes in pixels. Phones cut the corners of those whose mark is smaller, so these have a ground. */
const ICONS = [
  { url: "/favicon.ico", size: 32, mark: 32 },
  { url: "/icon-192.png", size: 192, mark: 192 },
  { url: "/icon-512.png", size: 512, mark: 512 },
  { url: "/apple-touch-icon.png", size: 180, mark: 144 },
  { url: "/icon-maskable-512.png", size: 512, mark: 308 },
];

/** The icons of browsers and phones, by URL, drawn from the club's mark. */
export function icons(): Promise<[url: string, file: Buffer][]> {
  const svg = readBytes("public/favicon.svg");
  return Promise.all(
    ICONS.map(async ({ url, size, mark }) => {
      const { width, height } = await sharp(svg).metadata();
      const margin = (size - mark) / 2;
      const background = margin > 0 ? tokenColour("color-night") : "transparent";
      const png = await sharp(svg, { density: (72 * mark) / Math.max(width, height) })
        .resize(mark, mark, { fit: "contain", background: "transparent" })
        .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
        .flatten(margin > 0 && { background })
        .png({ palette: true })
        .toBuffer();
      return [url, url.endsWith(".ico") ? icoOf(png) : png];
    }),
  );
}

/** An ICO file that holds one picture of 32 px. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
