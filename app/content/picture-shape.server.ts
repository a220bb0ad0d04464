import sharp, { type ResizeOptions, type Sharp } from "sharp";
import type { PictureKind } from "./field-meta.server.ts";

/** The pages show portraits of 4:5, and squares of them. */
const PORTRAIT = 4 / 5;

/** Where the pages cut a scene to. */
const SCENE = 3 / 2;

/** For a cut-out person or drawing, the likeliest first, with their grey: a pale purple, purple, dark grey. */
const GROUNDS = [
  { background: "#e2d1f0", grey: 216 },
  { background: "#ba76e1", grey: 150 },
  { background: "#1c1c1c", grey: 28 },
];

/** A contrast to the ground in sRGB greys at which an outline is clear. */
const CLEAR = 48;

/** Undefined for a picture that can be shown as it is; else the same on a ground and in a shape for its place. */
export async function reshaped(source: Buffer, kind: PictureKind): Promise<Buffer | undefined> {
  const { hasAlpha, autoOrient } = await sharp(source).metadata();
  // No place shows more, and a phone’s whole photo takes a minute to blur.
  const scale = Math.min(1, 1200 / Math.min(autoOrient.width, autoOrient.height));
  const [width, height] = [autoOrient.width, autoOrient.height].map((side) =>
    Math.round(side * scale),
  ) as [number, number];
  const aspect = kind === "portrait" ? width / height : PORTRAIT;
  // A logo or a poster, which would lose much.
  const isOdd = kind === "scene" && (width / height < 1.2 || width / height > 2.4);
  const alpha = hasAlpha ? (await sharp(source).stats()).channels.at(-1) : undefined;
  // Some programs leave 254 of 255 everywhere, or soften the edges alone.
  const isCutOut =
    alpha !== undefined && alpha.min < 128 && (alpha.max < 250 || alpha.mean < alpha.max * 0.97);
  if (isCutOut && alpha.max < 8) throw new Error("nothing is drawn on it");
  if (!isCutOut && !isOdd && aspect >= 0.7 && aspect <= 0.9) return undefined;
  const background = isCutOut ? await groundFor(source) : undefined;
  const upright = sharp(source).autoOrient().resize(width, height, { fit: "fill" });
  const picture = await upright
    .flatten(background ? { background } : false)
    .png()
    .toBuffer();
  if (isOdd) {
    const across = Math.max(0, Math.round((height * SCENE - width) / 2));
    const down = Math.max(0, Math.round((width / SCENE - height) / 2));
    const sides = { left: across, right: across, top: down, bottom: down };
    if (background)
      return sharp(picture)
        .extend({ ...sides, background })
        .png()
        .toBuffer();
    // A ground in one colour goes on to the sides, a photo’s edges become a blur.
    return inBlur(sharp(picture).extend({ ...sides, extendWith: "copy" }), picture, width);
  }
  const upTo = [width, Math.round(width / PORTRAIT)] as const;
  const resized = (to: readonly [number, number], options: ResizeOptions) =>
    sharp(picture).resize(...to, options);
  if (background && aspect > 0.9 && (await sharesIn(source, aspect, isDrawn)).side > 0.02) {
    // In the middle of the team's square, which is a little above that of 4:5.
    const top = Math.round(0.3 * (upTo[1] - width) + (width - height) / 2);
    const bottom = upTo[1] - height - top;
    return sharp(picture).extend({ top, bottom, background }).png().toBuffer();
  }
  const skin = aspect > 0.9 ? await sharesIn(picture, aspect, isSkin) : undefined;
  if (skin && isPair(skin, aspect)) return inBlur(resized(upTo, {}), picture, width);
  const position = sharp.strategy.attention;
  // Attention follows a shirt as soon as a face, and cuts off hair.
  const spare = height - upTo[1];
  if (aspect >= 0.5 && aspect < 0.7)
    return sharp(picture)
      .extract({ left: 0, top: Math.floor(spare / 4), width, height: upTo[1] })
      .png()
      .toBuffer();
  if (aspect < 0.7) return resized(upTo, { position }).png().toBuffer();
  if (aspect > 1.05) return resized([height, height], { position }).png().toBuffer();
  if (!isCutOut && skin && isAside(skin)) {
    const wide = Math.round(height * PORTRAIT);
    const left = skin.isAtEnd ? width - wide : 0;
    return sharp(picture).extract({ left, top: 0, width: wide, height }).png().toBuffer();
  }
  return isCutOut ? picture : undefined;
}

