import { Fragment } from "react";
import { pagePicture } from "../picture-urls.ts";
import type { Everything, SharedPage } from "../page-metadata.ts";
import { Body, Path, RingedPlanet, Sky, Stars } from "./bodies.tsx";
import { COLOURS } from "./colours.ts";
import { type Drawing, fittingSize, Frame, place, Title } from "./frame.tsx";

type Common = { club: string; host: string };

/** Home: the planet half out of the frame, and what the club is for. */
export function homeDrawing({ home, site }: Everything, common: Common): Drawing {
  const [word = ""] = home.hero.typedWords;
  const art = (
    <>
      <Sky
        angle="across"
        stops={[
          [0, COLOURS.dusk],
          [0.75, COLOURS.night],
        ]}
      />
      <Stars until={300} />
      <Path x={1010} y={400} r={470} />
      <Path x={1010} y={400} r={590} opacity={0.12} />
      <Body kind="planet" x={1010} y={400} r={345} />
      <Body kind="pebble" x={700} y={75} r={26} />
      <Body kind="violet" x={588} y={602} r={13} />
    </>
  );
  return {
    address: pagePicture("/"),
    alt: `${home.hero.heading} ${word}, before a large pink and purple planet that is half out of the frame`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 134), display: "flex", flexDirection: "column" }}>
          <Title size={fittingSize(home.hero.heading, 620, 2, 80)} width={620}>
            {home.hero.heading}
          </Title>
          <Title size={fittingSize(word, 600, 1, 116)} width={700} colour={COLOURS.pink}>
            {word}
          </Title>
        </div>
        <div style={{ ...place(60, 446), width: 520, fontSize: 26, lineHeight: 1.35 }}>
          {site.tagline}
        </div>
      </Frame>
    ),
  };
}

const TIER_BODIES = {
  moon: { name: "a moon", element: <Body kind="moon" x={640} y={510} r={42} /> },
  "ringed-planet": { name: "a ringed planet", element: <RingedPlanet x={905} y={270} r={78} /> },
  sun: { name: "a sun", element: <Body kind="sun" x={1130} y={585} r={235} /> },
};

const list = new Intl.ListFormat("en-GB");

/** The partner page: the bodies of its tiers, the glow of the Sun behind the others. */
export function partnerDrawing({ partner }: Everything, common: Common): Drawing {
  const shown = new Set(partner.tiers.entries.map(({ body }) => body));
  const bodies = (["moon", "ringed-planet", "sun"] as const).filter((body) => shown.has(body));
  const art = (
    <>
      <Sky
        angle="across"
        stops={[
          [0, COLOURS.night],
          [1, COLOURS.dusk],
        ]}
      />
      <Stars />
      <Path x={1240} y={720} r={560} />
      <Path x={1240} y={720} r={790} opacity={0.14} />
      {bodies.toReversed().map((body) => (
        <Fragment key={body}>{TIER_BODIES[body].element}</Fragment>
      ))}
    </>
  );
  return {
    address: pagePicture("/partner-with-us"),
    alt: `${partner.hero.heading}, beside ${list.format(bodies.map((body) => TIER_BODIES[body].name))} on ${bodies.length === 1 ? "its orbit" : "their orbits"}`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 170), display: "flex", flexDirection: "column" }}>
          <Title size={fittingSize(partner.hero.heading, 640, 2, 118)} width={660}>
            {partner.hero.heading}
          </Title>
        </div>
        <div
          style={{
            ...place(60, 450),
            display: "flex",
            gap: 36,
            fontSize: 28,
            color: COLOURS.pink,
          }}
        >
          {partner.tiers.entries.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </div>
      </Frame>
    ),
  };
}

/** LearnAI: one small moon and the sentence. */
export function learnaiDrawing(
  learnai: NonNullable<Everything["learnai"]>,
  { site }: Everything,
  common: Common,
): Drawing {
  const name = site.navigation.find(({ to }) => to === "/learnai")?.label ?? learnai.page.title;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.dusk],
          [1, COLOURS.night],
        ]}
      />
      <Stars count={60} until={560} />
      <Path x={955} y={300} r={225} opacity={0.28} />
      <Body kind="moon" x={955} y={300} r={128} />
      <Body kind="pebble" x={1114} y={459} r={14} />
    </>
  );
  return {
    address: pagePicture("/learnai"),
    alt: `${name}. ${learnai.text} A small moon stands in the night sky`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 178), display: "flex", flexDirection: "column", gap: 22 }}>
          <Title size={fittingSize(name, 640, 1, 132)} width={720}>
            {name}
          </Title>
          <div style={{ width: 560, fontSize: 34, lineHeight: 1.35, color: COLOURS.pink }}>
            {learnai.text}
          </div>
        </div>
      </Frame>
    ),
  };
}

/** A page that has no drawing of its own: its name beside a planet. */
export function defaultDrawing({ path, name }: SharedPage, common: Common): Drawing {
  const art = (
    <>
      <Sky
        angle="across"
        stops={[
          [0, COLOURS.night],
          [1, COLOURS.dusk],
        ]}
      />
      <Stars />
      <Path x={1120} y={420} r={420} />
      <Body kind="violet" x={1040} y={420} r={190} />
      <Body kind="pebble" x={760} y={200} r={20} />
    </>
  );
  return {
    address: pagePicture(path),
    alt: `${name}, beside a violet planet on its orbit`,
    element: (
      <Frame {...common} art={art}>
        <div style={{ ...place(60, 190), display: "flex" }}>
          <Title size={fittingSize(name, 680, 2, 110)} width={720}>
            {name}
          </Title>
        </div>
      </Frame>
    ),
  };
}

/** ProjectX: a paper's ruled table with a planet at its corner. */
export function projectxDrawing({ projectx }: Everything, common: Common): Drawing {
  const { landing } = projectx;
  const art = (
    <>
      <Sky
        stops={[
          [0, COLOURS.light],
          [0.6, "#f3dfe9"],
          [1, COLOURS.pink],
        ]}
      />
      <Path x={1120} y={40} r={330} colour={COLOURS.night} opacity={0.3} />
      <Body kind="planet" x={1120} y={40} r={245} />
      <Body kind="pebble" x={884} y={270} r={22} />
    </>
  );
  return {
    address: pagePicture("/projectx"),
    alt: `${landing.heading}: ${landing.facts.map(({ value, label }) => `${value} ${label}`).join(", ")}`,
    element: (
      <Frame {...common} art={art} ink={COLOURS.night}>
        <div style={{ ...place(52, 138), display: "flex" }}>
          <Title size={fittingSize(landing.heading, 820, 1, 176)} width={1000}>
            {landing.heading}
          </Title>
        </div>
        <div style={{ ...place(60, 382), width: 1080, display: "flex" }}>
          {landing.facts.map(({ value, label }) => (
            <div
              key={label}
              style={{
                display: "flex",
                flexDirection: "column",
                flexGrow: 1,
                gap: 2,
                paddingTop: 18,
                borderTop: `2px solid ${COLOURS.night}`,
              }}
            >
              <span style={{ fontSize: 52, fontWeight: 500, letterSpacing: -2 }}>{value}</span>
              <span style={{ fontSize: 22, fontFamily: "Open Sans" }}>{label}</span>
            </div>
          ))}
        </div>
      </Frame>
    ),
  };
}
