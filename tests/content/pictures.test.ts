import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentError } from "../../app/content/content-error.server.ts";
import { copyContentForEachTest } from "./copied-content.ts";
import { logoPicture, picture, pictureCache } from "../../app/content/pictures.server.ts";

const content = copyContentForEachTest();

function drawn(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

function block(width: number, height: number, fill: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M0 0h${width}v${height}z"/></svg>`;
}

test("R41 a picture is made in every width it is large enough for, with its size and its tone", async () => {
  content.write("content/team/mara-haldane.png", await drawn(400, 500, "#f090c0"));
  const made = await picture({ path: "content/team/mara-haldane.png", kind: "portrait" });
  expect(made).toMatchObject({ widths: [160, 320], width: 320, height: 400, tone: "pink" });
  for (const width of made.widths) {
    for (const format of ["avif", "webp"]) {
      const name = `${made.base.replace("/pictures/", "")}-${width}.${format}`;
      expect(existsSync(join(pictureCache(), name)), name).toBe(true);
    }
  }
});

test("R41 a picture smaller than every width is shown as it is", async () => {
  content.write("content/home/projectx-1.jpg", await drawn(90, 60, "#101010"));
  expect(await picture({ path: "content/home/projectx-1.jpg", kind: "scene" })).toMatchObject({
    widths: [90],
    width: 90,
    height: 60,
    tone: "dark",
  });
});

test("R12 a changed picture has a new URL, so that no browser shows the old one", async () => {
  content.write("content/home/projectx-1.jpg", await drawn(90, 60, "#101010"));
  const before = await picture({ path: "content/home/projectx-1.jpg", kind: "scene" });
  content.write("content/home/projectx-1.jpg", await drawn(90, 60, "#202020"));
  expect((await picture({ path: "content/home/projectx-1.jpg", kind: "scene" })).base).not.toBe(
    before.base,
  );
});

test("B10 a picture that cannot be read is reported", async () => {
  content.write("content/team/mara-haldane.png", "This is a letter, not a picture.");
  await expect(
    picture({ path: "content/team/mara-haldane.png", kind: "portrait" }),
  ).rejects.toThrow(
    new ContentError([
      {
        file: "content/team/mara-haldane.png",
        entry: "",
        problem: "the picture cannot be read (Input buffer contains unsupported image format).",
        remedy: "Open it in a picture program and save it again in the format its name says.",
      },
    ]),
  );
});

test("B10 a logo that cannot be read is reported", async () => {
  content.write("content/logos/thorne-pike.svg", "<svg");
  await expect(
    logoPicture({ path: "content/logos/thorne-pike.svg", kind: "logo" }),
  ).rejects.toThrow(
    "content/logos/thorne-pike.svg: the picture cannot be read (it has no size: no viewBox, width or height).",
  );
});

test("R14 a wide logo and a tall one cover the same area", async () => {
  content.write("content/logos/thorne-pike.svg", block(400, 100, "currentColor"));
  content.write("content/logos/grenfell.svg", block(100, 100, "black"));
  const wide = await logoPicture({ path: "content/logos/thorne-pike.svg", kind: "logo" });
  const square = await logoPicture({ path: "content/logos/grenfell.svg", kind: "logo" });
  expect(wide.width / wide.height).toBeCloseTo(4, 0);
  expect(square.width).toBe(square.height);
  const areas = [wide, square].map(({ width, height }) => width * height);
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.05);
});

test("R14 only a logo that names no colour follows the page's own", async () => {
  const results = [];
  for (const fill of ["currentColor", "black", "#ee3b8e", "red", "rgb(9 9 9)"]) {
    content.write("content/logos/thorne-pike.svg", block(40, 10, fill));
    results.push(
      (await logoPicture({ path: "content/logos/thorne-pike.svg", kind: "logo" })).isSingleColour,
    );
  }
  expect(results).toEqual([true, true, false, false, false]);
});

test("R11 a script inside a logo is not published", async () => {
  content.write(
    "content/logos/thorne-pike.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><script>alert(1)</script><path d="M0 0h4v1z"/></svg>',
  );
  const { src } = await logoPicture({ path: "content/logos/thorne-pike.svg", kind: "logo" });
  expect(content.read(join("node_modules/.cache", src))).not.toContain("script");
});
