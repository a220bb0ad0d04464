import { Body, Orbit } from "#app/link-previews/bodies.server.tsx";
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
import { Sky } from "#app/link-previews/sky.server.tsx";
import { loadProjectx } from "./content.server.ts";

/** ProjectX: a paper's ruled table with a planet at its corner. */
export async function linkPreviews(path: string, club: Club): Promise<Drawing[]> {
  const projectx = await loadProjectx();
  const { landing } = projectx;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.light],
          [0.6, "#f3dfe9"],
          [1, COLOURS.pink],
        ]}
      />
      <Orbit x={1120} y={40} r={330} colour={COLOURS.night} opacity={0.3} />
      <Body kind="planet" x={1120} y={40} r={245} />
      <Body kind="pebble" x={884} y={270} r={22} />
    </>
  );
  return [
    {
      url: previewUrl(path),
      alt: `${landing.heading}: ${landing.facts.map(({ value, label }) => `${value} ${label}`).join(", ")}`,
      element: (
        <Preview {...club} art={art} ink={COLOURS.night}>
          <div style={{ ...place(52, 138), display: "flex" }}>
            <Title size={fittingSize(landing.heading, 820, 1, 176)} width={1000}>
              {landing.heading}
            </Title>
          </div>
          <div style={{ ...place(60, 382), width: 1080, display: "flex" }}>
            {landing.facts.map(({ value, label }) => (
              <div
                key={label}
                style={{
                  display: "flex",
                  flexDirection: "column",
                  flexGrow: 1,
                  gap: 2,
                  paddingTop: 18,
                  borderTop: `2px solid ${COLOURS.night}`,
                }}
              >
                <span style={{ fontSize: 52, fontWeight: 500, letterSpacing: -2 }}>{value}</span>
                <span style={{ fontSize: 22, fontFamily: "Open Sans" }}>{label}</span>
              </div>
            ))}
          </div>
        </Preview>
      ),
    },
  ];
}
