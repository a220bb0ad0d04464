import sharp, { type Sharp } from "sharp";
import { optimize } from "svgo";

/**
 * What a logo needs behind it: the page, because it is in one ink that follows the colour mode; a light or a dark
 * plate; nothing, because it has a ground of its own.
 */
type LogoGround = "page" | "light" | "dark" | "own";

export type LogoDrawing = {
  data: Buffer;
  extension: ".svg" | ".webp";
  /** Size on the page in CSS pixels. */
  width: number;
  height: number;
  ground: LogoGround;
};

/** Area in square pixels that every logo covers at its natural size; pages scale all alike. */
const AREA = 4200;
const MOST = { width: 168, height: 76 };
/** Letters of a very wide logo would be too low, so it becomes wider than others. */
const READABLE = { width: 240, height: 18 };

/** Optimizing a larger one takes up to half a minute, and every visitor would download it. */
const MOST_SVG_BYTES = 48 * 1024;

/** Length in pixels of the longer side at which a logo is judged. */
const JUDGED = 1000;

/** A drawing of any size is drawn at that length only. */
const NO_LIMITS = { unlimited: true, limitInputPixels: false };

/** sRGB greys: inks, and what vanishes on a plate. */
const DARK_INK = 96;
const LIGHT_INK = 200;
const PALE = 211;
const DIM = 72;

/** On this both black and white are clear. */
const MIDDLE = "#ba76e1";

type Pixels = { data: Buffer; width: number; height: number };
type Box = { left: number; top: number; width: number; height: number };

/** Trims a logo to what is drawn, at twice its size on the page. Throws if nothing is drawn. */
export async function drawLogo(source: Buffer, isSvg: boolean): Promise<LogoDrawing> {
  const isShapes = isSvg && source.length <= MOST_SVG_BYTES && !source.includes("<image");
  const svg = isShapes ? optimized(source) : undefined;
  const input = svg === undefined ? source : Buffer.from(svg);
  const open = (scale: number) =>
    sharp(input, isSvg ? { ...NO_LIMITS, density: Math.max(1, 72 * scale) } : {}).autoOrient();
  const { autoOrient: whole } = await open(1).metadata();
  const pixels = await pixelsOf(open(JUDGED / Math.max(whole.width, whole.height)), JUDGED, JUDGED);
  const { box, ground, inkOf, strongest, isMixed, isTile } = judge(pixels);
  const drawnPart = () => rawOf(pixels).extract(box).png();
  if (isTile) return drawLogo(await drawnPart().toBuffer(), false);
  if (isMixed) {
    const side = Math.ceil(Math.min(box.width, box.height) / 4);
    const margin = { top: side, bottom: side, left: side, right: side, background: MIDDLE };
    const backed = sharp(await drawnPart().flatten({ background: MIDDLE }).toBuffer());
    return drawLogo(await backed.extend(margin).png().toBuffer(), false);
  }
  const shown = ground === "own" ? withMargin(box, pixels) : box;
  const inBox = placeOf(box.width / box.height);
  const place = {
    width: Math.round((inBox.width * shown.width) / box.width),
    height: Math.round((inBox.height * shown.height) / box.height),
  };
  const zoom = whole.width / pixels.width;
  const scale = isSvg ? (2 * place.width) / (shown.width * zoom) : 1;
  const drawn = await open(scale).png().toBuffer({ resolveWithObject: true });
  const part = within(shown, drawn.info, drawn.info.width / pixels.width);
  const small = await pixelsOf(sharp(drawn.data).extract(part), 2 * place.width, 2 * place.height);
  // Hairlines, which vanish at this size.
  if (isSvg && judge(small).strongest < Math.min(96, strongest * 0.75))
    throw new Error("nothing is drawn on it");
  const isAsItIs = svg !== undefined && !inkOf && ground !== "own";
  const trimmed = isAsItIs && trimmedSvg(svg, box, pixels);
  if (trimmed) {
    const data = Buffer.from(trimmed.svg);
    return { data, extension: ".svg", ...placeOf(trimmed.aspect), ground };
  }
  if (inkOf) drawInBlack(small.data, inkOf);
  const data = await rawOf(small).webp({ effort: 6, quality: 80, alphaQuality: 60 }).toBuffer();
  return { data, extension: ".webp", ...place, ground };
}

