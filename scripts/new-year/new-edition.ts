import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { conferenceYears } from "../../app/schemas/addresses.server.ts";
import { editionSchema } from "../../app/schemas/conference.server.ts";
import { homeSchema } from "../../app/schemas/home.server.ts";
import { fromRoot } from "../../app/schemas/load-content.server.ts";
import { fillPlaceholders } from "../../app/schemas/placeholders.server.ts";
import { loadFigures, loadPageContent } from "../../app/schemas/site.server.ts";
import { type Changes, PlainProblem } from "./change-content.ts";

/** Works out what must change for a new ConferenceX: the newest file becomes a look-back, a copy the new edition (B11). */
export function planNewEdition(next: number): Changes & { last: number } {
  const last = conferenceYears()[0];
  if (!last) throw new PlainProblem("There is no edition in content/conferencex/ to begin from.");
  if (next <= last) {
    throw new PlainProblem(
      `The newest edition is ${last}: give a later year, such as ${last + 1}.`,
    );
  }
  const file = `content/conferencex/${last}.yaml`;
  // An edition that is not in order would only be found out after the turn.
  loadPageContent(file, editionSchema(last));
  const text = readFileSync(fromRoot(file), "utf8");
  const pictures = highlightPictures(last);
  return {
    last,
    write: [
      { file, content: lookBack(text, last, pictures) },
      { file: `content/conferencex/${next}.yaml`, content: nextEdition(text, last, next) },
      ...pictures.map(({ from, name }) => ({
        file: `content/conferencex/${last}/${name}`,
        content: readFileSync(fromRoot(from)),
      })),
    ],
    // A look-back shows no portraits; the new edition begins with last year's, as samples.
    move: portraits(last).map((name) => ({
      from: `content/conferencex/${last}/${name}`,
      to: `content/conferencex/${next}/${name}`,
    })),
  };
}

function portraits(year: number): string[] {
  const folder = `content/conferencex/${year}`;
  return existsSync(fromRoot(folder)) ? readdirSync(fromRoot(folder)) : [];
}

/** The same weekday as last time: a day to begin from, until the real one is known. */
function sameWeekday(date: string, years: number): Date {
  const day = new Date(`${date}T12:00:00Z`);
  const later = new Date(day);
  later.setUTCFullYear(day.getUTCFullYear() + years);
  const off = (day.getUTCDay() - later.getUTCDay() + 7) % 7;
  later.setUTCDate(later.getUTCDate() + (off > 3 ? off - 7 : off));
  return later;
}

function nextEdition(text: string, last: number, next: number): string {
  const { date, name } = parse(text) as { date: string; name: string };
  const day = sameWeekday(date, next - last);
  const title = name.replace(String(last), "").trim();
  const years = new RegExp(`(${title} |/conferencex-)?\\b(\\d{4})\\b`, "g");
  return (
    text
      .replaceAll(writtenDay(new Date(`${date}T12:00:00Z`)), (written) => sameSpaces(written, day))
      // What looked back at the year before looks back at the last one now.
      .replaceAll(years, (whole: string, before: string | undefined, year: string) => {
        if (year === String(last)) return `${before ?? ""}${next}`;
        return before ? `${before}${last}` : whole;
      })
      .replace(/^phase: .*$/m, "phase: announced")
      .replace(
        /^date: .*$/m,
        `# To be set: for now the same weekday as in ${last}.\ndate: ${day.toISOString().slice(0, 10)}`,
      )
      .replace(/^(?:sample: true\n)?\npage:/m, "sample: true\n\npage:")
      // The speakers are last year's until they are replaced.
      .replace(/^speakers:\n[\s\S]*?(?=^\S)/m, (list) =>
        list
          .replaceAll(/^ +sample: true\n/gm, "")
          .replaceAll(/^( +)photo: .+$/gm, "$&\n$1sample: true"),
      )
  );
}

/** “January 25”, also with the space that keeps the two on one line. */
function writtenDay(day: Date): RegExp {
  return new RegExp(`\\b${monthAndDay(day).replace(" ", "[ \u00a0]")}\\b`, "g");
}

