import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "#app/ui/fill.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { Body, Orbit } from "./bodies.server.tsx";
import { COLOURS } from "./colours.server.ts";
import { PREVIEW_SIZE, previewUrl } from "./preview-urls.server.ts";
import { NightSky, Stars } from "./sky.server.tsx";
import { Title, Words } from "./words.server.tsx";

/** The names on every picture. */
export type Club = { club: string; host: string };

/** A picture for link previews, before it is rendered. */
export type Drawing = { url: string; alt: string; element: ReactElement };

/** Draws the pictures of the page at a path: the page's own and those of its listed entries. */
export type LinkPreviews = (path: string, club: Club) => Promise<Drawing[]>;

/** The SVG art behind the words, with the club's mark at the top and the host name at the bottom. */
export function Preview({
  art,
  club,
  host,
  ink = COLOURS.light,
  clubWidth = 1020,
  children,
}: Club & { art: ReactNode; ink?: string; clubWidth?: number; children: ReactNode }) {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...PREVIEW_SIZE}>
      {art}
    </svg>,
  );
  const mark = readFileSync(join(process.cwd(), "public/favicon.svg"));
  return (
    <div style={{ display: "flex", ...PREVIEW_SIZE, color: ink }}>
      <img src={svgUrl(svg)} {...PREVIEW_SIZE} style={place(0, 0)} alt="" />
      {children}
      <div style={{ ...place(60, 48), display: "flex", alignItems: "center", gap: 16 }}>
        <img src={svgUrl(mark)} width={44} height={44} style={{ objectFit: "contain" }} alt="" />
        <Words size={32} width={clubWidth} height={48} weight={500} tracking={-0.6 / 32}>
          {club}
        </Words>
      </div>
      <div style={{ ...place(60, 552), display: "flex" }}>
        <Words size={26} width={1080} height={40}>
          {host}
        </Words>
      </div>
    </div>
  );
}

function svgUrl(svg: string | Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** A place on the picture in pixels from its left and upper edges. */
export function place(left: number, top: number) {
  return { position: "absolute", left, top } satisfies CSSProperties;
}

/** A page that has no drawing of its own: its name beside a planet. */
export function defaultPreview(path: string, name: string, club: Club): Drawing {
  const art = (
    <>
      <NightSky />
      <Stars />
      <Orbit x={1120} y={420} r={420} />
      <Body kind="violet" x={1040} y={420} r={190} />
      <Body kind="pebble" x={760} y={200} r={20} />
    </>
  );
  return {
    url: previewUrl(path),
    alt: fill(loadUiText().previewOfPlanet, { name }),
    element: (
      <Preview {...club} art={art}>
        <div style={{ ...place(60, 190), display: "flex" }}>
          <Title size={110} width={680} lines={2}>
            {name}
          </Title>
        </div>
      </Preview>
    ),
  };
}