function drawInBlack(data: Buffer, inkOf: Strength) {
  for (let at = 0; at < data.length; at += 4)
    data.set([0, 0, 0, Math.min(255, inkOf(data, at))], at);
}

/** As large as all others, within bounds. */
function placeOf(aspect: number) {
  const usual = Math.min(Math.sqrt(AREA * aspect), MOST.width, MOST.height * aspect);
  const width = Math.max(usual, Math.min(READABLE.height * aspect, READABLE.width));
  return { width: Math.round(width), height: Math.max(1, Math.round(width / aspect)) };
}

async function pixelsOf(picture: Sharp, width: number, height: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function rawOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** How much the pixel that begins at a byte differs, from 0 to 255. */
type Strength = (data: Buffer, at: number) => number;

/** `inkOf` is there for a logo that has to be drawn again in black. A tile is opaque, amid nothing. */
type Judgement = {
  box: Box;
  ground: LogoGround;
  strongest: number;
  inkOf?: Strength;
  isMixed?: boolean;
  isTile?: boolean;
};

function judge(pixels: Pixels): Judgement {
  const { data } = pixels;
  const edge = edgeOf(pixels, { left: 0, top: 0, ...pixels });
  let paper = paperOf(edge);
  const isPhoto = !paper && isOpaque(edge);
  const strength = (from: Buffer, at: number) =>
    paper
      ? Math.max(...paper.map((part, index) => Math.abs((from[at + index] ?? 0) - part)))
      : (from[at + 3] ?? 0);
  const findStrongest = () => {
    let most = 0;
    for (let at = 0; at < data.length; at += 4) most = Math.max(most, strength(data, at));
    return most;
  };
  let strongest = findStrongest();
  if (strongest < 8 && paper && Math.min(...paper) < 250) {
    paper = undefined; // a plain block, such as a flag in one colour
    strongest = findStrongest();
  }
  if (strongest < 8) throw new Error("nothing is drawn on it");
  const least = Math.min(16, strongest / 3);
  const edges = { left: pixels.width, top: pixels.height, right: 0, bottom: 0 };
  const count = {
    strong: 0,
    weak: 0,
    dark: 0,
    light: 0,
    bright: 0,
    outline: 0,
    pale: 0,
    white: 0,
    dim: 0,
  };
  for (let at = 0; at < data.length; at += 4) {
    const force = strength(data, at);
    if (force < least) continue;
    const [x, y] = [(at / 4) % pixels.width, Math.floor(at / 4 / pixels.width)];
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x + 1);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.max(edges.bottom, y + 1);
    if (force < strongest * 0.75) {
      if (force > strongest * 0.3) count.weak += 1;
      continue;
    }
    const colour = [...data.subarray(at, at + 3)];
    const [red = 0, green = 0, blue = 0] = colour;
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    count.strong += 1;
    if (isGrey(colour) && grey <= DARK_INK) count.dark += 1;
    if (isGrey(colour) && (grey >= LIGHT_INK || paper)) count.light += 1;
    if (grey >= PALE) count.bright += 1;
    // White letters on a coloured tile do not vanish. An edge may be soft for three pixels.
    const row = 4 * pixels.width;
    const isOutline = [-16, 16, -4 * row, 4 * row].some(
      (step) => strength(data, at + step) < least,
    );
    if (isOutline && grey >= PALE) count.pale += 1;
    if (isOutline && grey >= PALE && isGrey(colour)) count.white += 1;
    if (isOutline && grey <= DIM) count.dim += 1;
    if (isOutline) count.outline += 1;
  }
  const { left, top, right, bottom } = edges;
  const box = { left, top, width: right - left, height: bottom - top };
  const whole = { box, strongest };
  const isMostOf = (part: number) => part >= count.strong * 0.97;
  if (paper) {
    // Few halftones: letters and shapes, not a photo, which would turn into a negative.
    const isInk =
      isGrey(paper) && isMostOf(Math.max(count.light, count.dark)) && count.weak < count.strong;
    const full = strongest * 0.85;
    if (isInk)
      return { ...whole, ground: "page", inkOf: (...of) => (strength(...of) * 255) / full };
    return { ...whole, ground: Math.min(...paper) >= 250 ? "light" : "own" };
  }
  if (isMostOf(count.dark)) return { ...whole, ground: "page" };
  if (isMostOf(count.light)) return { ...whole, ground: "page", inkOf: strength };
  if (isPhoto) return { ...whole, ground: "own" };
  const isTile =
    box.width * box.height < pixels.width * pixels.height && isOpaque(edgeOf(pixels, box));
  const isMuch = (part: number) => part > count.outline * 0.15;
  // Colours or black with a white edge all around, as on a sticker.
  const isSticker = count.pale > count.outline * 0.9 && count.bright < count.strong * 0.9;
  const isForDark = isMuch(count.pale) && count.pale > count.dim && !isSticker;
  const isMixed = isMuch(count.white) && isMuch(count.dim);
  return { ...whole, ground: isForDark ? "dark" : "light", isMixed, isTile };
}

