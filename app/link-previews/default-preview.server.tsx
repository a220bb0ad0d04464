import { Body, Path, Sky, Stars } from "./bodies.server.tsx";
import { COLOURS } from "./colours.server.ts";
import { previewUrl } from "./preview-urls.server.ts";
import { type Club, type Drawing, fittingSize, place, Preview, Title } from "./preview.server.tsx";

/** A page that has no drawing of its own: its name beside a planet. */
export function defaultPreview(path: string, name: string, club: Club): Drawing {
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
    url: previewUrl(path),
    alt: `${name}, beside a violet planet on its orbit`,
    element: (
      <Preview {...club} art={art}>
        <div style={{ ...place(60, 190), display: "flex" }}>
          <Title size={fittingSize(name, 680, 2, 110)} width={720}>
            {name}
          </Title>
        </div>
      </Preview>
    ),
  };
}
