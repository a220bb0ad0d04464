import { Fragment } from "react";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import { type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, NightSky, Orbit, Stars } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { fill } from "#app/ui/fill.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { loadPartner } from "./content.server.ts";

const TIER_BODIES = {
  sun: <Body kind="sun" x={1130} y={585} r={235} />,
  "ringed-planet": <RingedPlanet x={905} y={270} r={78} />,
  moon: <Body kind="moon" x={640} y={510} r={42} />,
};

/** The bodies of the tiers; the glow of the sun is behind the others. */
export async function linkPreview(): Promise<LinkPreview> {
  const partner = loadPartner();
  const tiers = partner.tiers?.entries ?? [];
  const used = new Set<string | undefined>(tiers.map(({ body }) => body));
  const bodies = Object.entries(TIER_BODIES).filter(
    ([body]) => used.has(body) || (body === "moon" && tiers.every((tier) => !tier.body)),
  );
  return {
    alt: fill(loadUiText().previewOfPartners, { heading: partner.hero.heading }),
    art: (
      <>
        <NightSky />
        <Stars />
        <Orbit x={1240} y={720} r={560} />
        <Orbit x={1240} y={720} r={740} opacity={0.14} />
        {bodies.map(([body, drawing]) => (
          <Fragment key={body}>{drawing}</Fragment>
        ))}
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 170), flexDirection: "column" }}>
          <Title size={118} width={640} lines={2}>
            {partner.hero.heading}
          </Title>
        </div>
        <div
          style={{
            ...place(60, 450),
            width: 540,
            flexWrap: "wrap",
            columnGap: 36,
            color: COLOURS.pink,
          }}
        >
          {tiers.map(({ id, name }) => (
            <Words key={id} size={tiers.length > 3 ? 22 : 28} width={540} height={40}>
              {name}
            </Words>
          ))}
        </div>
      </>
    ),
  };
}

/** A planet with its ring, half of it behind the sphere. */
function RingedPlanet({ x, y, r }: { x: number; y: number; r: number }) {
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
