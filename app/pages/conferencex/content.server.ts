import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import {
  agreesWithItself,
  editionBase,
  loadEdition,
  logos,
  pageOf,
  type Phase,
  phase,
  phaseNotes,
  speakersHeading,
  ticketLink,
  withLogos,
} from "../conference.server.ts";
import {
  buttonLink,
  currency,
  links,
  listOf,
  optionalGroup,
  paragraph,
  pictureIn,
  question,
  sample,
  singleLine,
  slug,
  unique,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { CONFERENCE, currentYear, editionPictures } from "#app/content/event-series.server.ts";
import { commaOf, listInWords } from "#app/content/language.server.ts";
import { portraitOf } from "#app/content/portraits.server.ts";
import { plainText } from "#app/content/rich-text.server.ts";
import { siteLanguage } from "#app/content/site.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { breakable, knowsItsSessions, scheduleAsFacts, session } from "./schedule.server.ts";

const price = z
  .strictObject({
    text: singleLine(60, "The price as it is printed.", "$10, free for students"),
    amount: z
      .number()
      .min(0)
      .meta({ description: "The lowest price as a number, 0 if free.", examples: [10] }),
    currency,
  })
  .meta({ description: "The price, for visitors and search engines. Leave it out if unknown." });

const ticket = optionalGroup({
  ...ticketLink,
  price: price.optional(),
});

/** The phases in which the page shows an entry, such as how to get a ticket. */
const phases = z.array(phase).min(1).optional();

export function editionSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: optionalGroup({
        notes: phaseNotes,
        ticket,
        /** Where an edition that is over leads: its recap, or the next edition. */
        afterwards: buttonLink.optional(),
        addToCalendar: singleLine(
          40,
          "The button for the calendar. Leave it out to offer no calendar file.",
          "Add to calendar",
        ).optional(),
      }),
      about: optionalGroup({
        heading: singleLine(90, "The section’s heading.", "What is ConferenceX?"),
        text: paragraph(
          700,
          "What the conference is, for somebody who has never been to one.",
        ).optional(),
        button: buttonLink.optional(),
      }),
      day: optionalGroup({
        heading: singleLine(90, "The section’s heading."),
        schedule: z.array(session).optional(),
        facts: listOf("label", {
          label: singleLine(40, "What the fact is about.", "Food and drink"),
          text: paragraph(900, "The fact."),
          phases,
        }).optional(),
      }),
      welcome: optionalGroup({
        heading: singleLine(40, "The heading; the typed words follow it.", "Welcome To:"),
        typedWords: z
          .array(singleLine(20, "A word that is typed.", "ConferenceX"))
          .max(4)
          .optional(),
        text: paragraph(300, "The sentences under it.").optional(),
      }),
      sneakPeek: optionalGroup({
        heading: singleLine(60, "The section’s heading."),
        text: paragraph(320, "A sentence under it.").optional(),
        speakers: peek("Speakers", "Who they are, as a group.", "{confirmedSpeakers}")
          .extend({
            regions: z
              .array(singleLine(30, "A place they come from.", "Ontario"))
              .superRefine(unique)
              .optional(),
          })
          .optional(),
        startups: peek("Startup Showcase", "What they show.", "{startupShowcases}").optional(),
      }),
      speakersHeading,
      speakers: listOf("name", {
        id: slug,
        name: singleLine(120, "The speaker’s name.", "Ada Example"),
        title: singleLine(120, "What they are.", "Research Scientist").optional(),
        employer: singleLine(90, "Where they work.", "Example Institute").optional(),
        photo: pictureIn(editionPictures(CONFERENCE, year), "portrait").optional(),
        talk: optionalGroup({
          title: singleLine(200, "The talk’s title.", "How small can a model be?"),
          abstract: paragraph(6000, "What the talk is about.").optional(),
        }),
        biography: paragraph(6000, "Who the speaker is.").optional(),
        links: links.optional(),
        sample,
      })
        .superRefine(uniqueBy("id"))
        .optional(),
      faq: optionalGroup({
        heading: singleLine(60, "The section’s heading."),
        questions: z
          .array(question.extend({ phases }).meta({ namedBy: "question" }))
          .superRefine(uniqueBy("question"))
          .optional(),
      }),
      partners: logos,
      sponsors: logos,
    })
    .superRefine(agreesWithItself(year))
    .superRefine(knowsItsSessions);
}

