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

/** The names on every picture. */
export type Club = { club: string; host: string };

/** A picture for link previews, before it is rendered. */
export type Drawing = { url: string; alt: string; element: ReactElement };

/** Draws the pictures of the page at a path: the page's own and those of its listed entries. */
export type LinkPreviews = (path: string, club: Club) => Promise<Drawing[]>;

/** The SVG art behind the words, with the club's mark at the top and the host name at the bottom. */
export function Preview(props: Club & { art: ReactNode; ink?: string; children: ReactNode }) {
  const { art, club, host, ink = COLOURS.light, children } = props;
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...PREVIEW_SIZE}>
      {art}
    </svg>,
  );
  const mark = readFileSync(join(process.cwd(), "public/favicon.svg"));
  return (
    <div style={{ display: "flex", ...PREVIEW_SIZE, color: ink, fontFamily: "Tabular" }}>
      <img src={svgUrl(svg)} {...PREVIEW_SIZE} style={place(0, 0)} alt="" />
      {children}
      <div style={{ ...place(60, 48), display: "flex", alignItems: "center", gap: 16 }}>
        <img src={svgUrl(mark)} width={44} height={44} alt="" />
        <span style={{ fontSize: 32, fontWeight: 500, letterSpacing: -0.6 }}>{club}</span>
      </div>
      <div style={{ ...place(60, 552), display: "flex", fontSize: 26 }}>{host}</div>
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

/** How far each letter of the typewriter face takes a line on, in parts of its size, set as tightly as here. */
const ADVANCE = 0.6 - 0.035;

/** The largest size up to `most` in which a text takes no more than so many lines of a width. */
export function fittingSize(text: string, width: number, lines: number, most: number): number {
  for (let size = most; size > 24; size -= 2) {
    const letters = Math.floor(width / (size * ADVANCE));
    const wrapped = text.match(new RegExp(`.{1,${letters}}(?: |$)`, "g")) ?? [];
    // A word that is longer than a line is not in it as a whole.
    if (wrapped.length <= lines && wrapped.join("") === text) return size;
  }
  return 24;
}

type TitleProps = { children: string; size: number; width: number; colour?: string };

/** Large words, set as tightly as on the pages. */
export function Title({ children, size, width, colour }: TitleProps) {
  const type = { fontSize: size, fontWeight: 500, lineHeight: 1.06, letterSpacing: size * -0.035 };
  return <div style={{ ...type, width, ...(colour && { color: colour }) }}>{children}</div>;
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
          <Title size={fittingSize(name, 680, 2, 110)} width={720}>
            {name}
          </Title>
        </div>
      </Preview>
    ),
  };
}
