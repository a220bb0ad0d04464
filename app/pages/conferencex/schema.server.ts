import { z } from "zod";
import { editionPictures } from "#app/content/editions.server.ts";
import {
  checkKnown,
  day,
  paragraph,
  slug,
  text,
  unique,
  webLink,
} from "#app/content/fields.server.ts";
import { alt, focus, links, pageWords, question } from "#app/content/groups.server.ts";
import { logos } from "#app/content/organisations.server.ts";
import { pictureIn } from "#app/content/pictures.server.ts";

const phase = z
  .enum(["announced", "on-sale", "sold-out", "over"])
  .meta({ description: "The state of the edition. The ticket button and the notes follow it." });

/** The phases in which the page shows an entry, such as how to get a ticket. */
const phases = z.array(phase).min(1).optional();

/** A time on the 24-hour clock, 9:00 or 09:00. It becomes 09:00. */
const timeOfDay = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, {
    error: "is no time of day. Write it like 09:00 or 17:30.",
    abort: true, // because other checks compare it
  })
  .meta({ description: "A time of day on the 24-hour clock.", examples: ["09:00", "17:00"] })
  .transform((time) => time.padStart(5, "0"));

const timeZone = z
  .string()
  .refine(isTimeZone, "is no time zone. Write it like America/Toronto.")
  .meta({ description: "The time zone of the times above.", examples: ["America/Toronto"] });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** When the edition is. Texts in its file say it with placeholders. */
export const when = {
  date: day.describe("The day, or the first of several. Texts say {fullDate}, {date}, {weekday}."),
  endDate: day.describe("The last of several days.").optional(),
  startTime: timeOfDay.describe("On the 24-hour clock. Texts say {startTime}.").optional(),
  endTime: timeOfDay.describe("On the 24-hour clock. Texts say {endTime}.").optional(),
  timeZone: timeZone.optional(),
};

/** What the page of a past edition begins with. */
const recap = (year: number) =>
  z.strictObject({
    heading: text(80, "The page’s heading, if it isn’t the edition’s name.").optional(),
    lead: paragraph(300, "What the reader finds on the page.").optional(),
    mission: paragraph(900, "What the edition was for.").optional(),
    highlights: z
      .array(
        z.strictObject({
          title: text(60, "What there was to see.", "The startup showcase"),
          text: paragraph(900, "What it was like.").optional(),
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
  text: paragraph(1500, "What it is, for somebody who has never been to one.").optional(),
});

const session = z.strictObject({
  day: text(60, "The day that begins here, if there are several.", "Thursday").optional(),
  time: text(60, "When, as it is printed.", "9–10 AM", "Saturday, 9 AM"),
  title: text(200, "What.", "Registration"),
  text: paragraph(6000, "What one does then, or what a talk is about.").optional(),
  lasts: z
    .literal("true")
    .optional()
    .meta({ description: "If it goes on all the time, as talks do: a band instead of a dot." }),
  room: text(90, "The room, or another place.", "Hall A").optional(),
  speakers: z
    .array(slug)
    .superRefine(unique())
    .optional()
    .meta({ description: "Ids of speakers of this edition." }),
});

const dayPlan = z.strictObject({
  heading: text(90, "The section’s heading."),
  schedule: z.array(session).optional(),
  facts: z
    .array(
      z.strictObject({
        label: text(40, "What the fact is about.", "Food and drink"),
        text: paragraph(900, "The fact."),
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
    biography: paragraph(6000, "Who the speaker is.").optional(),
    links,
  });

/** A year of the conference, current or past. The page of a past one begins with its recap. */
export function editionSchema(year: number) {
  return z
    .strictObject({
      title: pageWords.title.optional(),
      description: pageWords.description.optional(),
      name: text(40, "The edition’s name. The file’s name is {year}.", "ConferenceX {year}"),
      phase,
      ...when,
      city: text(40, "The city.", "Toronto").optional(),
      venue: text(120, "The place in that city.").optional(),
      links: links.meta({ description: "Such as a code of conduct, or a call for speakers." }),
      notes: z
        .partialRecord(phase, text(140, "The line under the date, in that phase."))
        .optional(),
      ticket: webLink.optional().meta({ description: "Where tickets are sold." }),
      recap: recap(year).optional(),
      about: about.optional(),
      day: dayPlan.optional(),
      welcome: welcome.optional(),
      sneakPeek: sneakPeek.optional(),
      speakers: z.array(speaker(year)).superRefine(unique("id")).optional(),
      questions: z.array(question.extend({ phases })).superRefine(unique("question")).optional(),
      partners: logos.optional(),
      sponsors: logos.optional(),
    })
    .superRefine(({ date, endDate, startTime = "", endTime, day, speakers = [] }, context) => {
      const report = (field: string, message: string) =>
        context.addIssue({ code: "custom", message, path: [field] });
      if (endDate && endDate <= date)
        report(
          "endDate",
          `must be after the date, ${date}. Correct one of them, or leave it out for one day.`,
        );
      if (!endDate && endTime && endTime <= startTime)
        report("endTime", `must be after ${startTime}. Add the next day as endDate if it is then.`);
      const ids = speakers.map(({ id }) => id);
      day?.schedule?.forEach(({ speakers: named = [] }, index) => {
        for (const id of named)
          checkKnown(id, ids, `“${id}” in the speakers`, context, ["day", "schedule", index]);
      });
    });
}

export type Phase = z.output<typeof phase>;
