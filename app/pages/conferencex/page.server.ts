import { allContent } from "#app/content/content-error.server.ts";
import {
  daysInWords,
  isTwelveHour,
  shortWeekdays,
  wordsOfDays,
} from "#app/content/dates.server.ts";
import { currentYear, editionFile, editionPath, yearBefore } from "#app/content/editions.server.ts";
import { readYaml } from "#app/content/load-content.server.ts";
import { withLogos } from "#app/content/organisations.server.ts";
import { portraitOf } from "#app/content/portraits.server.ts";
import type { RichText } from "#app/content/rich-text.server.ts";
import { loadPageContent, loadSite, siteLanguage } from "#app/content/site.server.ts";
import * as UI_TEXT from "#app/ui-text.ts";
import {
  type Edition,
  editionPlaceholders,
  editionTimes,
  hoursOf,
  venueAndCity,
} from "../conference.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { calendarLinks } from "./calendar.server.ts";
import { editionSchema, type Phase } from "./schema.server.ts";

type WrittenEdition = ReturnType<typeof readEdition>;

/** An edition's file, checked and with its placeholders filled. */
export function readEdition(year: number) {
  const file = editionFile(year);
  const known = editionPlaceholders(year, readYaml(file).value);
  return { year, ...loadPageContent(file, editionSchema(year), known) };
}

/** An edition as its page shows it. A past one is over, whatever its file still says. */
export async function loadEdition(year: number) {
  const { title, description, notes, ...edition } = readEdition(year);
  const isCurrent = year === currentYear();
  const phase = isCurrent ? edition.phase : "over";
  const isOver = phase === "over";
  const { about, welcome, sneakPeek, speakers = [] } = edition;
  // One link leads from the current edition to the last one.
  const last = isCurrent ? linkToLast(year) : undefined;
  const page = pageOf(edition, isCurrent && isOver ? notes?.over : undefined);
  return {
    ...edition,
    phase,
    page: title && description && !(isCurrent && isOver) ? { title, description } : page,
    note: notes?.[phase],
    links: [...(edition.links ?? []), ...(last && !isOver && !about ? [last] : [])],
    afterwards: isOver
      ? last && { ...last, label: UI_TEXT.lookBack.replace("{name}", last.label) }
      : undefined,
    about: about && {
      ...about,
      button: last && !isOver ? { label: UI_TEXT.lastYear, to: last.highlights } : undefined,
    },
    day: dayOf(edition, phase),
    welcome:
      !isOver && (welcome?.text ?? welcome?.typedWords?.length)
        ? {
            ...welcome,
            spokenWords: new Intl.ListFormat(siteLanguage()).format(welcome.typedWords ?? []),
          }
        : undefined,
    sneakPeek: !isOver && sneakPeek?.parts?.length ? sneakPeek : undefined,
    questions: trueIn(phase, edition.questions),
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

function linkToLast(year: number) {
  const before = yearBefore(year);
  if (!before) return undefined;
  const { name, recap, speakers = [] } = readEdition(before);
  const to = editionPath(before);
  const hasHighlights = [...(recap?.highlights ?? []), ...speakers].length > 0;
  return { label: name, to, highlights: hasHighlights ? `${to}#highlights` : to };
}

/** The schedule and the facts, and the venue unless a text of the edition says it. */
function dayOf(
  edition: Pick<WrittenEdition, "day" | "about" | "venue" | "speakers">,
  phase: Phase,
) {
  const { day, about, venue, speakers = [] } = edition;
  const facts = trueIn(phase, day?.facts);
  const schedule = (day?.schedule ?? []).map(({ room, speakers: ids = [], ...session }) => {
    const links = speakers
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ tag: "a", href: `#speaker-${id}`, words: name }));
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
function pageOf(edition: Pick<WrittenEdition, keyof Edition>, note?: string) {
  const { name, date, endDate } = edition;
  const { club, language } = loadSite();
  const day = daysInWords(date, endDate, language, { dateStyle: "full" });
  return {
    title: `${name} | ${club}`,
    description: [note, [name, day, venueAndCity(edition)].filter(Boolean).join(", ")]
      .filter(Boolean)
      .join(" "),
  };
}

export default {
  content: () => ({
    file: editionFile(currentYear()),
    schema: editionSchema(currentYear()),
  }),
  async load() {
    // Visitors download what is here, so without what only machines read.
    const { page, recap: _, ...conference } = await loadCurrentConference();
    const { language, tagline } = loadSite();
    const { name, year, date, endDate, city } = conference;
    const words = wordsOfDays(date, endDate, language);
    // What screen readers say in place of the poster.
    const spoken = [name, words.full, city].filter(Boolean).join(", ");
    return {
      page,
      conference,
      tagline,
      dateWords: {
        ...words,
        full: spoken,
        // The hero says a year once, in the name where that has it.
        words: words.words.filter((word) => word !== String(year) || !name.includes(word)),
      },
      // The plan of the day has the venue, too.
      hours: [hoursOf(conference, language), conference.day ? undefined : conference.venue]
        .filter(Boolean)
        .join(", "),
      times: editionTimes(conference),
      weekdays: shortWeekdays(language),
      isTwelveHour: isTwelveHour(language),
      calendar: conference.phase === "over" ? undefined : calendarLinks(conference),
    };
  },
} satisfies PageDefinition;
