import { COLOURS } from "#app/link-previews/colours.server.ts";
import { altOf, type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, Orbit } from "#app/link-previews/shapes.server.tsx";
import { Sky } from "#app/link-previews/sky.server.tsx";
import { columnWidths } from "#app/link-previews/fitted-text.server.ts";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadProjectx } from "./content.server.ts";

/** The competition: a paper's ruled table with a planet at its corner. */
export async function linkPreview(): Promise<LinkPreview> {
  const projectx = await loadProjectx();
  const { heading, facts = [] } = projectx.landing;
  const valueType = { size: 52, tracking: -2 / 52 };
  // oxlint-disable-next-line words/visible-literals -- a font
  const labelType = { size: 22, family: "Open Sans" as const };
  const columns = columnWidths(
    facts.map(({ value, label }) => [
      { text: value, ...valueType },
      { text: label, ...labelType },
    ]),
    1080 - 24 * (facts.length - 1),
  );
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
          {facts.map(({ value, label }, index) => (
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
              <Words {...valueType} width={columns[index] ?? 0} height={72} weight={500}>
                {value}
              </Words>
              <Words {...labelType} width={columns[index] ?? 0} height={62}>
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
