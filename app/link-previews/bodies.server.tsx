import { COLOURS } from "./colours.server.ts";

type Stop = [offset: number, colour: string];

/** The spheres of the site's small solar system (app/ui/planet.tsx), as drawings. */
const KINDS = {
  planet: [
    [0, "#fce0ed"],
    [0.22, COLOURS.pink],
    [0.42, "#cb81d9"],
    [0.55, COLOURS.purple],
    [0.74, COLOURS.violetShade],
    [0.98, COLOURS.night],
  ],
  pebble: [
    [0, COLOURS.white],
    [0.36, COLOURS.pink],
    [0.82, COLOURS.rose],
    [1, "#8f2c6b"],
  ],
  violet: [
    [0, "#e3c8f4"],
    [0.4, COLOURS.purple],
    [1, COLOURS.night],
  ],
  moon: [
    [0, COLOURS.white],
    [0.38, "#dadada"],
    [0.72, "#8f8f91"],
    [1, "#1a1d29"],
  ],
  sun: [
    [0, COLOURS.white],
    [0.24, "#fcdfec"],
    [0.62, COLOURS.pink],
    [0.88, "#f05b9e"],
    [1, COLOURS.rose],
  ],
} satisfies Record<string, Stop[]>;

type BodyProps = { kind: keyof typeof KINDS; x: number; y: number; r: number };

/** One lit sphere. */
export function Body({ kind, x, y, r }: BodyProps) {
  const id = `${kind}-${x}-${y}`;
  const isSun = kind === "sun";
  return (
    <>
      <Light id={id} stops={KINDS[kind]} focus={isSun ? [0.44, 0.4] : [0.3, 0.25]} />
      {isSun && <Glow id={`${id}-glow`} x={x} y={y} r={r * 1.9} colour={COLOURS.rose} />}
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
      {kind === "moon" && <Craters x={x} y={y} r={r} />}
      {kind === "planet" && <Rim id={`${id}-rim`} x={x} y={y} r={r} />}
    </>
  );
}

function Light({ id, stops, focus }: { id: string; stops: Stop[]; focus: [number, number] }) {
  return (
    <radialGradient id={id} cx={focus[0]} cy={focus[1]} r="0.92">
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </radialGradient>
  );
}

/** A soft light round a point. */
export function Glow(props: { id: string; x: number; y: number; r: number; colour: string }) {
  const { id, x, y, r, colour } = props;
  return (
    <>
      <radialGradient id={id} cx={x} cy={y} r={r} gradientUnits="userSpaceOnUse">
        <stop offset="0.3" stopColor={colour} stopOpacity="0.55" />
        <stop offset="0.6" stopColor={colour} stopOpacity="0.2" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

function Rim({ id, x, y, r }: { id: string; x: number; y: number; r: number }) {
  return (
    <>
      <radialGradient id={id} cx={x} cy={y} r={r} gradientUnits="userSpaceOnUse">
        <stop offset="0.93" stopColor={COLOURS.pink} stopOpacity="0" />
        <stop offset="1" stopColor={COLOURS.pink} stopOpacity="0.38" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

function Craters({ x, y, r }: { x: number; y: number; r: number }) {
  const craters = [
    [0.24, -0.32, 0.17],
    [-0.28, 0.16, 0.25],
    [0.32, 0.4, 0.12],
    [0.02, 0.62, 0.09],
  ];
  return craters.map(([dx = 0, dy = 0, size = 0]) => (
    <circle
      key={dx}
      cx={x + dx * r}
      cy={y + dy * r}
      r={size * r}
      fill={COLOURS.dusk}
      fillOpacity="0.1"
    />
  ));
}

/** A planet with its ring, half of it behind the sphere. */
export function RingedPlanet({ x, y, r }: { x: number; y: number; r: number }) {
  const half = (sweep: 0 | 1) =>
    `M${x - r * 1.66} ${y}a${r * 1.66} ${r * 0.44} 0 0 ${sweep} ${r * 3.32} 0`;
  const ring = { fill: "none", stroke: COLOURS.pink, strokeWidth: r * 0.035 };
  return (
    <g transform={`rotate(-15 ${x} ${y})`}>
      <path d={half(1)} {...ring} strokeOpacity="0.55" />
      <Body kind="planet" x={x} y={y} r={r} />
      <path d={half(0)} {...ring} />
    </g>
  );
}

/** A thin orbit. */
export function Path({ x, y, r, colour = COLOURS.light, opacity = 0.22 }: PathProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="none"
      stroke={colour}
      strokeOpacity={opacity}
      strokeWidth="1.5"
    />
  );
}

type PathProps = { x: number; y: number; r: number; colour?: string; opacity?: number };

type SkyProps = { id?: string; stops: Stop[]; angle?: "down" | "across" };

/** The ground of a picture: colours from top to bottom, or from corner to corner. */
export function Sky({ id = "sky", stops, angle = "down" }: SkyProps) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2={angle === "down" ? "0" : "1"} y2="1">
        {stops.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="1200" height="630" fill={`url(#${id})`} />
    </>
  );
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

type LimbProps = { x: number; y: number; r: number; bright: "middle" | "side" };

/** The edge of the planet over which the sun rises. */
export function Limb({ x, y, r, bright }: LimbProps) {
  const focus = bright === "middle" ? x : x + 250;
  return (
    <>
      <radialGradient
        id="limb"
        cx={focus}
        cy={y - r - 10}
        r={r * 0.5}
        gradientUnits="userSpaceOnUse"
      >
        <stop offset="0" stopColor={bright === "middle" ? COLOURS.purple : "#dc8ad0"} />
        <stop offset="0.32" stopColor={COLOURS.violetShade} />
        <stop offset="0.85" stopColor={COLOURS.night} />
      </radialGradient>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="url(#limb)"
        {...(bright === "side" && { stroke: COLOURS.pink, strokeWidth: 3, strokeOpacity: 0.8 })}
      />
    </>
  );
}
