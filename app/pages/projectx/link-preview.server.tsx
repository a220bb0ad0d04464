import { COLOURS } from "#app/link-previews/colours.server.ts";
import { altOf, type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, Orbit, Sky } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadProjectx } from "./content.server.ts";

/** The competition: a paper's ruled table with a planet at its corner. */
export async function linkPreview(): Promise<LinkPreview> {
  const projectx = await loadProjectx();
  const { heading, facts = [] } = projectx.landing;
  const column = 1080 / facts.length;
  const labels = { size: 22, family: "Open Sans" as const };
  return {
    alt: altOf(
      "{heading}",
      heading,
      facts.map(({ value, label }) => `${value} ${label}`).join(", "),
    ),
    art: (
      <>
        <Sky stops={{ 0: COLOURS.light, 60: "#f3dfe9", 100: COLOURS.pink }} />
        <Orbit x={1170} y={20} r={300} colour={COLOURS.night} opacity={0.3} />
        <Body kind="planet" x={1170} y={20} r={245} />
        <Body kind="pebble" x={1020} y={280} r={22} />
      </>
    ),
    words: (
      <>
        <div style={place(52, 138)}>
          <Title size={176} width={820} lines={1}>
            {heading}
          </Title>
        </div>
        <div style={{ ...place(60, 382), width: 1080 }}>
          {facts.map(({ value, label }) => (
            <div
              key={label}
              style={{
                display: "flex",
                flexDirection: "column",
                width: column,
                gap: 2,
                paddingTop: 18,
                borderTop: `2px solid ${COLOURS.night}`,
              }}
            >
              <Words size={52} width={column - 24} height={72} weight={500} tracking={-2 / 52}>
                {value}
              </Words>
              <Words {...labels} width={column - 24} height={62}>
                {label}
              </Words>
            </div>
          ))}
        </div>
      </>
    ),
    ink: COLOURS.night,
  };
}