function peek(heading: string, text: string, value: string) {
  return z.strictObject({
    value: singleLine(16, "How many, as a figure of figures.yaml.", value).optional(),
    heading: singleLine(40, "The card’s heading.", heading),
    text: paragraph(320, text).optional(),
  });
}

/** What the file leaves out is undefined or empty here. */
export async function loadCurrentConference() {
  const year = currentYear(CONFERENCE);
  const edition = loadEdition(year, editionSchema(year));
  const { phase, day: plan, welcome, faq, sneakPeek, speakers = [] } = edition;
  const { notes, ...hero } = edition.hero ?? {};
  const isOver = phase === "over";
  // What an hour invites to is left out once it has passed, and all hours are stars.
  const schedule = (plan?.schedule ?? []).map((hour) =>
    isOver ? { ...hour, text: undefined, lasts: undefined } : hour,
  );
  const rows = scheduleAsFacts(edition);
  const facts = [...(rows ?? []), ...trueIn(phase, plan?.facts)];
  const { venue } = edition;
  const hasPlan = schedule.length > 0 || facts.length > 0;
  if (hasPlan && venue && !JSON.stringify([facts, edition.about, schedule]).includes(venue))
    facts.push({ label: loadUiText().venue, text: venue });
  const questions = trueIn(phase, faq?.questions);
  const afterwards = isOver ? hero.afterwards : undefined;
  // One button leads to a page, the hero's.
  const isSamePage = afterwards && edition.about?.button?.to.startsWith(afterwards.to);
  const about = isSamePage ? { ...edition.about, button: undefined } : edition.about;
  return {
    ...edition,
    page: isOver ? pageOf({ ...edition, page: undefined }, notes?.over) : pageOf(edition),
    hero: { ...hero, afterwards },
    note: notes?.[phase],
    day:
      plan && hasPlan
        ? {
            ...plan,
            schedule: rows ? [] : schedule,
            facts: facts.map((fact) => ({
              ...fact,
              isLong: plainText(fact.text).length > 320 || undefined,
            })),
          }
        : undefined,
    about: about?.text || about?.button ? about : undefined,
    welcome:
      !isOver && (welcome?.text ?? welcome?.typedWords?.length)
        ? { ...welcome, spokenWords: listInWords(welcome.typedWords ?? [], siteLanguage()) }
        : undefined,
    sneakPeek: isOver ? undefined : (sneakPeek?.speakers ?? sneakPeek?.startups) && sneakPeek,
    faq: faq && questions.length > 0 ? { ...faq, questions } : undefined,
    speakersHeading: edition.speakersHeading ?? loadUiText().speakers,
    speakers: await allContent(speakers, async (speaker) => ({
      ...speaker,
      title: speaker.title && speaker.title + (speaker.employer ? commaOf(siteLanguage()) : ""),
      talk: speaker.talk && { ...speaker.talk, title: breakable(speaker.talk.title) },
      ...(await portraitOf(speaker)),
    })),
    partners: await withLogos(edition.partners),
    sponsors: await withLogos(edition.sponsors),
  };
}

/** Selects the entries that apply in a phase, so that no page offers what is sold out or over. */
function trueIn<Entry extends { phases?: Phase[] }>(current: Phase, entries: Entry[] = []) {
  return entries
    .filter(({ phases }) => phases?.includes(current) ?? true)
    .map(({ phases: _phases, ...entry }) => entry);
}

export type Conference = Awaited<ReturnType<typeof loadCurrentConference>>;

export function hasCalendar({ phase, hero }: Conference): boolean {
  return phase !== "over" && hero.addToCalendar !== undefined;
}

/** A group of the edition's file, where it has one. */
export type Group<Name extends keyof Conference> = NonNullable<Conference[Name]>;
