import { Body, Path, RingedPlanet, Sky, Stars } from "#app/link-previews/bodies.server.tsx";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import {
  type Club,
  type Drawing,
  fittingSize,
  place,
  Preview,
  Title,
} from "#app/link-previews/preview.server.tsx";
import { previewUrl } from "#app/link-previews/preview-urls.server.ts";
import { loadPartner } from "./content.server.ts";

/** The partner page: the three bodies that name the tiers. */
export async function linkPreviews(path: string, club: Club): Promise<Drawing[]> {
  const partner = loadPartner();
  const art = (
    <>
      <Sky
        angle="across"
        stops={[
          [0, COLOURS.night],
          [1, COLOURS.dusk],
        ]}
      />
      <Stars />
      <Path x={1240} y={720} r={560} />
      <Path x={1240} y={720} r={790} opacity={0.14} />
      <Body kind="sun" x={1130} y={585} r={235} />
      <RingedPlanet x={905} y={270} r={78} />
      <Body kind="moon" x={640} y={510} r={42} />
    </>
  );
  return [
    {
      url: previewUrl(path),
      alt: `${partner.hero.heading}, beside a moon, a ringed planet and a sun on their orbits`,
      element: (
        <Preview {...club} art={art}>
          <div style={{ ...place(60, 170), display: "flex", flexDirection: "column" }}>
            <Title size={fittingSize(partner.hero.heading, 640, 2, 118)} width={660}>
              {partner.hero.heading}
            </Title>
          </div>
          <div
            style={{
              ...place(60, 450),
              display: "flex",
              gap: 36,
              fontSize: 28,
              color: COLOURS.pink,
            }}
          >
            {partner.tiers.entries.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </div>
        </Preview>
      ),
    },
  ];
}
