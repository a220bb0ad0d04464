import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { ContentError } from "../../app/content/content-error.server.ts";
import { copyContentForEachTest } from "./copied-content.ts";
import { reshaped } from "../../app/content/picture-shape.server.ts";
import { logoPicture, picture, pictureCache } from "../../app/content/pictures.server.ts";

vi.unmock(import("../../app/content/pictures.server.ts"));

const content = copyContentForEachTest();

function drawn(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

function svg(size: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
}

function block(width: number, height: number, fill: string): string {
  return svg(
    `viewBox="0 0 ${width} ${height}"`,
    `<path fill="${fill}" d="M0 0h${width}v${height}z"/>`,
  );
}

const PORTRAIT = "content/team/mara-haldane.png";
const SCENE = "content/home/projectx-1.jpg";

/** The picture that the site makes of a portrait. */
function portraitOf(data: Buffer | string) {
  content.write(PORTRAIT, data);
  return picture({ path: PORTRAIT, kind: "portrait" });
}

function sceneOf(data: Buffer) {
  content.write(SCENE, data);
  return picture({ path: SCENE, kind: "scene" });
}

test("R41 a picture is made in every width it is large enough for, with its size and its tone", async () => {
  const made = await portraitOf(await drawn(320, 400, "#f090c0"));
  expect(made).toMatchObject({ widths: [160, 320], width: 320, height: 400, tone: "pink" });
  for (const file of ["160.avif", "320.avif", "160.webp"]) {
    const name = `${made.base.replace("/pictures/", "")}-${file}`;
    expect(existsSync(join(pictureCache(), name)), name).toBe(true);
  }
});

test("R41 a picture smaller than its place has its own width, too", async () => {
  const made = await portraitOf(await drawn(256, 320, "#f090c0"));
  expect(made).toMatchObject({ widths: [160, 256], width: 256, height: 320 });
});

test("R41 a picture smaller than every width is shown as it is", async () => {
  const made = await sceneOf(await drawn(90, 60, "#101010"));
  expect(made).toMatchObject({ widths: [90], width: 90, height: 60, tone: "dark" });
});

test("R12 a changed picture has a new URL, so that no browser shows the old one", async () => {
  const before = await sceneOf(await drawn(90, 60, "#101010"));
  expect((await sceneOf(await drawn(90, 60, "#202020"))).base).not.toBe(before.base);
});

test("B10 a picture that cannot be read is reported", async () => {
  await expect(portraitOf("This is a letter, not a picture.")).rejects.toThrow(
    new ContentError([
      {
        file: PORTRAIT,
        entry: "",
        problem: "the picture cannot be read (Input buffer contains unsupported image format).",
        remedy: "Open it in a picture program and save it again in the format its name says.",
      },
    ]),
  );
});

test("B10 a photo that is damaged inside is one mistake, not several at once", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 400, height: 500, channels: 3, noise } as never })
    .jpeg()
    .toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  const damaged = portraitOf(Buffer.concat([half, whole.subarray(-2)]));
  await expect(damaged).rejects.toThrow(ContentError);
});

test("B10 a picture that is far too large says so", async () => {
  const png = await drawn(90, 60, "#101010");
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(portraitOf(png)).rejects.toThrow("too many pixels");
});

test("B10 a logo that cannot be read is reported", async () => {
  await expect(logoFrom("<svg", "svg")).rejects.toThrow(
    /content\/logos\/logo-\d+\.svg: the picture cannot be read \(/,
  );
});

test("R14 a wide logo and a tall one cover the same area", async () => {
  const wide = await logoFrom(block(400, 100, "currentColor"), "svg");
  const square = await logoFrom(block(100, 100, "black"), "svg");
  expect(wide.width / wide.height).toBeCloseTo(4, 0);
  expect(square.width).toBe(square.height);
  const areas = [wide, square].map(({ width, height }) => width * height);
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.05);
});

