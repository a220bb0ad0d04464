import type { z } from "zod";
import { checkIds } from "#app/content/fields.server.ts";

type Edition = {
  date: string;
  endDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  day?: { schedule?: { speakers?: string[] | undefined }[] | undefined } | undefined;
  speakers?: { id: string }[] | undefined;
};

/** Calendars need an end after the beginning, and a talk's speakers are those of the edition. */
export function agreesWithItself(edition: Edition, context: z.RefinementCtx) {
  const { date, endDate, startTime = "", endTime, day, speakers = [] } = edition;
  const report = (field: string, message: string) =>
    context.addIssue({ code: "custom", message, path: [field] });
  if (endDate && endDate <= date)
    report("endDate", `must be after ${date}. Leave it out for an event of one day.`);
  if (!endDate && endTime && endTime <= startTime)
    report("endTime", `must be after ${startTime}. Add the next day as endDate if it is then.`);
  const ids = speakers.map(({ id }) => id);
  day?.schedule?.forEach((session, index) =>
    checkIds(session.speakers ?? [], ids, "the speakers", context, [
      "day",
      "schedule",
      index,
      "speakers",
    ]),
  );
}
