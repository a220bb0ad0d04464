import type { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import { daysInWords } from "#app/content/dates.server.ts";
import { currentYear, editionFile, editionPath, yearBefore } from "#app/content/editions.server.ts";
import { asSentences, listInWords } from "#app/content/language.server.ts";
import { readYaml } from "#app/content/load-content.server.ts";
import { withLogos } from "#app/content/organisations.server.ts";
import { portraitOf } from "#app/content/portraits.server.ts";
import type { RichText } from "#app/content/rich-text.server.ts";
import { loadPageContent, loadSite, siteLanguage } from "#app/content/site.server.ts";
import * as UI_TEXT from "#app/ui-text.ts";
import { editionPlaceholders, venueAndCity } from "../conference.server.ts";
import { editionSchema, type Phase } from "./schema.server.ts";

type WrittenEdition = z.output<ReturnType<typeof editionSchema>>;

/** An edition's file, checked and with its placeholders filled. */
export function readEdition(year: number): WrittenEdition {
  const file = editionFile(year);
  return loadPageContent(
    file,
    editionSchema(year),
    editionPlaceholders(year, readYaml(file).value),
  );
}

/** An edition as its page shows it. A past one is over, whatever its file still says. */
export async function loadEdition(year: number) {
  const edition = readEdition(year);
  const isCurrent = year === currentYear();
  const phase = isCurrent ? edition.phase : "over";
  const isOver = phase === "over";
  const { notes, ...hero } = edition.hero ?? {};
  const { about, welcome, faq, sneakPeek, speakers = [] } = edition;
  const questions = trueIn(phase, faq?.questions);
  // One link leads from the current edition to the last one.
  const last = isCurrent ? linkToLast(year) : undefined;
  const lookBack = isOver &&
    last && { ...last, label: UI_TEXT.lookBack.replace("{name}", last.name) };
  const button = !isOver &&
    last &&
    about?.lastEdition && {
      label: about.lastEdition,
      to: `${last.to}#highlights`,
    };
  const introduction = about && {
    heading: about.heading,
    text: about.text,
    button: button || undefined,
  };
  return {
    ...edition,
    phase,
    page: isCurrent && isOver ? pageOf(edition, notes?.over) : (edition.page ?? pageOf(edition)),
    hero: { ...hero, afterwards: lookBack || undefined },
    links: [...(edition.links ?? []), ...(last && !lookBack && !button ? [last] : [])],
    note: notes?.[phase],
    day: dayOf(edition, phase),
    about: introduction?.text || introduction?.button ? introduction : undefined,
    welcome:
      !isOver && (welcome?.text ?? welcome?.typedWords?.length)
        ? { ...welcome, spokenWords: listInWords(welcome.typedWords ?? [], siteLanguage()) }
        : undefined,
    sneakPeek: !isOver && sneakPeek?.parts?.length ? sneakPeek : undefined,
    faq: faq && questions.length > 0 ? { ...faq, questions } : undefined,
    speakers: await allContent(speakers, async (speaker) => ({
      ...speaker,
      title: speaker.title && speaker.title + (speaker.employer ? ", " : ""),
      ...(await portraitOf(speaker)),
    })),
    partners: await withLogos(edition.partners),
    sponsors: await withLogos(edition.sponsors),
  };
}

export function loadCurrentConference() {
  return loadEdition(currentYear());
}

export type Conference = Awaited<ReturnType<typeof loadEdition>>;

/** A group of the edition's file, where it has one. */
export type Group<Name extends keyof Conference> = NonNullable<Conference[Name]>;

export function hasCalendar({ phase, hero }: Pick<Conference, "phase" | "hero">): boolean {
  return phase !== "over" && hero.addToCalendar !== undefined;
}

function linkToLast(year: number) {
  const before = yearBefore(year);
  if (!before) return undefined;
  const { name } = readEdition(before);
  return { name, label: name, to: editionPath(before) };
}

/** The schedule and the facts, and the venue unless a text of the edition says it. */
function dayOf(edition: WrittenEdition, phase: Phase) {
  const { day, about, venue, speakers = [] } = edition;
  const facts = trueIn(phase, day?.facts);
  const schedule = (day?.schedule ?? []).map(({ room, speakers: ids = [], ...session }) => {
    const links = speakers
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ to: `#speaker-${id}`, words: name }));
    const parts = [...(room ? [room] : []), ...links];
    const by: RichText = parts.flatMap((part, index) => (index > 0 ? [" · ", part] : [part]));
    return { ...session, by: by.length > 0 ? by : undefined };
  });
  if (!day || facts.length + schedule.length === 0) return undefined;
  const isSaid = JSON.stringify([facts, about, schedule]).includes(venue ?? "");
  if (venue && !isSaid) facts.push({ label: UI_TEXT.venue, text: venue });
  return { heading: day.heading, schedule, facts };
}

/** Selects the entries that apply in a phase, so that no page offers what is sold out or over. */
function trueIn<Entry extends { phases?: Phase[] | undefined }>(
  phase: Phase,
  entries: Entry[] = [],
) {
  return entries
    .filter(({ phases }) => phases?.includes(phase) ?? true)
    .map(({ phases: _phases, ...entry }) => entry);
}

/** For search engines and the browser's tab, if the file has no words for them. `note` begins the description. */
function pageOf(edition: WrittenEdition, note?: string) {
  const { name, date, endDate } = edition;
  const { club, language } = loadSite();
  const day = daysInWords(date, endDate, language, { dateStyle: "full" });
  return {
    title: `${name} | ${club}`,
    description: asSentences(note, `${name}, ${day}`, venueAndCity(edition)),
  };
}
