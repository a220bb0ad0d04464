import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Document, isMap, isScalar, isSeq, type Pair, type Scalar, visit } from "yaml";
import type { z } from "zod";
import { conferenceYears } from "../../app/content/conference-years.server.ts";
import { editionSchema } from "../../app/content/conference.server.ts";
import { homeSchema } from "../../app/pages/home/content.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { fillPlaceholders } from "../../app/content/placeholders.server.ts";
import { loadFigures, loadPageContent } from "../../app/content/site.server.ts";
import { type Changes, PlainProblem, readFields, textOf } from "./change-content.ts";

type Edition = z.input<ReturnType<typeof editionSchema>>;

/** The newest file becomes a recap, a copy of it the new edition. */
export function planNewEdition(next: number): Changes & { last: number } {
  const last = conferenceYears()[0];
  if (!last) throw new PlainProblem("There is no edition in content/conferencex/ to begin from.");
  if (next <= last) {
    throw new PlainProblem(
      `The newest edition is ${last}: give a later year, such as ${last + 1}.`,
    );
  }
  const file = `content/conferencex/${last}.yaml`;
  loadPageContent(file, editionSchema(last));
  const pictures = highlightPictures(last);
  return {
    last,
    write: [
      { file, content: recapOf(file, last, pictures) },
      { file: `content/conferencex/${next}.yaml`, content: nextEdition(file, last, next) },
      ...pictures.map(({ from, name }) => ({
        file: `content/conferencex/${last}/${name}`,
        content: readFileSync(fromRoot(from)),
      })),
    ],
    // A recap shows no portraits; the new edition begins with last year's, as samples.
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

function sameWeekday(date: string, years: number): Date {
  const day = new Date(`${date}T12:00:00Z`);
  const later = new Date(day);
  later.setUTCFullYear(day.getUTCFullYear() + years);
  const off = (day.getUTCDay() - later.getUTCDay() + 7) % 7;
  later.setUTCDate(later.getUTCDate() + (off > 3 ? off - 7 : off));
  return later;
}

function nextEdition(file: string, last: number, next: number): string {
  const { document, root } = readFields(file);
  const { date, name } = document.toJS() as Edition;
  const day = sameWeekday(date, next - last);
  const title = name.replace(String(last), "").trim();
  const years = new RegExp(`(${title} |/conferencex-)?\\b(\\d{4})\\b`, "g");
  const written = writtenDay(new Date(`${date}T12:00:00Z`));
  changeTexts(document, (text) =>
    text
      .replaceAll(written, (found) => sameSpaces(found, day))
      // Links to the edition before the last one lead to the last one now.
      .replaceAll(years, (whole: string, before: string | undefined, year: string) => {
        if (year === String(last)) return `${before ?? ""}${next}`;
        return before ? `${before}${last}` : whole;
      }),
  );
  root.set("year", next);
  root.set("phase", "announced");
  root.set("date", day.toISOString().slice(0, 10));
  keyOf(root.items, "date").commentBefore = ` To be set: for now the same weekday as in ${last}.`;
  if (!root.has("sample")) {
    root.items.unshift(document.createPair("sample", true));
    keyOf(root.items, "page").spaceBefore = true;
  }
  for (const speaker of speakersOf(document)) {
    speaker.delete("sample");
    speaker.set("sample", true);
  }
  return textOf(document);
}

function changeTexts(document: Document, change: (text: string) => string) {
  if (document.commentBefore) document.commentBefore = change(document.commentBefore);
  visit(document, {
    Node(key, node) {
      if (node.commentBefore) node.commentBefore = change(node.commentBefore);
      if (node.comment) node.comment = change(node.comment);
      if (key !== "key" && isScalar(node) && typeof node.value === "string")
        node.value = change(node.value);
    },
  });
}

function speakersOf(document: Document) {
  const speakers = document.get("speakers");
  return isSeq(speakers) ? speakers.items.filter((item) => isMap(item)) : [];
}

function keyOf(pairs: Pair[], name: string): Scalar {
  const key = pairs.map((pair) => pair.key).find((each) => isScalar(each) && each.value === name);
  if (!isScalar(key)) throw new PlainProblem(`The edition has no field “${name}”.`);
  return key;
}

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

function highlightPictures(year: number): HighlightPicture[] {
  const { projects } = loadPageContent("content/home.yaml", homeSchema);
  const card =
    projects.cards.find(({ location }) => location.startsWith("/conferencex")) ?? projects.cards[0];
  if (!card) throw new PlainProblem("content/home.yaml has no card to take pictures from.");
  return [card.image, card.image2].map(({ file, alt }, index) => ({
    from: `content/home/${file}`,
    name: `${index === 0 ? "speakers" : "startup-showcase"}-${year}${extname(file)}`,
    alt,
  }));
}

const COPIED =
  "name year phase date startTime endTime timeZone timeZoneLabel city venue speakersHeading speakers sponsors".split(
    " ",
  );

/** The edition as a recap in its own words; figures are frozen at their values of that year. */
function recapOf(file: string, year: number, pictures: HighlightPicture[]): string {
  const { document, root } = readFields(file);
  const figures = Object.fromEntries(loadFigures().map(({ id, value }) => [id, value]));
  changeTexts(document, (text) => String(fillPlaceholders(text, figures, [])));
  const { name, city, about, sneakPeek } = document.toJS() as Edition;
  const shown = (picture: HighlightPicture | undefined) =>
    picture && [{ file: picture.name, alt: picture.alt }];
  const made = {
    sample: true,
    page: {
      title: `${name}, a look back | {club}`,
      description: `${name} by {club} in ${city}: why we held it, what there was to see and who spoke.`,
    },
    hero: {
      heading: `${name}, a look back`,
      lead: `Look back at why we held ${name}, what there was to see and who spoke.`,
      button: { label: `${name} Highlights`, to: `/conferencex-${year}#highlights` },
    },
    mission: { heading: "Conference Mission", text: about.text },
    highlightsHeading: "Highlights",
    highlights: [
      {
        title: sneakPeek.speakers.heading,
        text: sneakPeek.speakers.text,
        pictures: shown(pictures[0]),
      },
      {
        title: sneakPeek.startups.heading,
        text: sneakPeek.startups.text,
        pictures: shown(pictures[1]),
      },
    ],
  };

  root.set("phase", "over");
  keyOf(root.items, "date").commentBefore = undefined;
  for (const speaker of speakersOf(document)) {
    const role = `${String(speaker.get("title"))}, ${String(speaker.get("employer"))}`;
    const pair = document.createPair("role", role.length <= 120 ? role : speaker.get("title"));
    const at = speaker.items.findIndex(({ key }) => isScalar(key) && key.value === "title");
    speaker.items.splice(at, 1, pair);
    for (const field of ["employer", "photo"]) speaker.delete(field);
  }
  const copied = root.items.filter(
    ({ key }) => isScalar(key) && COPIED.includes(String(key.value)),
  );
  const [sample, page, ...sections] = Object.entries(made).map(([field, value]) =>
    document.createPair(field, value),
  );
  const untilVenue = copied.findIndex(
    ({ key }) => isScalar(key) && key.value === "speakersHeading",
  );
  root.items = [
    sample,
    page,
    ...copied.slice(0, untilVenue),
    ...sections,
    ...copied.slice(untilVenue),
  ].filter((pair) => pair !== undefined);
  for (const field of ["page", "name", "hero", "mission", "highlightsHeading", "speakersHeading"])
    keyOf(root.items, field).spaceBefore = true;

  document.commentBefore = null;
  root.commentBefore = ` ${name}, a past edition: its recap page. Lists are in page order.
 Pictures go into content/conferencex/${year}/; "alt" says what a picture shows.
 Sponsors are ids from organisations.yaml. The numbers are those of ${year}, so they are written out.
 "sample: true" marks words that were copied and still speak of the day as if it were to come.
 Delete that line once they are rewritten.`;
  return textOf(document);
}
