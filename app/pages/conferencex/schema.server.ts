import { z } from "zod";
import { editionPictures } from "#app/content/editions.server.ts";
import {
  day,
  flag,
  integer,
  link,
  paragraph,
  pictureIn,
  sample,
  slug,
  text,
  timeOfDay,
  timeZone,
  unique,
  webLink,
} from "#app/content/fields.server.ts";
import { alt, pageDescription, question, focus } from "#app/content/groups.server.ts";
import { logos } from "#app/content/organisations.server.ts";
import { personLinks } from "#app/content/team.server.ts";
import { agreesWithItself } from "./edition-mistakes.server.ts";

const phase = z
  .enum(["announced", "on-sale", "sold-out", "over"])
  .meta({ description: "The state of the edition. The ticket button and the notes follow it." });

/** The phases in which the page shows an entry, such as how to get a ticket. */
const phases = z.array(phase).min(1).optional();

/** When the edition is. Texts in its file say it with placeholders. */
export const when = {
  date: day.describe("The day, or the first of several. Texts say {fullDate}, {date}, {weekday}."),
  endDate: day.describe("The last of several days.").optional(),
  startTime: timeOfDay.describe("On the 24-hour clock. Texts say {startTime}.").optional(),
  endTime: timeOfDay.describe("On the 24-hour clock. Texts say {endTime}.").optional(),
  timeZone: timeZone.optional(),
  timeZoneLabel: text(20, "The time zone as texts say it: {timeZoneLabel}.", "EST").optional(),
};

const hero = z.strictObject({
  notes: z
    .strictObject({
      announced: text(140, "The line while no tickets are sold yet.").optional(),
      "on-sale": text(140, "The line while tickets are sold.").optional(),
      "sold-out": text(140, "The line once all are sold.").optional(),
      over: text(140, "The line once the day has passed.").optional(),
    })
    .optional(),
  ticket: z
    .strictObject({
      label: text(40, "The ticket button’s words.", "Secure a ticket"),
      url: webLink,
    })
    .optional(),
  addToCalendar: text(
    40,
    "The button for the calendar. Leave it out to offer no calendar file.",
    "Add to calendar",
  ).optional(),
});

/** What the page of a past edition begins with. */
const recap = (year: number) =>
  z.strictObject({
    heading: text(60, "The page’s heading, if it isn’t the edition’s name.").optional(),
    lead: paragraph(300, "What the reader finds on the page.").optional(),
    button: text(
      50,
      "The words that link to the highlights of the current edition.",
      "ConferenceX 2024 Highlights",
    ).optional(),
    mission: paragraph(900, "What the edition was for.").optional(),
    highlights: z
      .array(
        z.strictObject({
          title: text(60, "What there was to see.", "The startup showcase"),
          text: paragraph(320, "What it was like.").optional(),
          pictures: z
            .array(z.strictObject({ file: pictureIn(editionPictures(year), "highlight"), alt }))
            .max(3)
            .optional(),
        }),
      )
      .max(6)
      .optional(),
  });

const about = z.strictObject({
  heading: text(90, "The section’s heading.", "What is ConferenceX?"),
  text: paragraph(700, "What it is, for somebody who has never been to one.").optional(),
  lastEdition: text(
    50,
    "The button to the highlights of the edition before.",
    "Check out last year's conference",
  ).optional(),
});

const session = z.strictObject({
  time: text(20, "When, as it is printed.", "9–10 AM", "Saturday, 9 AM"),
  title: text(200, "What.", "Registration"),
  text: paragraph(600, "What one does then, or what a talk is about.").optional(),
  lasts: flag("True if it goes on all the time, as talks do: a band instead of a dot.").optional(),
  room: text(90, "The room, or another place.", "Hall A").optional(),
  speakers: z.array(slug).optional().meta({ description: "Ids of speakers of this edition." }),
});

const dayPlan = z.strictObject({
  heading: text(90, "The section’s heading."),
  schedule: z.array(session).optional(),
  facts: z
    .array(
      z.strictObject({
        label: text(40, "What the fact is about.", "Food and drink"),
        text: paragraph(320, "The fact."),
        phases,
      }),
    )
    .optional(),
});

const welcome = z.strictObject({
  heading: text(40, "The heading; the typed words follow it.", "Welcome To:"),
  typedWords: z
    .array(text(20, "A word that is typed.", "ConferenceX"))
    .max(4)
    .optional(),
  text: paragraph(300, "The sentences under it.").optional(),
});

const sneakPeek = z.strictObject({
  heading: text(60, "The section’s heading."),
  text: paragraph(320, "A sentence under it.").optional(),
  parts: z
    .array(
      z.strictObject({
        value: text(16, "How many, as a figure.", "{confirmedSpeakers}").optional(),
        heading: text(40, "Of what.", "Speakers"),
        text: paragraph(320, "Who or what they are, as a group.").optional(),
        regions: z.array(text(30, "A place they come from.", "Ontario")).optional(),
      }),
    )
    .optional(),
});

const speaker = (year: number) =>
  z.strictObject({
    id: slug,
    name: text(120, "The speaker’s name.", "Ada Example"),
    title: text(120, "What they are.", "Research Scientist").optional(),
    employer: text(90, "Where they work.", "Example Institute").optional(),
    photo: pictureIn(editionPictures(year), "portrait").optional(),
    focus,
    talk: text(200, "The talk’s title.", "How small can a model be?").optional(),
    abstract: paragraph(6000, "What the talk is about.").optional(),
    biography: paragraph(6000, "Who the speaker is.").optional(),
    links: personLinks.optional(),
    sample,
  });

const faq = z.strictObject({
  heading: text(60, "The section’s heading."),
  questions: z.array(question.extend({ phases })).superRefine(unique("question")).optional(),
});

/** A year of the conference, current or past. The page of a past one begins with its recap. */
export function editionSchema(year: number) {
  return z
    .strictObject({
      sample,
      page: pageDescription.optional(),
      name: text(40, "The edition’s name.", "ConferenceX {year}"),
      year: integer(2000, 2100, "The same as the file’s name. Texts say {year}."),
      phase,
      ...when,
      city: text(40, "The city.", "Toronto").optional(),
      venue: text(90, "The place in that city.").optional(),
      links: z
        .array(
          z.strictObject({
            label: text(40, "The link’s words.", "Code of conduct", "Call for speakers"),
            to: link,
          }),
        )
        .optional(),
      hero: hero.optional(),
      recap: recap(year).optional(),
      about: about.optional(),
      day: dayPlan.optional(),
      welcome: welcome.optional(),
      sneakPeek: sneakPeek.optional(),
      speakers: z.array(speaker(year)).superRefine(unique("id")).optional(),
      faq: faq.optional(),
      partners: logos.omit({ levels: true }).optional(),
      sponsors: logos.optional(),
    })
    .superRefine(agreesWithItself(year));
}

export type Phase = z.output<typeof phase>;
