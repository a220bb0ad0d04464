import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { readBytes } from "../app/content/files.server.ts";
import type { Site } from "../app/content/site.server.ts";
import { tokenColour } from "../app/styles/token-colour.server.ts";

/** The size that services crop least, and that of the drawing. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** A page's picture: the club's mark and name, the page's title and the tagline beside the drawn planet. */
export async function linkPreview(site: Site, title: string): Promise<Buffer> {
  const words = await satori(<Words {...site} title={title} />, { ...PREVIEW_SIZE, fonts: FONTS });
  return sharp("metadata/link-preview.svg")
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The heading face as WOFF, because satori reads no WOFF2. The second subset has the letters that the first lacks. */
const FONTS = ([400, 500] as const).flatMap((weight) =>
  ["latin", "latin-ext"].map((subset): Font => {
    const file = `spline-sans-mono-${subset}-${weight}-normal.woff`;
    const data = readFileSync(`node_modules/@fontsource/spline-sans-mono/files/${file}`);
    return { name: subset, weight, style: "normal", data };
  }),
);

type WordsProps = Pick<Site, "club" | "tagline"> & { title: string };

function Words({ club, tagline, title }: WordsProps) {
  const mark = readBytes("public/favicon.svg").toString("base64");
  // What follows a comma or a colon is a second, smaller line: ConferenceX 2025, January 25 in Toronto.
  const [, heading = title, line] = /^(.+?)\s?[,:]\s(.+)$/.exec(title) ?? [];
  return (
    <div style={CARD}>
      <div style={{ display: "flex", alignItems: "center", gap: 18, fontWeight: 500 }}>
        <img src={`data:image/svg+xml;base64,${mark}`} width={52} height={52} alt="" />
        <div style={{ ...TEXT, fontSize: 34 }}>{club}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 20 }}>
        <div style={{ ...HEADING, fontSize: headingSize(heading) }}>{heading}</div>
        {line && (
          <div style={{ ...TEXT, fontSize: 36, color: tokenColour("color-pink") }}>{line}</div>
        )}
      </div>
      <div style={{ ...TEXT, fontSize: 26 }}>{tagline}</div>
    </div>
  );
}

/** What the planet leaves for a heading, in pixels. */
const ROOM = { width: 580, height: 230 };
/** The width of a letter and the height of a line, as parts of the font size. */
const [LETTER, LINE] = [0.58, 1.08];

/** The largest font size at which the longest word fits in a line, and all lines in the room. */
function headingSize(heading: string): number {
  const longest = Math.max(...heading.split(" ").map((word) => word.length));
  const byWord = ROOM.width / (longest * LETTER);
  // About a quarter of the room is lost at the ends of the lines.
  const area = 0.75 * ROOM.width * ROOM.height;
  const byLines = Math.sqrt(area / (LETTER * LINE * heading.length));
  return Math.max(48, Math.min(112, byWord, byLines));
}

const CARD: CSSProperties = {
  ...PREVIEW_SIZE,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  boxSizing: "border-box",
  padding: "52px 60px",
  color: tokenColour("color-dawn"),
};

const TEXT: CSSProperties = {
  display: "block",
  maxWidth: ROOM.width,
  lineHeight: 1.3,
  lineClamp: 2,
  wordBreak: "break-word",
};

const HEADING: CSSProperties = {
  ...TEXT,
  fontWeight: 500,
  lineHeight: LINE,
  letterSpacing: "-0.03em",
  lineClamp: 4,
};
