import { Body, COLOURS, NightSky, Orbit, Sky, Stars } from "#app/link-previews/shapes.server.tsx";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { issuePreviewUrl } from "#app/link-previews/preview-urls.server.ts";
import {
  altOf,
  croppedPicture,
  type LinkPreview,
  place,
} from "#app/link-previews/preview.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadNewsletter, type Newsletter } from "./content.server.ts";

/** The newsletter: a sheet folded in three, on its way through space. */
export async function linkPreview(): Promise<LinkPreview> {
  const { hero, newsletterName } = await loadNewsletter();
  return {
    alt: altOf(loadUiText().previewOfNewsletter, hero.heading, hero.text),
    art: (
      <>
        <NightSky />
        <Stars count={50} />
        <Orbit x={1010} y={330} r={300} opacity={0.25} />
        <Body kind="violet" x={1165} y={595} r={120} />
        <FoldedSheet />
        <Body kind="pebble" x={737} y={205} r={24} />
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 158), flexDirection: "column", gap: 22 }}>
          <Title size={94} width={640} lines={2}>
            {hero.heading}
          </Title>
          {hero.text && (
            <Words size={38} width={600} height={156} colour={COLOURS.pink}>
              {hero.text}
            </Words>
          )}
        </div>
        <div
          style={{
            ...place(860, 190),
            color: COLOURS.night,
            transform: "rotate(7deg)",
          }}
        >
          <Words size={34} width={246} height={70} weight={500}>
            {newsletterName}
          </Words>
        </div>
      </>
    ),
  };
}

export async function entryPreviews() {
  const newsletter = await loadNewsletter();
  return Promise.all(
    newsletter.issues.map(
      async (issue) =>
        [issuePreviewUrl(issue.id), await issuePreview(newsletter, issue)] as [string, LinkPreview],
    ),
  );
}

/** Three panels of a letter, each lit another way, with lines of writing. */
function FoldedSheet() {
  const panels = [
    { y: 0, shade: COLOURS.white, lean: 0 },
    { y: 140, shade: "#e4dfe8", lean: 14 },
    { y: 280, shade: "#fbeff5", lean: 0 },
  ];
  return (
    <g transform="translate(842 118) rotate(7)">
      {panels.map(({ y, shade, lean }) => {
        const [above, below] = lean ? [0, lean] : [y === 0 ? 0 : 14, 0];
        return (
          <g key={y}>
            <path d={`M${above} ${y}h290L${290 + below} ${y + 140}h-290Z`} fill={shade} />
            {(y === 0 ? [] : [0, 1, 2]).map((line) => (
              <path
                key={line}
                d={`M${28 + above} ${y + 52 + line * 26}h${line === 2 ? 130 : 228}`}
                stroke={COLOURS.night}
                strokeOpacity="0.28"
                strokeWidth="5"
                strokeLinecap="round"
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** One issue: its own picture as a stamp on a letter. */
async function issuePreview(
  { newsletterName }: Newsletter,
  issue: Newsletter["issues"][number],
): Promise<LinkPreview> {
  const picture = issue.img && (await croppedPicture(issue.img, 316, 416));
  return {
    alt: altOf(
      picture ? loadUiText().previewOfIssue : "{heading}",
      newsletterName,
      `${issue.title}, ${issue.day}`,
    ),
    art: (
      <>
        <Sky
          stops={[
            [0, COLOURS.white],
            [0.5, "#f7f1f5"],
            [1, COLOURS.blush],
          ]}
        />
        <Postmark x={742} y={528} />
      </>
    ),
    words: (
      <>
        <div style={{ ...place(60, 158), flexDirection: "column", gap: 20 }}>
          <Words size={30} width={560} height={44} colour={COLOURS.wine}>
            {newsletterName}
          </Words>
          <Title size={74} width={520} lines={3}>
            {issue.title}
          </Title>
          <Words size={30} width={560} height={44}>
            {issue.day}
          </Words>
        </div>
        {picture && (
          <div
            style={{
              ...place(758, 64),
              padding: 18,
              background: COLOURS.white,
              border: `8px dotted ${COLOURS.blush}`,
              boxShadow: "0 18px 40px rgba(5, 26, 66, 0.28)",
              transform: "rotate(2deg)",
            }}
          >
            <img src={picture} width={316} height={416} style={{ objectFit: "cover" }} alt="" />
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