/** The pixels around a box. */
function edgeOf({ data, width: row }: Pixels, { left, top, width, height }: Box): Uint8Array[] {
  const [xs, ys] = [withoutEnds(left, width), withoutEnds(top, height)];
  return [
    ...[ys[0], ys.at(-1)].flatMap((y = 0) => xs.map((x) => y * row + x)),
    ...[xs[0], xs.at(-1)].flatMap((x = 0) => ys.map((y) => y * row + x)),
  ].map((index) => data.subarray(4 * index, 4 * index + 4));
}

/** A drawing’s last pixels may be half transparent. */
function withoutEnds(from: number, length: number): number[] {
  const ends = Math.min(2, (length - 1) >> 1);
  return Array.from({ length: length - 2 * ends }, (_, index) => from + ends + index);
}

function isOpaque(edge: Uint8Array[]): boolean {
  return edge.every(([, , , alpha = 0]) => alpha >= 250);
}

/** The colour of most of an opaque edge. */
function paperOf(edge: Uint8Array[]): number[] | undefined {
  if (!isOpaque(edge)) return undefined;
  const paper = [0, 1, 2].map(
    (part) =>
      edge.map((pixel) => pixel[part] ?? 0).toSorted((a, b) => a - b)[edge.length >> 1] ?? 0,
  );
  const alike = edge.filter((pixel) =>
    paper.every((part, at) => Math.abs((pixel[at] ?? 0) - part) <= 24),
  );
  return alike.length >= edge.length * 0.6 ? paper : undefined;
}

function isGrey(colour: number[]): boolean {
  return Math.max(...colour) - Math.min(...colour) <= 36;
}

function withMargin({ left, top, width, height }: Box, pixels: Pixels): Box {
  const margin = Math.round(Math.min(width, height) * 0.25);
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(pixels.width, left + width + margin) - x,
    height: Math.min(pixels.height, top + height + margin) - y,
  };
}

/** The box in a picture so many times as large. */
function within(box: Box, most: { width: number; height: number }, zoom: number): Box {
  const left = Math.min(Math.floor(box.left * zoom), most.width - 1);
  const top = Math.min(Math.floor(box.top * zoom), most.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.ceil(box.width * zoom), most.width - left)),
    height: Math.max(1, Math.min(Math.ceil(box.height * zoom), most.height - top)),
  };
}

function optimized(svg: Buffer): string {
  // The page has its own colour modes, whatever the system's.
  const ofSystem = /@media[^{]*prefers-color-scheme[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  return optimize(svg.toString("utf8").replaceAll(ofSystem, ""), {
    multipass: true,
    plugins: [
      // Without a style sheet, which a security policy may block.
      {
        name: "preset-default",
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      "convertStyleToAttrs",
      "removeScripts",
      "removeDimensions",
    ],
  }).data;
}

/** Its viewBox becomes the drawn box, unless that is all of it but for a hair. */
function trimmedSvg(svg: string, box: Box, pixels: Pixels) {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  // A size in millimetres alone has no viewBox.
  if (!(width > 0 && height > 0)) return undefined;
  const isTight = box.width > pixels.width * 0.94 && box.height > pixels.height * 0.94;
  if (isTight) return { svg, aspect: width / height };
  const zoom = width / pixels.width;
  // A pixel more, because the edge of a shape may be in the next one.
  const parts = [
    x + (box.left - 1) * zoom,
    y + (box.top - 1) * zoom,
    (box.width + 2) * zoom,
    (box.height + 2) * zoom,
  ];
  const trimmed = parts.map((part) => Number(part.toPrecision(6))).join(" ");
  return { svg: svg.replace(viewBox, trimmed), aspect: box.width / box.height };
}
