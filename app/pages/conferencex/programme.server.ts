import { z } from "zod";
import { dayInWords } from "#app/content/dates.server.ts";
import {
  day,
  namedEntry,
  paragraph,
  reportUnknown,
  singleLine,
  slug,
} from "#app/content/fields.server.ts";
import { siteLanguage } from "#app/content/site.server.ts";

export const session = namedEntry("title", {
  time: singleLine(20, "When, as it is printed.", "9–10 AM"),
  title: singleLine(200, "What.", "Registration"),
  text: paragraph(600, "What one does then.").optional(),
  lasts: z.boolean().optional().meta({
    description:
      "True if it goes on all the time, as talks do: a band between its neighbors, not a dot.",
  }),
  day: day.describe("Which of several days. Each day gets a heading.").optional(),
  room: singleLine(90, "The room, or the address of another place.", "Hall A").optional(),
  track: singleLine(40, "The track or the topic.", "Research").optional(),
  speakers: z
    .array(slug)
    .optional()
    .meta({ description: "The ids of those under speakers who speak." }),
});

type Edition = {
  speakers?: { id: string; name: string }[];
  day?: { schedule?: z.output<typeof session>[] };
};

/** The file has the speakers of its sessions. */
export function knowsItsSessions(edition: Edition, context: z.RefinementCtx) {
  const ids = (edition.speakers ?? []).map(({ id }) => id);
  edition.day?.schedule?.forEach(({ speakers = [] }, index) => {
    const known = { ids, of: "a speaker of this edition", place: "speakers" };
    speakers.forEach((id, place) =>
      reportUnknown(context, id, known, ["day", "schedule", index, "speakers", place]),
    );
  });
}

/** Browsers break “a/b” nowhere, and the long names of programs anywhere. */
export function breakable(title: string): string {
  return title
    .replaceAll(/(?<=\p{L}{4}\/)(?=\p{L}{4})/gu, "\u200b")
    .replaceAll(/\p{L}{16,}/gu, (word) =>
      word.replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, "\u200b"),
    );
}

/** The longest schedule that is a line of times. */
const MOST_IN_LINE = 12;

/** Sessions by day and time. Undefined for a short schedule of one day, which is a line of times. */
export function programmeOf({ speakers = [], day: plan }: Edition) {
  const sessions = plan?.schedule ?? [];
  const isLine = sessions.every(
    ({ day: on, room, track, speakers: ids }) => !on && !room && !track && !ids?.length,
  );
  if (isLine && sessions.length <= MOST_IN_LINE) return undefined;
  const language = siteLanguage();
  const days = Map.groupBy(sessions, (each) => each.day);
  return [...days].map(([on, ofDay]) => ({
    heading: on && dayInWords(on, language, { weekday: "long", month: "long", day: "numeric" }),
    slots: [...Map.groupBy(ofDay, ({ time }) => time)].map(([time, atOnce]) => ({
      time,
      sessions: atOnce.map(({ title, text, room, track, speakers: ids = [] }) => ({
        title: breakable(title),
        text,
        room: [room, track].filter(Boolean).join(" · "),
        speakers: ids.map((id) => ({ id, name: speakers.find((each) => each.id === id)?.name })),
      })),
    })),
  }));
}

export type Programme = NonNullable<ReturnType<typeof programmeOf>>;