function inBlur(behind: Sharp, picture: Buffer, width: number): Promise<Buffer> {
  const blurred = behind.blur(Math.max(1, width / 16));
  return blurred
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

/** The likeliest ground on which nearly all of the outline is clear, or else the clearest. */
async function groundFor(source: Buffer) {
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width: 160 })
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (index: number) => data[4 * index + 3] ?? 255;
  const outline = Array.from({ length: info.width * info.height }, (_, index) => index)
    .filter((index) => alphaAt(index) > 200)
    .filter((index) =>
      [-2, 2, -2 * info.width, 2 * info.width].some((step) => alphaAt(index + step) < 55),
    )
    .map((index) => greyOf(data.subarray(4 * index)));
  const rated = GROUNDS.map(({ grey, background }) => {
    const contrasts = outline.map((each) => Math.abs(each - grey)).toSorted((a, b) => a - b);
    return { background, least: contrasts[Math.floor(contrasts.length / 8)] ?? 255 };
  });
  const most = Math.max(...rated.map(({ least }) => least));
  return rated.find(({ least }) => least >= Math.min(CLEAR, most))?.background;
}

function greyOf([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

type Shares = Record<"side" | "most" | "inner" | "middle" | "top", number> & { isAtEnd: boolean };

/** How much of each part is such pixels: of the sides that a shape of 4:5 cuts off, beside the fuller one, between, and at the top. */
async function sharesIn(
  picture: Buffer,
  aspect: number,
  isSuch: (pixel: Uint8Array) => boolean,
): Promise<Shares> {
  const [width, height] = [100, Math.round(100 / aspect)];
  const upright = sharp(picture).autoOrient().resize(width, height, { fit: "fill" });
  const data = await upright.ensureAlpha().raw({ depth: "uchar" }).toBuffer();
  const cut = Math.round((width * (1 - PORTRAIT / aspect)) / 2);
  const shareIn = (left: number, wide: number, high = Math.round(height * 0.65)) => {
    const pixels = Array.from({ length: wide * high }, (_, index) => {
      const at = 4 * (Math.floor(index / wide) * width + left + (index % wide));
      return data.subarray(at, at + 4);
    });
    return pixels.filter(isSuch).length / pixels.length;
  };
  const [start, end] = [shareIn(0, cut), shareIn(width - cut, cut)];
  return {
    side: Math.min(start, end),
    most: Math.max(start, end),
    inner: shareIn(end > start ? width - 2 * cut : cut, cut),
    isAtEnd: end > start,
    middle: shareIn(40, 20),
    top: shareIn(0, width, 6),
  };
}

/** Two faces, and not one before a wall in the colour of skin, which goes up to the edge. A square loses little anyway. */
function isPair({ side, most, middle, top }: Shares, aspect: number): boolean {
  return side > 0.12 && middle < most && top < (aspect > 1.05 ? 0.4 : 0.1);
}

/** One face that the middle would cut. It is fuller inwards than at the edge, unlike a wall. */
function isAside({ side, most, inner, middle }: Shares): boolean {
  return most > 0.12 && side < most / 4 && inner > Math.max(most, middle);
}

function isDrawn([, , , alpha = 0]: Uint8Array): boolean {
  return alpha > 128;
}

/** By its two parts of colour, which hardly differ between people, whatever their brightness. */
function isSkin([red = 0, green = 0, blue = 0]: Uint8Array): boolean {
  const toBlue = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const toRed = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return toBlue > 77 && toBlue < 127 && toRed > 137 && toRed < 173;
}
