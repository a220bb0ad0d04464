import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { asSentences } from "#app/content/language.server.ts";
import { type Picture, pictureCache } from "#app/content/pictures.server.ts";
import type { Site } from "#app/content/site.server.ts";
import { fill } from "#app/ui/fill.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { COLOURS } from "./colours.server.ts";
import { PREVIEW_SIZE } from "./preview-urls.server.ts";
import { Body, NightSky, Orbit, Stars } from "./shapes.server.tsx";
import { Title, Words } from "./words.server.tsx";

/** A picture for link previews, before it is rendered. */
export type Drawing = { url: string; alt: string; element: ReactElement };

/** What is drawn: SVG art behind words, in the colour `ink`. `clubWidth` is the room of the club's name. */
export type LinkPreview = {
  alt: string;
  art: ReactNode;
  words: ReactNode;
  ink?: string;
  clubWidth?: number;
};

/** What a page's `link-preview.server.tsx` exports. */
export type LinkPreviews = {
  linkPreview: (path: string) => Promise<LinkPreview>;
  /** The pictures of the page's listed entries, by their URLs. */
  entryPreviews?: () => Promise<[url: string, preview: LinkPreview][]>;
};

/** Adds the club's mark at the top and the host name at the bottom. */
export function drawingOf(url: string, preview: LinkPreview, { club, address }: Site): Drawing {
  const { alt, art, words, ink = COLOURS.light, clubWidth = 1020 } = preview;
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...PREVIEW_SIZE}>
      {art}
    </svg>,
  );
  const mark = readFileSync(join(process.cwd(), "public/favicon.svg"));
  const element = (
    <div style={{ display: "flex", ...PREVIEW_SIZE, color: ink }}>
      <img src={svgUrl(svg)} {...PREVIEW_SIZE} style={place(0, 0)} alt="" />
      {words}
      <div style={{ ...place(60, 48), alignItems: "center", gap: 16 }}>
        <img src={svgUrl(mark)} width={44} height={44} style={{ objectFit: "contain" }} alt="" />
        <Words size={32} width={clubWidth} height={48} weight={500} tracking={-0.6 / 32}>
          {club}
        </Words>
      </div>
      <div style={place(60, 552)}>
        <Words size={26} width={1080} height={40}>
          {new URL(address).host}
        </Words>
      </div>
    </div>
  );
  return { url, alt, element };
}

function svgUrl(svg: string | Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** A place on the picture in pixels from its left and upper edges, for a box of words or pictures. */
export function place(left: number, top: number) {
  return { position: "absolute", left, top, display: "flex" } satisfies CSSProperties;
}

/** A page that has no drawing of its own: its name beside a planet. */
export function defaultPreview(name: string): LinkPreview {
  return {
    alt: fill(loadUiText().previewOfPlanet, { name }),
    art: (
      <>
        <NightSky />
        <Stars />
        <Orbit x={1120} y={420} r={420} />
        <Body kind="violet" x={1040} y={420} r={190} />
        <Body kind="pebble" x={760} y={200} r={20} />
      </>
    ),
    words: (
      <div style={place(60, 190)}>
        <Title size={110} width={640} lines={2}>
          {name}
        </Title>
      </div>
    ),
  };
}

/** What a preview shows. */
export function altOf(text: string, ...parts: (string | undefined)[]): string {
  return asSentences(fill(text, { heading: asSentences(...parts) }));
}

/** A picture of the content for a drawing: a wide one whole, another cropped to a size. */
export async function drawnPicture(picture: Picture, upright: { width: number; height: number }) {
  const { base, width, height } = picture;
  const isWide = width > height;
  const size = isWide ? { width: 440, height: Math.round((440 * height) / width) } : upright;
  const file = join(pictureCache(), `${base.split("/").at(-1)}-${width}.avif`);
  const data = await sharp(file)
    .resize(size.width * 2, size.height * 2)
    .jpeg()
    .toBuffer();
  return { ...size, src: `data:image/jpeg;base64,${data.toString("base64")}` };
}
