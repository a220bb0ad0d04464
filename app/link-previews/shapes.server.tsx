import type { SVGProps } from "react";
import { COLOURS } from "./colours.server.ts";
import { PREVIEW_SIZE } from "./preview-urls.server.ts";

/** Colours of a gradient, some with an opacity, by their places on its way in percent. */
type Stops = Record<number, string | [colour: string, opacity: number]>;

/** The spheres of the site's small solar system (app/ui/planet.tsx), as drawings. */
const KINDS = {
  planet: {
    0: "#fce0ed",
    22: COLOURS.pink,
    42: "#cb81d9",
    55: COLOURS.purple,
    74: COLOURS.violetShade,
    98: COLOURS.night,
  },
  pebble: { 0: COLOURS.white, 36: COLOURS.pink, 82: COLOURS.rose, 100: "#8f2c6b" },
  violet: { 0: "#e3c8f4", 40: COLOURS.purple, 100: COLOURS.night },
  moon: { 0: COLOURS.white, 38: "#dadada", 72: "#8f8f91", 100: "#1a1d29" },
  sun: { 0: COLOURS.white, 24: "#fcdfec", 62: COLOURS.pink, 88: "#f05b9e", 100: COLOURS.rose },
} satisfies Record<string, Stops>;

type BodyProps = { kind: keyof typeof KINDS; x: number; y: number; r: number };

/** One lit sphere. */
export function Body({ kind, x, y, r }: BodyProps) {
  const id = `${kind}-${x}-${y}`;
  const place = { x, y, r };
  const light = kind === "sun" ? { cx: 0.44, cy: 0.4, r: 0.92 } : { cx: 0.3, cy: 0.25, r: 0.92 };
  return (
    <>
      {kind === "sun" && <Glow id={`${id}-glow`} x={x} y={y} r={r * 1.9} colour={COLOURS.rose} />}
      <Disc id={id} {...place} light={light} stops={KINDS[kind]} />
      {kind === "moon" && <Craters {...place} />}
      {kind === "planet" && <Disc id={`${id}-rim`} {...place} stops={RIM} />}
    </>
  );
}

const RIM: Stops = { 93: [COLOURS.pink, 0], 100: [COLOURS.pink, 0.38] };

type Circle = { x: number; y: number; r: number };

type DiscProps = Circle & {
  id: string;
  /** Attributes of the gradient, which by default goes from the circle's centre to its edge. */
  light?: SVGProps<SVGRadialGradientElement>;
  stops: Stops;
};

/** A circle whose colours spread from a light. */
function Disc({ id, x, y, r, light, stops }: DiscProps) {
  const fromCentre = { cx: x, cy: y, r, gradientUnits: "userSpaceOnUse" };
  return (
    <>
      <radialGradient id={id} {...(light ?? fromCentre)}>
        {stopsOf(stops)}
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

type LimbProps = { x: number; y: number; light: { cx: number; cy: number }; colour: string };

/** The limb of a large planet, lit from a point above it. */
export function Limb({ light, colour, ...place }: LimbProps) {
  const stops = { 0: colour, 32: COLOURS.violetShade, 85: COLOURS.night };
  const glow = { ...light, r: 650, gradientUnits: "userSpaceOnUse" };
  return <Disc id="edge" {...place} r={1300} light={glow} stops={stops} />;
}

function stopsOf(stops: Stops) {
  return Object.entries(stops).map(([percent, stop]) => {
    const [colour, opacity] = typeof stop === "string" ? [stop] : stop;
    return (
      <stop key={percent} offset={Number(percent) / 100} stopColor={colour} stopOpacity={opacity} />
    );
  });
}

/** A soft light round a point. */
export function Glow({ colour, ...place }: Circle & { id: string; colour: string }) {
  return <Disc {...place} stops={{ 30: [colour, 0.55], 60: [colour, 0.2], 100: [colour, 0] }} />;
}

function Craters({ x, y, r }: Circle) {
  const craters = [
    [0.24, -0.32, 0.17],
    [-0.28, 0.16, 0.25],
    [0.32, 0.4, 0.12],
    [0.02, 0.62, 0.09],
  ];
  return (
    <g fill={COLOURS.dusk} fillOpacity="0.1">
      {craters.map(([right = 0, down = 0, size = 0]) => (
        <circle key={right} cx={x + right * r} cy={y + down * r} r={size * r} />
      ))}
    </g>
  );
}

type OrbitProps = Circle & { colour?: string; opacity?: number };

export function Orbit({ x, y, r, colour = COLOURS.light, opacity = 0.22 }: OrbitProps) {
  const line = { stroke: colour, strokeOpacity: opacity, strokeWidth: 1.5 };
  return <circle cx={x} cy={y} r={r} fill="none" {...line} />;
}

const EVENING: Stops = { 0: COLOURS.dusk, 100: COLOURS.night };

type SkyProps = { stops?: Stops; angle?: "down" | "across" };

/** The ground of a picture: colours from top to bottom, or from corner to corner. */
export function Sky({ stops = EVENING, angle = "down" }: SkyProps) {
  return (
    <>
      <linearGradient id="sky" x1="0" y1="0" x2={angle === "down" ? "0" : "1"} y2="1">
        {stopsOf(stops)}
      </linearGradient>
      <rect {...PREVIEW_SIZE} fill="url(#sky)" />
    </>
  );
}

export function NightSky() {
  return <Sky angle="across" stops={{ 0: COLOURS.night, 100: COLOURS.dusk }} />;
}

/** Always the same stars, fewer towards the bottom, and none on the left, where one would read as a full stop. */
export function Stars({ count = 36, until = 630 }: { count?: number; until?: number }) {
  return Array.from({ length: count }, (_, index) => {
    const along = (index * 0.618_034) % 1;
    const down = ((index * 0.754_877) % 1) ** 1.3;
    return (
      <circle
        key={index}
        cx={Math.round(660 + along * 540)}
        cy={Math.round(down * until)}
        r={index % 7 === 0 ? 1.7 : 1}
        fill={COLOURS.light}
        fillOpacity={0.25 + (index % 5) * 0.11}
      />
    );
  });
}
