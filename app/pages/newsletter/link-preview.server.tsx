import { COLOURS } from "#app/link-previews/colours.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { issuePreviewUrl } from "#app/link-previews/preview-urls.server.ts";
import { altOf, type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, NightSky, Orbit, Stars } from "#app/link-previews/shapes.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadNewsletter } from "./content.server.ts";
import { issuePreview } from "./issue-preview.server.tsx";

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
    newsletter.issues.map(async (issue): Promise<[string, LinkPreview]> => {
      return [issuePreviewUrl(issue.id), await issuePreview(newsletter, issue)];
    }),
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
