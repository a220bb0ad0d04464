import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PREVIEW_SIZE } from "./preview-urls.server.ts";
import { COLOURS } from "./colours.server.ts";

const { width, height } = PREVIEW_SIZE;

/** What every picture names: the club and its host name. */
export type Club = { club: string; host: string };

type PreviewProps = Club & {
  /** The SVG drawing behind the words. */
  art: ReactNode;
  /** The colour of the words; the art decides what can be read on it. */
  ink?: string;
  /** The side of the host name, so that it clears the art. */
  hostAt?: "left" | "right";
  children: ReactNode;
};

/** The art, with the club's mark at the top and the host name at the bottom. */
export function Preview({
  art,
  club,
  host,
  ink = COLOURS.light,
  hostAt = "left",
  children,
}: PreviewProps) {
  return (
    <div style={{ display: "flex", width, height, color: ink, fontFamily: "Tabular" }}>
      <img src={drawn(art)} width={width} height={height} style={place(0, 0)} alt="" />
      {children}
      <div style={{ ...place(60, 48), ...row, gap: 16 }}>
        <img src={mark()} width={44} height={44} alt="" />
        <span style={{ fontSize: 32, fontWeight: 500, letterSpacing: -0.6 }}>{club}</span>
      </div>
      <div
        style={{
          ...place(60, 552),
          width: width - 120,
          display: "flex",
          justifyContent: hostAt === "left" ? "flex-start" : "flex-end",
          fontSize: 26,
        }}
      >
        {host}
      </div>
    </div>
  );
}

const row = { display: "flex", alignItems: "center" } satisfies CSSProperties;

/** A place on the picture in pixels from its left and upper edges. */
export function place(left: number, top: number) {
  return { position: "absolute", left, top } satisfies CSSProperties;
}

type TitleProps = { children: string; size: number; width: number; colour?: string };

/** How far each letter of the typewriter face takes a line on, in parts of its size, set as tightly as here. */
const ADVANCE = 0.6 - 0.035;

/** The largest size up to `most` in which a text takes no more than so many lines of a width. */
export function fittingSize(text: string, width: number, lines: number, most: number): number {
  for (let size = most; size > 24; size -= 2) {
    if (linesOf(text, Math.floor(width / (size * ADVANCE))) <= lines) return size;
  }
  return 24;
}

function linesOf(text: string, lettersInLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(" ")) {
    if (length > lettersInLine) return Infinity;
    if (used > 0 && used + 1 + length > lettersInLine) {
      lines += 1;
      used = length;
    } else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** Large words, set as tightly as on the pages. */
export function Title({ children, size, width: wide, colour }: TitleProps) {
  return (
    <div
      style={{
        width: wide,
        fontSize: size,
        fontWeight: 500,
        lineHeight: 1.06,
        letterSpacing: size * -0.035,
        ...(colour && { color: colour }),
      }}
    >
      {children}
    </div>
  );
}

function drawn(art: ReactNode): string {
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {art}
    </svg>,
  );
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function mark(): string {
  const svg = readFileSync(join(process.cwd(), "public/favicon.svg"));
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
}

/** A picture for link previews, before it is rendered. */
export type Drawing = { url: string; alt: string; element: ReactElement };

/** Draws the pictures of the page at a path: its own, and those of what the page lists. */
export type LinkPreviews = (path: string, club: Club) => Promise<Drawing[]>;
