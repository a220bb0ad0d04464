import { z } from "zod";
import { allContent } from "./content-error.server.ts";
import { conferenceYears } from "./conference-years.server.ts";
import {
  alt,
  day,
  internalLink,
  singleLine,
  namedEntry,
  uniqueBy,
  externalLink,
  pageDescription,
  paragraph,
  pictureIn,
  question,
  report,
  sample,
  slug,
  timeOfDay,
  year as yearField,
} from "./fields.server.ts";
import { organisationIds, organisationsById } from "./organisations.server.ts";
import { type Picture, picture } from "./pictures.server.ts";
import { loadPageContent } from "./site.server.ts";

/** Decides the pages, the ticket button, the calendar links and the structured data. */
const phase = z
  .enum(["announced", "on-sale", "sold-out", "over"])
  .meta({ description: "The state of the edition. The ticket button and the notes follow it." });

/** The phases in which the page shows an entry, such as how to get a ticket. */
const phases = z.array(phase).min(1).optional();

const editionBase = {
  sample,
  page: pageDescription,
  name: singleLine(40, "The edition’s name.", "ConferenceX 2025"),
  year: yearField("The year of the edition: the same as the file’s name."),
  phase,
  date: day,
  startTime: timeOfDay,
  endTime: timeOfDay,
  timeZone: z
    .string()
    .regex(/^[A-Za-z]+\/[A-Za-z_]+$/, "not a time zone.\nWrite it like America/Toronto.")
    .meta({
      description: "The time zone of the times above, by its name in the time-zone database.",
      examples: ["America/Toronto"],
    }),
  timeZoneLabel: singleLine(8, "The time zone as it is printed.", "EST"),
  city: singleLine(40, "The city.", "Toronto"),
  venue: singleLine(90, "The place in that city."),
};

const logos = z.strictObject({
  heading: singleLine(40, "The heading over the logos.", "Sponsors"),
  organisations: organisationIds,
});

const link = z.strictObject({
  label: singleLine(50, "The button’s words.", "Look back at ConferenceX 2024"),
  to: internalLink,
});

export function editionSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: z.strictObject({
        notes: z.strictObject({
          announced: singleLine(90, "The line while no tickets are sold yet."),
          "on-sale": singleLine(90, "The line while tickets are sold."),
          "sold-out": singleLine(90, "The line once all are sold."),
          over: singleLine(90, "The line once the day has passed."),
        }),
        ticket: z.strictObject({
          label: singleLine(40, "The ticket button’s words.", "Secure a ticket"),
          url: externalLink,
        }),
        /** Where an edition that is over leads: its recap, or the next edition. */
        afterwards: link,
        addToCalendar: singleLine(40, "The link to the calendar file.", "Add to calendar"),
      }),
      about: z.strictObject({
        heading: singleLine(60, "The section’s heading.", "What is ConferenceX?"),
        text: paragraph(700, "What the conference is, for somebody who has never been to one."),
        button: link,
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
            photo: pictureIn(`content/conferencex/${year}`, "portrait"),
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

export function recapSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: z.strictObject({
        heading: singleLine(60, "The page’s heading."),
        lead: paragraph(200, "What the reader finds on the page."),
        button: link,
      }),
      mission: z.strictObject({
        heading: singleLine(40, "The section’s heading.", "Conference Mission"),
        text: paragraph(900, "What the edition was for."),
      }),
      highlightsHeading: singleLine(40, "The section’s heading.", "Highlights"),
      highlights: z
        .array(
          namedEntry("title", {
            title: singleLine(60, "What there was to see.", "The startup showcase"),
            text: paragraph(320, "What it was like."),
            pictures: z
              .array(
                namedEntry("file", {
                  file: pictureIn(`content/conferencex/${year}`, "highlight"),
                  alt: alt(),
                }),
              )
              .min(1)
              .max(3),
          }),
        )
        .min(1)
        .max(6),
      speakersHeading: singleLine(40, "The heading over the speakers.", "Featured Speakers"),
      speakers: z
        .array(
          namedEntry("name", {
            id: slug,
            name: singleLine(120, "The speaker’s name.", "Ada Example"),
            role: singleLine(
              120,
              "What they are, in a few words.",
              "Professor of machine learning",
            ),
            sample,
          }),
        )
        .superRefine(uniqueBy("id")),
      sponsors: logos.optional(),
    })
    .superRefine(agreesWithItself(year));
}

