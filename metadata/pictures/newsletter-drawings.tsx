import { issuePicture, pagePicture } from "../picture-urls.ts";
import type { Everything } from "../page-metadata.ts";
import { Body, Path, Sky, Stars } from "./bodies.tsx";
import { COLOURS } from "./colours.ts";
import { type Drawing, fittingSize, Frame, place, Title } from "./frame.tsx";

type Common = { club: string; host: string };

/** The newsletter: a sheet folded in three, on its way through space. */
export function newsletterDrawing({ newsletter }: Everything, common: Common): Drawing {
  const { hero, newsletterName } = newsletter;
  const art = (
    <>
      <Sky
        angle="across"
        stops={[
          [0, COLOURS.night],
          [1, COLOURS.dusk],
        ]}
      />
      <Stars count={50} />
      <Path x={1010} y={330} r={300} opacity={0.25} />
      <Body kind="violet" x={1165} y={595} r={120} />
      <FoldedSheet />
      <Body kind="pebble" x={737} y={205} r={24} />
    </>
  );
  return {
    address: pagePicture("/newsletter"),
    alt: `${hero.heading}. ${hero.text} A folded letter drifts among the stars`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 158), display: "flex", flexDirection: "column", gap: 22 }}>
          <Title size={fittingSize(hero.heading, 640, 2, 94)} width={660}>
            {hero.heading}
          </Title>
          <span style={{ fontSize: 38, color: COLOURS.pink }}>{hero.text}</span>
        </div>
        <div
          style={{
            ...place(860, 190),
            display: "flex",
            fontSize: fittingSize(newsletterName, 232, 1, 34),
            fontWeight: 500,
            color: COLOURS.night,
            transform: "rotate(7deg)",
          }}
        >
          {newsletterName}
        </div>
      </Frame>
    ),
  };
}

/** Three panels of a letter, each lit another way, with lines of writing. */
function FoldedSheet() {
  const panels = [
    { y: 0, shade: "#ffffff", lean: 0 },
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
export function issueDrawing(
  { newsletter }: Everything,
  issue: { id: string; title: string; date: string; picture: string },
  common: Common,
): Drawing {
  const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${issue.date}T00:00:00Z`),
  );
  const art = (
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
  );
  return {
    address: issuePicture(issue.id),
    alt: `${newsletter.newsletterName}: ${issue.title}, ${day}. A letter with a picture for its stamp`,
    element: (
      <Frame {...common} art={art} ink={COLOURS.night}>
        <div style={{ ...place(60, 158), display: "flex", flexDirection: "column", gap: 20 }}>
          <span style={{ fontSize: 30, color: COLOURS.wine }}>{newsletter.newsletterName}</span>
          <Title size={fittingSize(issue.title, 520, 3, 74)} width={540}>
            {issue.title}
          </Title>
          <span style={{ fontSize: 30 }}>{day}</span>
        </div>
        <div
          style={{
            ...place(758, 64),
            display: "flex",
            padding: 18,
            background: COLOURS.white,
            border: `8px dotted ${COLOURS.blush}`,
            boxShadow: "0 18px 40px rgba(5, 26, 66, 0.28)",
            transform: "rotate(2deg)",
          }}
        >
          <img src={issue.picture} width={316} height={416} style={{ objectFit: "cover" }} alt="" />
        </div>
      </Frame>
    ),
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
