import { CONFERENCE, yearAt } from "#app/content/event-series.server.ts";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import {
  altOf,
  croppedPicture,
  type LinkPreview,
  place,
} from "#app/link-previews/preview.server.tsx";
import { Glow, Limb, Sky, Stars } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadConferenceRecap } from "./content.server.ts";

/** A past edition: the same planet by night, and a picture from its exhibition. */
export async function linkPreview(path: string): Promise<LinkPreview> {
  const { name, city, hero, highlights } = await loadConferenceRecap(yearAt(CONFERENCE, path));
  const pictures = highlights.flatMap((highlight) => highlight.pictures);
  const last = pictures.at(-1)?.picture;
  // Whole if it is wide, with the same width as an upright one.
  const height = last && last.width > last.height ? (336 * last.height) / last.width : 420;
  const picture = last && (await croppedPicture(last, 336, Math.round(height)));
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
          <Words size={28} width={690} height={80} colour={COLOURS.pink}>
            {[name === hero.heading ? "" : name, city].filter(Boolean).join(", ")}
          </Words>
          <Title size={72} width={690} lines={3}>
            {hero.heading}
          </Title>
        </div>
        {picture && (
          <div style={{ ...place(772, 302 - height / 2), ...pictureFrame }}>
            <img src={picture} width={336} height={height} style={{ objectFit: "cover" }} alt="" />
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
