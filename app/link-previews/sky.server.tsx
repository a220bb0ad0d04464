import { COLOURS } from "./colours.server.ts";
import { PREVIEW_SIZE } from "./preview-urls.server.ts";
import { type Stops, stopsOf } from "./shapes.server.tsx";

const EVENING: Stops = { 0: COLOURS.dusk, 100: COLOURS.night };

type SkyProps = { stops?: Stops; angle?: "down" | "across" };

/** The ground of a picture: colours from top to bottom, or from corner to corner. */
export function Sky({ stops = EVENING, angle = "down" }: SkyProps) {
  return (
    <>
      <linearGradient id="sky" x1="0" y1="0" x2={angle === "down" ? "0" : "1"} y2="1">
        {stopsOf(stops)}
      </linearGradient>
      <rect {...PREVIEW_SIZE} fill="url(#sky)" />
    </>
  );
}

export function NightSky() {
  return <Sky angle="across" stops={{ 0: COLOURS.night, 100: COLOURS.dusk }} />;
}

/** Always the same stars, fewer towards the bottom, and none on the left, where one would read as a full stop. */
export function Stars({ count = 36, until = 630 }: { count?: number; until?: number }) {
  return Array.from({ length: count }, (_, index) => {
    const along = (index * 0.618_034) % 1;
    const down = ((index * 0.754_877) % 1) ** 1.3;
    return (
      <circle
        key={index}
        cx={Math.round(660 + along * 540)}
        cy={Math.round(down * until)}
        r={index % 7 === 0 ? 1.7 : 1}
        fill={COLOURS.light}
        fillOpacity={0.25 + (index % 5) * 0.11}
      />
    );
  });
}
