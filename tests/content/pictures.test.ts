import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { organisationsById } from "../../app/content/organisations.server.ts";
import { logoPicture } from "../../app/content/logos.server.ts";
import { picture, pictureCache } from "../../app/content/pictures.server.ts";
import { smallClubForEachTest } from "../support/club.ts";

const content = smallClubForEachTest();

const PORTRAIT = { path: "content/team/rune-mikkelsen.png", kind: "portrait" } as const;
const SCENE = { path: "content/home/conference-1.jpg", kind: "scene" } as const;
const LOGO = "content/logos/thorne-pike.svg";

function svg(attributes: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } });

function fileOf(url: string): string {
  return join(pictureCache(), basename(url));
}

test.each([
  [PORTRAIT, 800, 1000, [160, 320, 640], [640, 800]],
  [PORTRAIT, 256, 320, [160, 256], [256, 320]],
  [SCENE, 90, 60, [90], [90, 60]],
])(
  "R41 %o of %i × %i is made in each width that it is large enough for",
  async (file, width, height, widths, size) => {
    content.write(file.path, await drawn(width, height).png().toBuffer());
    const made = await picture(file);
    expect([made.widths, [made.width, made.height]]).toEqual([widths, size]);
    for (const each of widths) {
      const { format, width: actual } = await sharp(fileOf(`${made.base}-${each}.avif`)).metadata();
      expect([format, actual]).toEqual(["heif", each]);
    }
    const fallback = fileOf(`${made.base}-${widths.at(-2) ?? width}.webp`);
    expect(await sharp(fallback).metadata()).toMatchObject({ format: "webp" });
  },
);

test("R41 a phone's photo is upright, in sRGB, and without the place where it was taken", async () => {
  const gps = { IFD3: { GPSLatitude: "43/1 39/1 0/1", GPSLatitudeRef: "N" } };
  const photo = drawn(500, 400).withMetadata({ orientation: 6, exif: gps }).withIccProfile("p3");
  content.write(PORTRAIT.path, await photo.jpeg().toBuffer());
  const made = await picture(PORTRAIT);
  expect(made).toMatchObject({ width: 400, height: 500 });
  const metadata = await sharp(fileOf(`${made.base}-400.avif`)).metadata();
  expect(metadata).toMatchObject({ space: "srgb" });
  expect([metadata.exif, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("R12 a changed picture has a new URL, so that no browser shows the old one", async () => {
  content.write(SCENE.path, await drawn(60, 40).png().toBuffer());
  const before = await picture(SCENE);
  content.write(SCENE.path, await drawn(90, 60).png().toBuffer());
  expect((await picture(SCENE)).base).not.toBe(before.base);
});

test("B10 the file of a damaged photo or logo is named, in one sentence", async () => {
  const whole = await drawn(400, 500).jpeg().toBuffer();
  content.write(PORTRAIT.path, whole.subarray(0, whole.length / 2));
  await expect(picture(PORTRAIT)).rejects.toThrow(
    /^content\/team\/rune-mikkelsen\.png: the picture cannot be read \(.+\)\. Save it again/,
  );
  content.write(LOGO, "<svg");
  await expect(logoPicture(LOGO)).rejects.toThrow("thorne-pike.svg: the picture cannot be read (");
});

test("R11 R14 a logo in black alone follows the colour mode, and others have a plate", async () => {
  const grounds = [
    ["ink", 'fill="currentColor"', ""],
    ["ink", "", 'style="stroke:black;fill:none"'],
    ["light", "", 'style="fill:#c00"'],
    ["light", 'fill="white"', ""],
  ] as const;
  for (const [ground, root, path] of grounds) {
    content.write(LOGO, svg(`${root} viewBox="0 0 4 1"`, `<path ${path} d="M0 0h4v1z"/>`));
    expect(await logoPicture(LOGO), root + path).toMatchObject({ ground });
  }
  const thorne = { id: "thorne", name: "Thorne", logo: "thorne-pike.svg", ground: "dark" };
  content.write("content/organisations.yaml", [thorne]);
  const [organisation] = await organisationsById(["thorne"]);
  expect(organisation?.logo).toMatchObject({ ground: "dark" });
});

test("R11 B9 a logo has no script, metadata or style sheet, and does not follow the system's colour mode", async () => {
  const style = ".a{fill:#c00}@media (prefers-color-scheme:dark){.a{fill:#fff}}";
  const hidden = `<metadata>Ada's computer</metadata><script>alert(1)</script><style>${style}</style>`;
  const shapes =
    '<path class="a" onclick="alert(2)" d="M0 0h4v1z"/><path class="a" d="M6 0h4v1z"/>';
  content.write(LOGO, svg('viewBox="0 0 10 1"', hidden + shapes));
  content.write("content/organisations.yaml", [
    { id: "thorne", name: "Thorne", logo: "thorne-pike.svg" },
  ]);
  const [organisation] = await organisationsById(["thorne"]);
  const [file = ""] = organisation?.logo?.src.split("#") ?? [];
  const made = readFileSync(fileOf(file), "utf8");
  expect(made).not.toMatch(/script|alert|style|scheme|Ada/);
  expect(made).toContain('fill="#c00"');
});