function sameSpaces(written: string, day: Date): string {
  return monthAndDay(day).replace(" ", written.includes("\u00a0") ? "\u00a0" : " ");
}

function monthAndDay(day: Date): string {
  return new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    day,
  );
}

type HighlightPicture = { from: string; name: string; alt: string };

/** Pictures to begin with: those of the conference's card on the home page. */
function highlightPictures(year: number): HighlightPicture[] {
  const { projects } = loadPageContent("content/home.yaml", homeSchema);
  const card =
    projects.cards.find(({ location }) => location.startsWith("/conferencex")) ?? projects.cards[0];
  if (!card) throw new PlainProblem("content/home.yaml has no card to take pictures from.");
  return [card.image, card.image2].map(({ file, alt }, index) => ({
    from: `content/home/${file}`,
    name: `${index === 0 ? "speakers" : "startup-showcase"}-${year}${basename(file).replace(/^.*(?=\.)/, "")}`,
    alt,
  }));
}

/** The edition in the form of a look-back, from its own words: the figures are frozen at what they were in its year. */
function lookBack(text: string, year: number, pictures: HighlightPicture[]): string {
  const figures = Object.fromEntries(loadFigures().map(({ id, value }) => [id, value]));
  // Only the figures: the club's name may change and shall do so here too.
  const raw = fillPlaceholders(parse(text), figures, []) as z.input<
    ReturnType<typeof editionSchema>
  >;
  const { name } = raw;
  const shown = ({ name: file, alt }: HighlightPicture) => [{ file, alt }];
  const [first, second] = pictures;
  const recap = {
    sample: true,
    page: {
      title: `${name}, a look back | {club}`,
      description: `${name} by {club} in ${raw.city}: why we held it, what there was to see and who spoke.`,
    },
    name,
    year,
    phase: "over",
    date: raw.date,
    startTime: raw.startTime,
    endTime: raw.endTime,
    timeZone: raw.timeZone,
    timeZoneLabel: raw.timeZoneLabel,
    city: raw.city,
    venue: raw.venue,
    hero: {
      heading: `${name}, a look back`,
      lead: `Look back at why we held ${name}, what there was to see and who spoke.`,
      button: { label: `${name} Highlights`, to: `/conferencex-${year}#highlights` },
    },
    mission: { heading: "Conference Mission", text: raw.about.text },
    highlightsHeading: "Highlights",
    highlights: [
      {
        title: raw.sneakPeek.speakers.heading,
        text: raw.sneakPeek.speakers.text,
        pictures: first && shown(first),
      },
      {
        title: raw.sneakPeek.startups.heading,
        text: raw.sneakPeek.startups.text,
        pictures: second && shown(second),
      },
    ],
    speakersHeading: raw.speakersHeading,
    speakers: raw.speakers.map(({ id, name: speaker, title, employer, sample }) => ({
      id,
      name: speaker,
      role: `${title}, ${employer}`.length <= 120 ? `${title}, ${employer}` : title,
      ...(sample && { sample }),
    })),
    sponsors: raw.sponsors,
  };
  const head = `# ${name}, a past edition: its recap page. Lists are in page order.
# Pictures go into content/conferencex/${year}/; "alt" says what a picture shows.
# Sponsors are ids from organisations.yaml. The numbers are those of ${year}, so they are written out.
# "sample: true" marks words that were taken over and still speak of the day as if it were to come.
# Delete that line once they are rewritten.
`;
  return head + withBlankLines(stringify(recap, { lineWidth: 0, flowCollectionPadding: false }));
}

/** A blank line between the parts, as in the files written by hand; the lines from name to venue stay together. */
function withBlankLines(yaml: string): string {
  return yaml
    .replaceAll(/^(page|name|hero|mission|highlightsHeading|speakersHeading|sponsors):/gm, "\n$1:")
    .replaceAll(/^(startTime|endTime): ([\d:]+)$/gm, '$1: "$2"')
    .replace(/\n{3,}/g, "\n\n");
}