/** A logo of 400 × 100 in the middle of a picture, on nothing or on paper. */
function logoPng(ink: string, paper = "#00000000", margin = 0, mark = ink) {
  const shapes = svg(
    'width="400" height="100"',
    `<circle cx="50" cy="50" r="38" fill="none" stroke="${mark}" stroke-width="24"/><path fill="${ink}" d="M130 20h270v60H130zM0 0h4v4H0zM396 96h4v4h-4z"/>`,
  );
  const extend = { top: margin, bottom: margin, left: margin, right: margin, background: paper };
  return sharp(Buffer.from(shapes))
    .flatten(paper.length > 7 ? false : { background: paper })
    .extend(extend);
}

let logos = 0;
function madeOf(data: Buffer | string, extension: string) {
  const path = `content/logos/logo-${(logos += 1)}.${extension}`;
  content.write(path, data);
  return logoPicture({ path, kind: "logo" });
}

async function logoFrom(data: Buffer | string, extension = "png") {
  const logo = await madeOf(data, extension);
  const file = join(pictureCache(), basename(logo.src));
  const { channels } = await sharp(file).ensureAlpha().stats();
  return {
    ...logo,
    bytes: statSync(file).size,
    darkest: channels[0]?.min,
    lightest: channels[0]?.max,
  };
}

test("R14 a logo in one ink follows the colour mode, whatever its ground, and others get one they stand out on", async () => {
  const grounds: [string, string, string?, string?][] = [
    ["page", "#000"],
    ["page", "#fff"],
    ["page", "#0b0b0b", "#ffffff"],
    ["page", "#ffffff", "#000000"],
    ["page", "#f4f4f4", "#ffffff"],
    ["light", "#c00"],
    ["light", "#c00", "#ffffff"],
    ["own", "#ffcc00", "#123a6b"],
    ["dark", "#fff", undefined, "#ff5533"],
    ["dark", "#ffe14d"],
    ["own", "#000", undefined, "#fff"],
  ];
  for (const [ground, ink, paper, mark] of grounds) {
    const logo = await logoFrom(await logoPng(ink, paper, 0, mark).png().toBuffer());
    expect(logo, `${ink} on ${paper}`).toMatchObject({ ground });
    if (ground === "page") expect(logo.lightest, `${ink} on ${paper}`).toBe(0);
  }
  const dark = await logoPng("#000", undefined, 0, "#0000").png().toBuffer();
  const softWhite = logoPng("#0000", undefined, 0, "#fff").blur(1);
  const both = sharp(await softWhite.png().toBuffer()).composite([{ input: dark }]);
  expect(await logoFrom(await both.png().toBuffer())).toMatchObject({ ground: "own" });
  const tile = sharp(await logoPng("#c00", "#fff4d8", 20).png().toBuffer());
  const amidNothing = await tile
    .extend({ top: 99, left: 99, background: "#0000" })
    .png()
    .toBuffer();
  expect(await logoFrom(amidNothing)).toMatchObject({ ground: "own" });
  const white = await logoFrom(block(400, 100, "white"), "svg");
  expect(white).toMatchObject({ ground: "page", lightest: 0 });
});

test("R14 logos have one optical size without their margins, within bounds", async () => {
  const sizes = [];
  for (const margin of [0, 150]) {
    for (const paper of [undefined, "#ffffff"])
      sizes.push(await logoFrom(await logoPng("#c00", paper, margin).png().toBuffer()));
  }
  const page = 'width="210mm" height="297mm" viewBox="0 0 210 297"';
  sizes.push(await logoFrom(svg(page, '<path d="M20 20h80v20H20z"/>'), "svg"));
  for (const { width, height } of sizes) {
    expect(width * height).toBeGreaterThan(3800);
    expect(width * height).toBeLessThan(4600);
  }
  for (const [width, height] of [
    [60, 1200],
    [3000, 60],
  ] as const) {
    const logo = await logoFrom(block(width, height, "black"), "svg");
    expect(logo.height).toBeLessThanOrEqual(76);
    expect(logo.width).toBeLessThanOrEqual(240);
  }
});

