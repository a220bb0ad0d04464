import type { z } from "zod";
import { checkIds } from "#app/content/fields.server.ts";

type Edition = {
  year: number;
  date: string;
  endDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  day?: { schedule?: { speakers?: string[] | undefined }[] | undefined } | undefined;
  speakers?: { id: string }[] | undefined;
};

/** The file's name decides the page's URL, and calendars need an end after the beginning. */
export function agreesWithItself(fileYear: number) {
  return (edition: Edition, context: z.RefinementCtx) => {
    const { year, date, endDate, startTime = "", endTime, day, speakers = [] } = edition;
    const report = (field: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [field] });
    if (year !== fileYear)
      report("year", `the file is called ${fileYear}.yaml. Write ${fileYear}, or rename the file.`);
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
  };
}
