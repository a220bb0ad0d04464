import { COLOURS } from "#app/link-previews/colours.server.ts";
import { type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, Orbit, Sky, Stars } from "#app/link-previews/shapes.server.tsx";
import { fill } from "#app/ui/fill.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadSite } from "#app/content/site.server.ts";
import { loadHome } from "./content.server.ts";

/** Home: the planet half out of the frame, and what the club is for. */
export async function linkPreview(): Promise<LinkPreview> {
  const home = await loadHome();
  const [word] = home.hero.typedWords ?? [];
  const { tagline } = loadSite();
  return {
    clubWidth: 650,
    alt: fill(loadUiText().previewOfHome, {
      heading: [home.hero.heading, word].filter(Boolean).join(" "),
    }),
    art: (
      <>
        <Sky angle="across" stops={{ 0: COLOURS.dusk, 75: COLOURS.night }} />
        <Stars until={300} />
        <Orbit x={1060} y={420} r={400} />
        <Body kind="planet" x={1060} y={420} r={345} />
        <Body kind="pebble" x={814} y={105} r={26} />
        <Body kind="violet" x={704} y={602} r={13} />
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 134), flexDirection: "column" }}>
          <Title size={80} width={620} lines={2}>
            {home.hero.heading}
          </Title>
          {word && (
            <Title size={116} width={600} lines={1} colour={COLOURS.pink}>
              {word}
            </Title>
          )}
        </div>
        <div style={place(60, 446)}>
          <Words size={26} width={520} height={92} lineHeight={1.35}>
            {tagline ?? ""}
          </Words>
        </div>
      </>
    ),
  };
}
