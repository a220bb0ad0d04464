import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import {
  agreesWithItself,
  editionBase,
  loadEdition,
  logos,
  type Phase,
  phase,
  phaseNotes,
  withLogos,
} from "../conference.server.ts";
import {
  buttonLink,
  namedEntry,
  paragraph,
  pictureIn,
  question,
  sample,
  singleLine,
  slug,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { CONFERENCE, currentYear, editionPictures } from "#app/content/event-series.server.ts";
import { picture } from "#app/content/pictures.server.ts";
import { ticket } from "./ticket.server.ts";

/** The phases in which the page shows an entry, such as how to get a ticket. */
const phases = z.array(phase).min(1).optional();

export function editionSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: z.strictObject({
        notes: phaseNotes,
        ticket,
        /** Where an edition that is over leads: its recap, or the next edition. */
        afterwards: buttonLink,
        addToCalendar: singleLine(40, "The link to the calendar file.", "Add to calendar"),
      }),
      about: z.strictObject({
        heading: singleLine(60, "The section’s heading.", "What is ConferenceX?"),
        text: paragraph(700, "What the conference is, for somebody who has never been to one."),
        button: buttonLink,
      }),
      day: z.strictObject({
        heading: singleLine(90, "The section’s heading."),
        schedule: z
          .array(
            namedEntry("title", {
              time: singleLine(20, "When, as it is printed.", "9–10 AM"),
              title: singleLine(60, "What.", "Registration"),
              text: paragraph(160, "What one does then."),
            }),
          )
          .min(1),
        facts: z
          .array(
            namedEntry("label", {
              label: singleLine(40, "What the fact is about.", "Food and drink"),
              text: paragraph(200, "The fact."),
              phases,
            }),
          )
          .min(1),
      }),
      welcome: z.strictObject({
        heading: singleLine(40, "The heading; the typed words follow it.", "Welcome To:"),
        typedWords: z
          .array(singleLine(20, "A word that is typed.", "ConferenceX"))
          .min(1)
          .max(4),
        text: paragraph(300, "The sentences under it."),
      }),
      sneakPeek: z.strictObject({
        heading: singleLine(60, "The section’s heading."),
        speakers: z.strictObject({
          value: singleLine(16, "How many, as a figure of figures.yaml.", "{confirmedSpeakers}"),
          heading: singleLine(40, "The card’s heading.", "Speakers"),
          text: paragraph(320, "Who they are, as a group."),
          regions: z.array(singleLine(30, "A place they come from.", "Ontario")),
        }),
        startups: z.strictObject({
          value: singleLine(16, "How many, as a figure of figures.yaml.", "{startupShowcases}"),
          heading: singleLine(40, "The card’s heading.", "Startup Showcase"),
          text: paragraph(320, "What they show."),
        }),
      }),
      speakersHeading: singleLine(40, "The heading over the speakers.", "Featured Speakers"),
      speakers: z
        .array(
          namedEntry("name", {
            id: slug,
            name: singleLine(120, "The speaker’s name.", "Ada Example"),
            title: singleLine(90, "What they are.", "Research Scientist"),
            employer: singleLine(90, "Where they work.", "Example Institute"),
            photo: pictureIn(editionPictures(CONFERENCE, year), "portrait"),
            sample,
          }),
        )
        .superRefine(uniqueBy("id")),
      faq: z.strictObject({
        heading: singleLine(60, "The section’s heading."),
        questions: z
          .array(question.extend({ phases }).meta({ namedBy: "question" }))
          .min(1)
          .superRefine(uniqueBy("question")),
      }),
      partners: logos.optional(),
      sponsors: logos.optional(),
    })
    .superRefine(agreesWithItself(year));
}

export async function loadCurrentConference() {
  const year = currentYear(CONFERENCE);
  const edition = loadEdition(year, editionSchema(year));
  return {
    ...edition,
    day: { ...edition.day, facts: trueIn(edition.phase, edition.day.facts) },
    faq: { ...edition.faq, questions: trueIn(edition.phase, edition.faq.questions) },
    speakers: await allContent(
      edition.speakers.map(async (speaker) => ({
        ...speaker,
        photo: await picture(speaker.photo),
      })),
    ),
    partners: await withLogos(edition.partners),
    sponsors: await withLogos(edition.sponsors),
  };
}

/** Selects the entries that apply in a phase, so that no page offers what is sold out or over. */
function trueIn<Entry extends { phases?: Phase[] }>(current: Phase, entries: Entry[]) {
  return entries
    .filter(({ phases }) => phases?.includes(current) ?? true)
    .map(({ phases: _phases, ...entry }) => entry);
}

export type Conference = Awaited<ReturnType<typeof loadCurrentConference>>;
