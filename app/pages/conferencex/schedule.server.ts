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
import type { RichText } from "#app/content/rich-text.server.ts";
import { siteLanguage } from "#app/content/site.server.ts";

export const session = namedEntry("title", {
  time: singleLine(20, "When, as it is printed.", "9–10 AM"),
  title: singleLine(200, "What.", "Registration"),
  text: paragraph(600, "What one does then.").optional(),
  lasts: z.boolean().optional().meta({
    description:
      "True if it goes on all the time, as talks do: a band between its neighbors, not a dot.",
  }),
  day: day.describe("Which of several days.").optional(),
  room: singleLine(90, "The room, or the address of another place.", "Hall A").optional(),
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

/** The longest schedule that is drawn as a line of times. */
const MOST_IN_LINE = 12;

/** A long schedule, or one of several days or rooms, as rows of the list of facts. Undefined for a line of times. */
export function scheduleAsFacts({ speakers = [], day: plan }: Edition) {
  const sessions = plan?.schedule ?? [];
  const isLine = sessions.every(({ day: on, room, speakers: ids }) => !on && !room && !ids?.length);
  if (isLine && sessions.length <= MOST_IN_LINE) return undefined;
  return sessions.map(({ day: on, time, title, room, text, speakers: ids = [] }) => {
    const links = ids.flatMap((id) => {
      const name = speakers.find((each) => each.id === id)?.name;
      return name ? [" · ", { to: `#speaker-${id}`, words: name }] : [];
    });
    const parts: RichText = [
      { bold: breakable(title) },
      ...(room ? [` · ${room}`] : []),
      ...links,
      ...(text ? [": ", ...(typeof text === "string" ? [text] : text)] : []),
    ];
    const weekday = on && dayInWords(on, siteLanguage(), { weekday: "long" });
    return { label: [weekday, time].filter(Boolean).join(" "), text: parts };
  });
}