test("R11 a logo with a white edge all around, as on a sticker, has a light plate", async () => {
  const letters = '<path id="a" stroke-width="24" stroke-linejoin="round" d="M40 40h80v80H40z';
  const others = 'M160 40h80v80h-80zM280 40h80v80h-80z"';
  const sticker = `${letters + others} fill="#04c" stroke="#fff" paint-order="stroke"/>`;
  const white = `<path d="${others} fill="#fff"/><path fill="#38f" d="M40 40h80v80H40z"/>`;
  const png = async (shapes: string) =>
    sharp(Buffer.from(svg('width="400" height="160"', shapes)))
      .png()
      .toBuffer();
  expect(await logoFrom(await png(sticker), "png")).toMatchObject({ ground: "light" });
  expect(await logoFrom(await png(white), "png")).toMatchObject({ ground: "dark" });
});

test("B9 a logo costs a few KB, however heavy its file is", async () => {
  const noise = {
    width: 1500,
    height: 1000,
    channels: 3,
    background: "#c00",
    noise: { type: "gaussian", mean: 120, sigma: 20 },
  } as const;
  const png = await sharp({ create: noise }).png().toBuffer();
  expect(png.length).toBeGreaterThan(1_000_000);
  const inside = (await logoPng("#c00").png().toBuffer()).toString("base64");
  const size = 'viewBox="0 0 400 100"';
  const wrapped = svg(
    size,
    `<image width="400" height="100" href="data:image/png;base64,${inside}"/>`,
  );
  const paths = Array.from(
    { length: 3000 },
    (_, index) =>
      `<path fill="rgb(${index % 256} 90 120)" d="M${(index % 60) * 6} ${Math.floor(index / 60) * 2}l5.123 .456l-1 1.5z"/>`,
  );
  for (const data of [png, wrapped, svg(size, paths.join(""))]) {
    const logo = await logoFrom(data, data === png ? "png" : "svg");
    expect(logo.src).toMatch(/\.webp$/);
    expect(logo.bytes).toBeLessThan(25_000);
  }
});

test("B10 a logo or a portrait that shows nothing is reported", async () => {
  const line = '<path stroke="#000" stroke-width=".05" d="M10 10l180 40"/>';
  const hairlines = svg('viewBox="0 0 200 60"', line);
  await expect(logoFrom(hairlines, "svg")).rejects.toThrow("too thin");
  const blank = { create: { width: 400, height: 500, channels: 4, background: "#0000" } } as const;
  const seesNothing = portraitOf(await sharp(blank).png().toBuffer());
  await expect(seesNothing).rejects.toThrow("one sees nothing");
  await expect(logoFrom(await logoPng("#ffffff", "#ffffff").png().toBuffer())).rejects.toThrow(
    "one sees nothing on this picture",
  );
});

test("R14 a logo whose size is in millimetres alone, or enormous, is drawn as any other", async () => {
  const shapes = '<path fill="#c00" d="M0 0h400v100H0zM0 0h400000v100000H0z"/>';
  for (const size of ['width="210mm" height="297mm"', 'viewBox="0 0 800000 200000"'])
    expect(await madeOf(svg(size, shapes), "svg"), size).toMatchObject({ ground: "light" });
});

test("R41 a cut-out has a ground in contrast to its outline", async () => {
  for (const [hair, ground] of [
    ["#101010", 209],
    ["#f0f0f0", 118],
  ] as const) {
    const circle = `<circle cx="200" cy="250" r="120" fill="${hair}"/>`;
    const head = Buffer.from(svg('width="400" height="500"', circle));
    const made = await portraitOf(await sharp(head).png().toBuffer());
    const file = join(pictureCache(), `${basename(made.base)}-320.webp`);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(Math.abs((data[1] ?? 0) - ground)).toBeLessThan(6);
  }
});

