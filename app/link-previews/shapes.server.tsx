import type { SVGProps } from "react";
import { COLOURS } from "./colours.server.ts";

/** Colours of a gradient, some with an opacity, by their places on its way in percent. */
export type Stops = Record<number, string | [colour: string, opacity: number]>;

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

export function stopsOf(stops: Stops) {
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
