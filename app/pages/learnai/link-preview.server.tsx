import { altOf } from "#app/link-previews/alternative-text.server.ts";
import { Body, Orbit } from "#app/link-previews/bodies.server.tsx";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import { type Club, type Drawing, place, Preview } from "#app/link-previews/preview.server.tsx";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { previewUrl } from "#app/link-previews/preview-urls.server.ts";
import { Sky, Stars } from "#app/link-previews/sky.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadSite } from "#app/content/site.server.ts";
import { loadLearnai } from "./content.server.ts";

/** The course: one small moon and the sentence. */
export async function linkPreviews(path: string, club: Club): Promise<Drawing[]> {
  const learnai = loadLearnai();
  const name = loadSite().navigation?.find(({ to }) => to === path)?.label ?? learnai.page.title;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.dusk],
          [1, COLOURS.night],
        ]}
      />
      <Stars count={60} until={560} />
      <Orbit x={955} y={300} r={225} opacity={0.28} />
      <Body kind="moon" x={955} y={300} r={128} />
      <Body kind="pebble" x={1114} y={459} r={14} />
    </>
  );
  return [
    {
      url: previewUrl(path),
      alt: altOf(loadUiText().previewOfCourse, name, learnai.text),
      element: (
        <Preview {...club} art={art}>
          <div style={{ ...place(60, 178), display: "flex", flexDirection: "column", gap: 22 }}>
            <Title size={132} width={640} lines={1}>
              {name}
            </Title>
            <Words
              size={34}
              width={560}
              height={190}
              lineHeight={1.35}
              style={{ color: COLOURS.pink }}
            >
              {learnai.text}
            </Words>
          </div>
        </Preview>
      ),
    },
  ];
}