/** The file's name decides the page's URL, and iCalendar needs an end after the beginning. */
function agreesWithItself(fileYear: number) {
  return (
    edition: { year: number; startTime: string; endTime: string },
    context: z.RefinementCtx,
  ) => {
    if (edition.year !== fileYear) {
      report(
        context,
        `the year is ${edition.year}, but the file is called ${fileYear}.yaml.`,
        `Write ${fileYear}, or rename the file and its folder of pictures.`,
        ["year"],
      );
    }
    const areTimes = [edition.startTime, edition.endTime].every(
      (time) => timeOfDay.safeParse(time).success,
    );
    // Two-digit hours sort as text.
    if (areTimes && edition.endTime <= edition.startTime) {
      report(
        context,
        `the end, ${edition.endTime}, is not after the beginning, ${edition.startTime}.`,
        "Correct one of the two times; both are on the 24-hour clock.",
        ["endTime"],
      );
    }
  };
}

export { conferenceYears };

export function currentConferenceYear(): number {
  return conferenceYears()[0] ?? new Date().getFullYear();
}

export async function loadCurrentConference() {
  const year = currentConferenceYear();
  const { sample: _sample, ...edition } = loadPageContent(
    `content/conferencex/${year}.yaml`,
    editionSchema(year),
  );
  return {
    ...edition,
    day: { ...edition.day, facts: trueIn(edition.phase, edition.day.facts) },
    faq: { ...edition.faq, questions: trueIn(edition.phase, edition.faq.questions) },
    speakers: await allContent(
      edition.speakers.map(async ({ id, name, title, employer, photo }) => ({
        id,
        name,
        title,
        employer,
        photo: await picture(`content/conferencex/${year}/${photo}`, "portrait"),
      })),
    ),
    partners: await withLogos(edition.partners),
    sponsors: await withLogos(edition.sponsors),
  };
}

export async function loadConferenceRecap(year: number) {
  const { sample: _sample, ...recap } = loadPageContent(
    `content/conferencex/${year}.yaml`,
    recapSchema(year),
  );
  return {
    ...recap,
    highlights: await allContent(
      recap.highlights.map(async (highlight) => ({
        ...highlight,
        pictures: await allContent(
          highlight.pictures.map(
            async ({ file, alt }): Promise<{ alt: string; picture: Picture }> => ({
              alt,
              picture: await picture(`content/conferencex/${year}/${file}`, "scene"),
            }),
          ),
        ),
      })),
    ),
    speakers: recap.speakers.map(({ id, name, role }) => ({ id, name, role })),
    sponsors: await withLogos(recap.sponsors),
  };
}

export type Phase = z.output<typeof phase>;

/** Selects the entries that apply in a phase, so that no page offers what is sold out or over. */
function trueIn<Entry extends { phases?: Phase[] }>(current: Phase, entries: Entry[]) {
  return entries
    .filter(({ phases }) => phases?.includes(current) ?? true)
    .map(({ phases: _phases, ...entry }) => entry);
}

async function withLogos(strip: z.output<typeof logos> | undefined) {
  const { heading, organisations } = strip ?? { heading: "", organisations: [] };
  return { heading, organisations: await organisationsById(organisations) };
}

export type Conference = Awaited<ReturnType<typeof loadCurrentConference>>;
export type ConferenceRecap = Awaited<ReturnType<typeof loadConferenceRecap>>;
