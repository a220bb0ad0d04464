import { conferencePath } from "../../app/content/conference-years.server.ts";
import type { ConferenceRecap } from "../../app/content/conference.server.ts";
import { pagePicture } from "../picture-urls.ts";
import type { Everything } from "../page-metadata.ts";
import { Body, Glow, Path, Sky, Stars } from "./bodies.tsx";
import { COLOURS } from "./colours.ts";
import { type Drawing, fittingSize, Frame, place, Title } from "./frame.tsx";

type Common = { club: string; host: string };

/** The current edition: the date as a poster over a sunrise. */
export function editionDrawing({ conference }: Everything, common: Common): Drawing {
  const { name, date, city, year } = conference;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.light],
          [0.42, "#f3d6e4"],
          [0.75, COLOURS.pink],
          [1, "#f27fb2"],
        ]}
      />
      <Path x={1010} y={560} r={330} colour={COLOURS.night} opacity={0.25} />
      <Body kind="sun" x={1010} y={505} r={182} />
      <Limb x={1010} y={1780} r={1300} bright="middle" />
    </>
  );
  const words = [part(date, "weekday"), part(date, "month"), String(year), city];
  return {
    address: pagePicture(conferencePath(year)),
    alt: `${name}, ${inWords(date)}, ${city}. The day’s number stands as large as a poster beside a sunrise over a planet`,
    element: (
      <Frame {...common} art={art} ink={COLOURS.night}>
        <div style={{ ...place(560, 52), width: 580, display: "flex", justifyContent: "flex-end" }}>
          <span style={{ fontSize: 36, fontWeight: 500, letterSpacing: -0.9 }}>{name}</span>
        </div>
        <div style={{ ...place(46, 92), display: "flex" }}>
          <span style={{ fontSize: 420, fontWeight: 500, letterSpacing: -34, lineHeight: 1 }}>
            {part(date, "day")}
          </span>
        </div>
        <div style={{ ...place(572, 160), display: "flex", flexDirection: "column" }}>
          {words.map((word, index) => (
            <Title key={word} size={68} width={560} colour={index === 1 ? COLOURS.wine : undefined}>
              {word}
            </Title>
          ))}
        </div>
      </Frame>
    ),
  };
}

/** A past edition: the same planet by night, and a picture from its exhibition. */
export function recapDrawing(recap: ConferenceRecap, picture: string, common: Common): Drawing {
  const { name, city, year, hero } = recap;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.dusk],
          [1, COLOURS.night],
        ]}
      />
      <Stars count={50} until={420} />
      <Glow id="dawn" x={960} y={640} r={560} colour={COLOURS.rose} />
      <Limb x={810} y={1790} r={1300} bright="side" />
    </>
  );
  return {
    address: pagePicture(conferencePath(year)),
    alt: `${name}: ${hero.heading}. A framed picture hangs above a planet by night`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 190), display: "flex", flexDirection: "column", gap: 24 }}>
          <span style={{ fontSize: 28, color: COLOURS.pink }}>
            {name}, {city}
          </span>
          <Title size={fittingSize(hero.heading, 690, 3, 72)} width={700}>
            {hero.heading}
          </Title>
        </div>
        <div style={{ ...place(772, 92), ...pictureFrame }}>
          <img src={picture} width={336} height={420} style={{ objectFit: "cover" }} alt="" />
        </div>
      </Frame>
    ),
  };
}

const pictureFrame = {
  display: "flex",
  padding: 16,
  background: COLOURS.light,
  boxShadow: "0 30px 60px rgba(0, 0, 0, 0.6)",
} as const;

type LimbProps = { x: number; y: number; r: number; bright: "middle" | "side" };

/** The edge of the planet over which the sun rises. */
function Limb({ x, y, r, bright }: LimbProps) {
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

function part(date: string, type: "weekday" | "month" | "day"): string {
  const style = type === "day" ? "numeric" : "long";
  return new Intl.DateTimeFormat("en-CA", { [type]: style, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function inWords(date: string): string {
  return `${part(date, "weekday")}, ${part(date, "month")} ${part(date, "day")}, ${date.slice(0, 4)}`;
}
