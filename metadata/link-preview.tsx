import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { readBytes } from "../app/content/files.server.ts";
import type { Site } from "../app/content/site.server.ts";
import { tokenColour } from "../app/styles/token-colour.server.ts";

/** The size that services crop least. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** A page's picture: the club's mark and name, the page's title and the tagline beside a planet. */
export async function linkPreview(site: Site, title: string): Promise<Buffer> {
  const svg = await satori(<Card {...site} title={title} />, { ...PREVIEW_SIZE, fonts: FONTS });
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The heading face as WOFF, because satori reads no WOFF2. The second subset has the letters that the first lacks. */
const FONTS = ([400, 500] as const).flatMap((weight) =>
  ["latin", "latin-ext"].map((subset): Font => {
    const file = `spline-sans-mono-${subset}-${weight}-normal.woff`;
    const data = readFileSync(`node_modules/@fontsource/spline-sans-mono/files/${file}`);
    return { name: subset, weight, style: "normal", data };
  }),
);

const [LIGHT, DUSK, NIGHT] = [token("dawn"), token("dusk"), token("night")];
const [WHITE, PINK, ROSE, PURPLE] = [token("white"), token("pink"), token("rose"), token("purple")];

function token(name: string): string {
  return tokenColour(`color-${name}`);
}

type CardProps = Pick<Site, "club" | "tagline"> & { title: string };

function Card({ club, tagline, title }: CardProps) {
  const mark = readBytes("public/favicon.svg").toString("base64");
  // What follows a comma or a colon is a second, smaller line: ConferenceX 2025, January 25 in Toronto.
  const [, heading = title, line] = /^(.+?)\s?[,:]\s(.+)$/.exec(title) ?? [];
  return (
    <div style={styles.card}>
      {STARS.map(([x, y, r]) => (
        <div key={x} style={{ ...disc(x, y, r, LIGHT), opacity: 0.5 }} />
      ))}
      <div style={{ ...disc(1060, 420, 400), border: `1.5px solid ${LIGHT}`, opacity: 0.22 }} />
      <div style={disc(1060, 420, 345, PLANET)} />
      <div style={disc(814, 105, 26, PEBBLE)} />
      <div style={disc(704, 602, 13, MOON)} />
      <div style={styles.club}>
        <img src={`data:image/svg+xml;base64,${mark}`} width={52} height={52} alt="" />
        <div style={{ ...styles.words, fontSize: 34 }}>{club}</div>
      </div>
      <div style={styles.title}>
        <div style={{ ...styles.heading, fontSize: headingSize(heading) }}>{heading}</div>
        {line && <div style={{ ...styles.words, fontSize: 36, color: PINK }}>{line}</div>}
      </div>
      <div style={{ ...styles.words, fontSize: 26 }}>{tagline}</div>
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

const words: CSSProperties = {
  display: "block",
  maxWidth: ROOM.width,
  lineHeight: 1.3,
  lineClamp: 2,
  wordBreak: "break-word",
};

const styles: Record<string, CSSProperties> = {
  card: {
    ...PREVIEW_SIZE,
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    boxSizing: "border-box",
    padding: "52px 60px",
    color: LIGHT,
    background: `linear-gradient(120deg, ${DUSK}, ${NIGHT} 75%)`,
  },
  club: { display: "flex", alignItems: "center", gap: 18, fontWeight: 500 },
  title: { display: "flex", flexDirection: "column", gap: 20 },
  words,
  heading: {
    ...words,
    fontWeight: 500,
    lineHeight: LINE,
    letterSpacing: "-0.03em",
    lineClamp: 4,
  },
};

/** Spheres lit from above left, as app/ui/planet.module.css has them. */
const PLANET = `radial-gradient(circle at 30% 25%, ${WHITE}b3, ${WHITE}00 30%), radial-gradient(circle at 30% 25%, ${PINK} 16%, ${PURPLE} 46%, ${NIGHT} 82%)`;
const PEBBLE = `radial-gradient(circle at 32% 26%, ${WHITE}, ${PINK} 36%, ${ROSE} 82%)`;
const MOON = `radial-gradient(circle at 32% 26%, ${WHITE}, ${PURPLE} 40%, ${NIGHT})`;

function disc(x: number, y: number, r: number, background?: string): CSSProperties {
  const place = { position: "absolute", left: x - r, top: y - r } as const;
  return { ...place, width: 2 * r, height: 2 * r, borderRadius: r, background };
}

/** Centres and radii, none of them behind the words. */
const STARS = Array.from({ length: 24 }, (_, index): [x: number, y: number, r: number] => [
  Math.round(680 + ((index * 0.618) % 1) * 500),
  Math.round(20 + ((index * 0.755) % 1) * 300),
  index % 7 === 0 ? 1.7 : 1,
]);