test("R41 a round portrait has the ground of its frame’s colour, and is whole in the team’s square", async () => {
  const frame = '<circle cx="240" cy="240" r="232" fill="#fff" stroke="#a11" stroke-width="16"/>';
  const noise = Array.from(
    { length: 60 },
    (_, y) => `<path fill="#000" d="M30 ${y * 8}h420v4h-420z"/>`,
  );
  const round = svg(
    'width="480" height="480"',
    `${frame}<clipPath id="c"><circle cx="240" cy="240" r="224"/></clipPath><g clip-path="url(#c)">${noise.join("")}</g>`,
  );
  const { base, width, height } = await portraitOf(
    await sharp(Buffer.from(round)).png().toBuffer(),
  );
  expect(width / height).toBeCloseTo(0.8, 2);
  const made = sharp(join(pictureCache(), `${basename(base)}-${width}.avif`));
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
  const greenAt = (x: number, y: number) => data[info.channels * (y * width + x) + 1] ?? 0;
  const top = Math.round(0.3 * (height - width));
  expect(Math.abs(greenAt(2, top + 2) - 209)).toBeLessThan(8);
  expect(greenAt(width / 2, top - 6)).toBeGreaterThan(190);
  expect(greenAt(width / 2, top + 8)).toBeLessThan(60);
  expect(greenAt(width / 2, top + width - 8)).toBeLessThan(60);
  expect(greenAt(width / 2, top + width + 6)).toBeGreaterThan(190);
});

test("R41 both faces of a pair stay in the picture, and the face of a tall one", async () => {
  const heads = (width: number, height: number, ...centres: [number, number][]) => {
    const faces = centres.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="100" fill="#c8906a"/><circle cx="${x}" cy="${y}" r="9"/>`,
    );
    const wall = `<path fill="#667" d="M0 0h${width}v${height}H0z"/>`;
    const drawing = svg(`width="${width}" height="${height}"`, wall + faces.join(""));
    return sharp(Buffer.from(drawing)).jpeg().toBuffer();
  };
  /** How many faces are there in full, by the pixels in the colour of skin. */
  const facesIn = async (data: Buffer) => {
    const { base, width, height } = await portraitOf(data);
    expect(width / height).toBeCloseTo(0.8, 1);
    const raw = await sharp(join(pictureCache(), `${basename(base)}-${width}.avif`))
      .raw()
      .toBuffer();
    let skin = 0;
    for (let at = 0; at < raw.length; at += 3) if ((raw[at] ?? 0) > 170) skin += 1;
    return skin / width ** 2;
  };
  const share = (100 ** 2 * Math.PI) / 480 ** 2;
  expect(await facesIn(await heads(480, 480, [110, 200], [370, 200]))).toBeGreaterThan(share * 1.9);
  expect(await facesIn(await heads(480, 1200, [240, 130]))).toBeGreaterThan(share * 0.95);
  // At one side of a square.
  for (const x of [110, 370])
    expect(await facesIn(await heads(480, 480, [x, 200]))).toBeGreaterThan(share * 1.5);
});

test("R41 a portrait of 2:3 keeps the head, whatever shirt draws the eye", async () => {
  const wall = '<path fill="#664" d="M0 0h480v720H0z"/><path fill="#e43" d="M60 400h360v320H60z"/>';
  const stripes = '<path stroke="#fff" stroke-width="20" d="M60 440h360M60 560h360M60 680h360"/>';
  const head = '<path fill="#00f" d="M140 40h200v200H140z"/>';
  const drawing = Buffer.from(svg('width="480" height="720"', wall + stripes + head));
  const made = await reshaped(await sharp(drawing).png().toBuffer(), "portrait");
  const column = sharp(made).extract({ left: 240, top: 0, width: 1, height: 600 });
  const pixels = await column.raw().toBuffer();
  const blue = pixels.filter((value, index) => index % 3 === 2 && value > 200);
  expect(blue.length).toBeGreaterThan(200);
  expect(pixels[2]).toBeLessThan(200);
});

test.each([
  ["p3", 6],
  ["cmyk", 24], // printers have fewer colours
])("R41 a photo with the colour profile %s keeps its colours", async (profile, most) => {
  const photo = sharp(await drawn(320, 400, "#c86040")).withIccProfile(profile);
  const jpeg = profile === "cmyk" ? photo.toColourspace("cmyk").jpeg() : photo.jpeg();
  const { base } = await portraitOf(await jpeg.toBuffer());
  const file = sharp(join(pictureCache(), `${basename(base)}-320.avif`));
  expect(await file.metadata()).toMatchObject({ space: "srgb", channels: 3 });
  const seen = (await file.raw().toBuffer()).subarray(0, 3);
  const differences = [0xc8, 0x60, 0x40].map((part, index) => Math.abs(part - (seen[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(most);
});

test("R41 one face before a wall in the colour of skin, or in a picture that is hardly transparent, gets no bands", async () => {
  const face = (wall: string, width = 480, corners = 0) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="480"><rect fill="${wall}" width="${width}" height="480" rx="${corners}"/><circle cx="240" cy="200" r="100" fill="#b07850"/></svg>`,
      ),
    );
  const wall = await face("#d9a37c").jpeg().toBuffer();
  const nearlyOpaque = await face("#667").ensureAlpha(0.996).png().toBuffer();
  const rounded = await face("#667", 480, 40).png().toBuffer();
  for (const data of [wall, nearlyOpaque, rounded])
    expect(await reshaped(data, "portrait")).toBeUndefined();
  const wide = await reshaped(await face("#d9a37c", 720).jpeg().toBuffer(), "portrait");
  expect(await sharp(wide).metadata()).toMatchObject({ width: 480, height: 480 });
});

