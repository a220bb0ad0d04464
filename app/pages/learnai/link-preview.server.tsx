import { COLOURS } from "#app/link-previews/colours.server.ts";
import { altOf, type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, Orbit, Sky, Stars } from "#app/link-previews/shapes.server.tsx";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadSite } from "#app/content/site.server.ts";
import { loadLearnai } from "./content.server.ts";

/** The course: one small moon and the sentence. */
export async function linkPreview(path: string): Promise<LinkPreview> {
  const learnai = loadLearnai();
  const name = loadSite().navigation?.find(({ to }) => to === path)?.label ?? learnai.page.title;
  return {
    alt: altOf(loadUiText().previewOfCourse, name, learnai.text),
    art: (
      <>
        <Sky />
        <Stars count={60} until={560} />
        <Orbit x={955} y={300} r={225} opacity={0.28} />
        <Body kind="moon" x={955} y={300} r={128} />
        <Body kind="pebble" x={1114} y={459} r={14} />
      </>
    ),
    words: (
      <div style={{ ...place(60, 178), flexDirection: "column", gap: 22 }}>
        <Title size={132} width={640} lines={1}>
          {name}
        </Title>
        <Words size={34} width={560} height={190} lineHeight={1.35} colour={COLOURS.pink}>
          {learnai.text}
        </Words>
      </div>
    ),
  };
}
