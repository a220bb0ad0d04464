import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { cachedFile, fromSource, pictureFile } from "./pictures.server.ts";

/** The plate behind a logo: a light or a dark one, or none. `ink` has none and follows the colour mode. */
type LogoGround = "light" | "dark" | "none" | "ink";

/** `width` and `height` are in CSS pixels. */
export type LogoPicture = { src: string; width: number; height: number; ground: LogoGround };

/** Shapes become a part of one file with others (`inOneFile`). */
type LogoDrawing = Omit<LogoPicture, "src"> & { shapes: string };

/** Area in square CSS pixels that every logo covers at its natural size. Pages scale all alike. */
const AREA = 4200;
const MOST = { width: 240, height: 76 };

/** Between drawings in one file, so that the edge of one does not show in another, in CSS pixels. */
const GAP = 4;

/** svgo takes up to half a minute for a larger drawing, which every visitor would download. */
const MOST_SVG_BYTES = 48 * 1024;

/** A colour other than black in a drawing of svgo, which writes black in one way and leaves it out in shapes. */
const COLOUR = /(?:fill|stroke|stop-color|flood-color)="(?!none|currentColor|#000")|<image/;

/** `ground` is what the logo was drawn for. Without it, a drawing in black alone is ink, others get a light plate. */
export function logoPicture(path: string, ground?: LogoGround): Promise<LogoPicture | LogoDrawing> {
  return fromSource<LogoPicture | LogoDrawing>(path, `logo, drawing|${ground}`, (source, name) => {
    const isSvg = extname(path).toLowerCase() === ".svg";
    const isShapes = isSvg && source.length <= MOST_SVG_BYTES && !source.includes("<image");
    return isShapes ? fromShapes(source, name, ground) : fromPixels(source, name, ground);
  });
}

/**
 * Puts the drawings of a list into one file, in which each is a view. A file each is a request each, and Chromium takes
 * three times as long to show them.
 */
export async function inOneFile<Owner extends { logo: LogoPicture | LogoDrawing | undefined }>(
  owners: Owner[],
) {
  const key = createHash("sha256").update(JSON.stringify(owners)).digest("hex").slice(0, 6);
  const file = `logos.${key}.svg`;
  const drawings: string[] = [];
  let top = 0;
  const withPictures = owners.map(({ logo, ...owner }, index) => {
    if (!logo || "src" in logo) return { ...owner, logo };
    const { shapes, width, height, ground } = logo;
    const view = `<view id="logo-${index}" viewBox="0 ${top} ${width} ${height}"/>`;
    drawings.push(`${view}<svg y="${top}" width="${width}" height="${height}">${shapes}</svg>`);
    top += height + GAP;
    return { ...owner, logo: { src: `/pictures/${file}#logo-${index}`, width, height, ground } };
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>`;
  if (drawings.length > 0) await pictureFile(file, () => Buffer.from(svg));
  return withPictures;
}

async function fromShapes(source: Buffer, name: string, ground?: LogoGround): Promise<LogoDrawing> {
  const svg = await cachedFile(`${name}.svg`, () => Buffer.from(optimized(source, name)));
  // Ten times as dense, because the size is in whole pixels.
  const { width, height } = await sharp(svg, { density: 720, limitInputPixels: false }).metadata();
  const usual = COLOUR.test(svg.toString()) ? "light" : "ink";
  return { shapes: svg.toString(), ...sizeOf(width / height), ground: ground ?? usual };
}

async function fromPixels(
  source: Buffer,
  name: string,
  ground: LogoGround = "light",
): Promise<LogoPicture> {
  // A drawing may have any size, and trimming needs pixels.
  const drawn = sharp(source, { limitInputPixels: false })
    .autoOrient()
    .resize(1000, 1000, { fit: "inside" });
  const whole = sharp(await drawn.png().toBuffer());
  // With a ground of its own, its margin belongs to it.
  const logo = ground === "none" ? whole : whole.trim();
  const { info } = await logo.png().toBuffer({ resolveWithObject: true });
  const size = sizeOf(info.width / info.height);
  await pictureFile(`${name}.webp`, () =>
    logo
      .resize(2 * size.width)
      .webp()
      .toBuffer(),
  );
  return { src: `/pictures/${name}.webp`, ...size, ground };
}

function sizeOf(aspect: number) {
  const width = Math.min(Math.sqrt(AREA * aspect), MOST.width, MOST.height * aspect);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / aspect)) };
}

/**
 * Without scripts, metadata and style sheets, which a security policy may block: svgo makes attributes of their rules. Its
 * ids begin with the name, so that drawings in one file do not share them.
 */
function optimized(svg: Buffer, name: string): string {
  return optimize(svg.toString("utf8"), {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      "convertStyleToAttrs",
      "removeStyleElement",
      "removeScripts",
      "removeDimensions",
      { name: "prefixIds", params: { prefix: name } },
    ],
  }).data;
}