test("R41 a square portrait is reshaped at no more pixels than a place shows, however few it has", async () => {
  for (const [side, width] of [
    [2000, 1200],
    [1, 1],
  ] as const) {
    const cutOut = sharp(await drawn(side, side, "#c8783c")).ensureAlpha(0.25);
    const made = await reshaped(await cutOut.png().toBuffer(), "portrait");
    expect(await sharp(made).metadata()).toMatchObject({ width });
  }
});

test("R11 a logo does not follow the system's colour mode, but the page's", async () => {
  const style = "path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}";
  const shape = `<style>${style}</style><path d="M0 0h40v10z"/>`;
  const { src } = await logoFrom(svg('viewBox="0 0 40 10"', shape), "svg");
  const made = await readFile(join(pictureCache(), basename(src)), "utf8");
  expect(made).not.toContain("prefers-color-scheme");
});

test("R11 a style sheet inside a logo becomes colours of its shapes", async () => {
  const shape = '<path class="a" d="M0 0h4v1z"/><path class="a" d="M6 0h4v1z"/>';
  const styled = svg('viewBox="0 0 10 1"', `<style>.a{fill:#c00}</style>${shape}`);
  const { src } = await logoFrom(styled, "svg");
  expect(content.read(join("node_modules/.cache", src))).toMatch(
    /^[^s]*svg(?!.*style).*fill="#c00"/,
  );
});

test("R11 a script inside a logo is not published", async () => {
  const shapes = '<script>alert(1)</script><path d="M0 0h4v1z"/>';
  const { src } = await logoFrom(svg('viewBox="0 0 4 1"', shapes), "svg");
  expect(content.read(join("node_modules/.cache", src))).not.toContain("script");
});

test("R41 a project’s logo or poster stays whole, and the sides go on in its colour", async () => {
  const shapes = `<path fill="#fff" d="M80 80h140v40H80zM120 120h60v100h-60z"/>`;
  const logo = sharp(Buffer.from(svg('width="300" height="300"', shapes)));
  const onGround = await logo.clone().flatten({ background: "#143d59" }).png().toBuffer();
  for (const data of [onGround, await logo.png().toBuffer()]) {
    const made = sharp(await reshaped(data, "scene"));
    expect(await made.metadata()).toMatchObject({ width: 450, height: 300 });
    const row = await made
      .extract({ left: 0, top: 100, width: 116, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const ground = row.subarray(0, 3);
    for (let at = 0; at < row.length - 3; at += 3) expect(row.subarray(at, at + 3)).toEqual(ground);
  }
  const poster = await reshaped(await drawn(400, 560, "#143d59"), "scene");
  expect(await sharp(poster).metadata()).toMatchObject({ width: 840, height: 560 });
  expect(await reshaped(await drawn(600, 400, "#143d59"), "scene")).toBeUndefined();
});
