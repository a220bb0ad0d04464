import { COLOURS } from "#app/link-previews/colours.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import {
  altOf,
  drawnPicture,
  type LinkPreview,
  place,
} from "#app/link-previews/preview.server.tsx";
import { Sky } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import type { Newsletter } from "./content.server.ts";

/** One issue: its own picture as a stamp on a letter. */
export async function issuePreview(
  { newsletterName }: Newsletter,
  issue: Newsletter["issues"][number],
): Promise<LinkPreview> {
  const picture = issue.img && (await drawnPicture(issue.img, { width: 316, height: 416 }));
  return {
    alt: altOf(
      picture ? loadUiText().previewOfIssue : "{heading}",
      newsletterName,
      `${issue.title}, ${issue.day}`,
    ),
    art: (
      <>
        <Sky stops={{ 0: COLOURS.white, 50: "#f7f1f5", 100: COLOURS.blush }} />
        <Postmark x={picture ? 742 : 1062} y={528} />
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 158), flexDirection: "column", gap: 20 }}>
          <Words size={30} width={560} height={44} colour={COLOURS.wine}>
            {newsletterName}
          </Words>
          <Title size={74} width={picture ? 520 : 1080} lines={3}>
            {issue.title}
          </Title>
          <Words size={30} width={560} height={44}>
            {issue.day}
          </Words>
        </div>
        {picture && (
          <div
            style={{
              ...place(1074 - picture.width, (544 - picture.height) / 2),
              padding: 18,
              background: COLOURS.white,
              border: `8px dotted ${COLOURS.blush}`,
              boxShadow: "0 18px 40px rgba(5, 26, 66, 0.28)",
              transform: "rotate(2deg)",
            }}
          >
            <img {...picture} alt="" />
          </div>
        )}
      </>
    ),
    ink: COLOURS.night,
  };
}

function Postmark({ x, y }: { x: number; y: number }) {
  return (
    <g fill="none" stroke={COLOURS.night} strokeOpacity="0.5" strokeWidth="3">
      <circle cx={x} cy={y} r="78" />
      <circle cx={x} cy={y} r="58" />
      {[0, 1, 2, 3].map((wave) => (
        <path key={wave} d={`M${x - 330} ${y - 36 + wave * 24}q30 -16 60 0t60 0t60 0t60 0`} />
      ))}
    </g>
  );
}
