import { COLOURS } from "#app/link-previews/colours.server.ts";
import { fill } from "#app/ui/fill.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { type LinkPreview, place } from "#app/link-previews/preview.server.tsx";
import { Body, Glow, Limb, Orbit, Sky } from "#app/link-previews/shapes.server.tsx";
import { daysInWords, wordsOfDays } from "#app/content/dates.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { Title, Words } from "#app/link-previews/words.server.tsx";
import { loadCurrentConference } from "./content.server.ts";

/** The current edition: the date as a poster over a sunrise, or over the evening of a day that has passed. */
export async function linkPreview(): Promise<LinkPreview> {
  const { name, date, endDate, city, phase } = await loadCurrentConference();
  const isOver = phase === "over";
  const { language } = loadSite();
  const { previewOfConference } = loadUiText();
  // Its fonts have Latin digits only.
  const drawn = new Intl.Locale(language, { numberingSystem: "latn" }).toString();
  const { words, month, day } = wordsOfDays(date, endDate, drawn);
  return {
    alt: fill(city ? previewOfConference : withoutCity(previewOfConference), {
      name,
      date: daysInWords(date, endDate, language, { dateStyle: "full" }),
      ...(city && { city }),
    }),
    art: (
      <>
        <Sky stops={isOver ? EVENING : MORNING} />
        <Orbit x={1080} y={520} r={215} colour={isOver ? COLOURS.light : COLOURS.night} />
        {isOver ? (
          <>
            <Glow id="dusk" x={1080} y={560} r={330} colour={COLOURS.rose} />
            <Body kind="moon" x={1006} y={318} r={26} />
          </>
        ) : (
          <Body kind="sun" x={1080} y={520} r={150} />
        )}
        <Limb x={1080} y={1780} light={{ cx: 1080, cy: 470 }} colour={COLOURS.purple} />
      </>
    ),
    words: (
      <>
        <div style={{ ...place(560, 52), width: 580, justifyContent: "flex-end" }}>
          <Words size={36} width={580} height={50} weight={500} tracking={-0.9 / 36}>
            {name}
          </Words>
        </div>
        <div style={place(46, 92)}>
          <span style={{ ...dayNumber(day), fontWeight: 500, lineHeight: 1 }}>{day}</span>
        </div>
        <div style={{ ...place(572, 160), flexDirection: "column" }}>
          {[...words, ...(city ? [city] : [])].map((word) => (
            <Title
              key={word}
              size={68}
              width={560}
              lines={word === city ? 2 : 1}
              colour={word === month ? (isOver ? COLOURS.pink : COLOURS.wine) : undefined}
            >
              {word}
            </Title>
          ))}
        </div>
      </>
    ),
    ink: isOver ? COLOURS.light : COLOURS.night,
    clubWidth: 400,
  };
}

const MORNING = { 0: COLOURS.light, 42: "#f3d6e4", 75: COLOURS.pink, 100: "#f27fb2" };
const EVENING = { 0: COLOURS.deep, 50: COLOURS.night, 100: COLOURS.violetShade };

/** Without what joins the city to the words before it. */
function withoutCity(text: string): string {
  return text.replace(/[^}]*\{city\}/, "");
}

/** As wide for several days as for one. */
function dayNumber(day: string) {
  const share = Math.min(1, 2 / day.length);
  return { fontSize: 420 * share, letterSpacing: -34 * share, marginTop: 250 * (1 - share) };
}
