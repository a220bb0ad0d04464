import { altOf } from "#app/link-previews/alternative-text.server.ts";
import { Body, Orbit } from "#app/link-previews/bodies.server.tsx";
import { COLOURS } from "#app/link-previews/colours.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { previewUrl } from "#app/link-previews/preview-urls.server.ts";
import { type Club, type Drawing, place, Preview } from "#app/link-previews/preview.server.tsx";
import { NightSky, Stars } from "#app/link-previews/sky.server.tsx";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadNewsletter, type Newsletter } from "./content.server.ts";
import { issueDrawing } from "./issue-preview.server.tsx";

/** The newsletter's picture, and one for each issue. */
export async function linkPreviews(path: string, club: Club): Promise<Drawing[]> {
  const newsletter = await loadNewsletter();
  return [
    newsletterDrawing(path, newsletter, club),
    ...(await Promise.all(newsletter.issues.map((issue) => issueDrawing(newsletter, issue, club)))),
  ];
}

/** The newsletter: a sheet folded in three, on its way through space. */
function newsletterDrawing(
  path: string,
  { hero, newsletterName }: Newsletter,
  club: Club,
): Drawing {
  const art = (
    <>
      <NightSky />
      <Stars count={50} />
      <Orbit x={1010} y={330} r={300} opacity={0.25} />
      <Body kind="violet" x={1165} y={595} r={120} />
      <FoldedSheet />
      <Body kind="pebble" x={737} y={205} r={24} />
    </>
  );
  return {
    url: previewUrl(path),
    alt: altOf(loadUiText().previewOfNewsletter, hero.heading, hero.text),
    element: (
      <Preview {...club} art={art}>
        <div style={{ ...place(60, 158), display: "flex", flexDirection: "column", gap: 22 }}>
          <Title size={94} width={640} lines={2}>
            {hero.heading}
          </Title>
          {hero.text && (
            <Words size={38} width={600} height={156} style={{ color: COLOURS.pink }}>
              {hero.text}
            </Words>
          )}
        </div>
        <div
          style={{
            ...place(860, 190),
            display: "flex",
            color: COLOURS.night,
            transform: "rotate(7deg)",
          }}
        >
          <Words size={34} width={246} height={70} weight={500}>
            {newsletterName}
          </Words>
        </div>
      </Preview>
    ),
  };
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
