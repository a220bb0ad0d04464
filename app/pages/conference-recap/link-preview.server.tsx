import { CONFERENCE, yearAt } from "#app/content/event-series.server.ts";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import {
  altOf,
  drawnPicture,
  type LinkPreview,
  place,
} from "#app/link-previews/preview.server.tsx";
import { Glow, Limb, Sky, Stars } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadConferenceRecap } from "./content.server.ts";

/** A past edition: the same planet by night, and the first picture of its exhibition. */
export async function linkPreview(path: string): Promise<LinkPreview> {
  const { name, city, hero, highlights } = await loadConferenceRecap(yearAt(CONFERENCE, path));
  const [first] = highlights.flatMap(({ pictures }) => pictures);
  const picture = first && (await drawnPicture(first.picture, { width: 336, height: 420 }));
  const left = 1108 - (picture?.width ?? 336);
  return {
    alt: altOf(picture ? loadUiText().previewOfRecap : "{heading}", name, hero.heading),
    art: (
      <>
        <Sky />
        <Stars count={50} until={420} />
        <Glow id="dawn" x={960} y={640} r={560} colour={COLOURS.rose} />
        <g stroke={COLOURS.pink} strokeWidth="3" strokeOpacity="0.8">
          <Limb x={810} y={1790} light={{ cx: 1060, cy: 480 }} colour="#dc8ad0" />
        </g>
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 190), flexDirection: "column", gap: 24 }}>
          <Words size={28} width={left - 82} height={80} colour={COLOURS.pink}>
            {[name === hero.heading ? "" : name, city].filter(Boolean).join(", ")}
          </Words>
          <Title size={72} width={left - 82} lines={3}>
            {hero.heading}
          </Title>
        </div>
        {picture && (
          <div style={{ ...place(left, 302 - picture.height / 2), ...pictureFrame }}>
            <img {...picture} alt="" />
          </div>
        )}
      </>
    ),
  };
}

const pictureFrame = {
  padding: 16,
  background: COLOURS.light,
  boxShadow: "0 30px 60px rgba(0, 0, 0, 0.6)",
} as const;
